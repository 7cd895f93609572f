import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { Moves } from '#web/moves/moves.tsx';
import { changedBy } from '#web/undo/words.ts';
import { enrollmentMoveWords } from './move-words.ts';
import { NoteOfDecision } from './note-of-decision.tsx';
import { decideEnrollment } from './queries.ts';

/** What staff can decide about a registration now. */
export function EnrollmentMoves({ of }: { of: DeskEnrollment }) {
  const { t } = useLingui();
  return (
    <Moves
      offers={of.offers}
      words={enrollmentMoveWords}
      caseId={of.id}
      make={(move, { note, count }) => decideEnrollment(of.id, { version: of.version, move, note, count })}
      changes={changedBy.ENROLLMENT}
      against={(offer) => whyNot(of, offer)}
      more={{ approve: <BoothsLeft of={of} /> }}
      field={({ what, required }, { note }, give, move) =>
        what === 'note' && move === 'return' ? (
          <NoteOfDecision
            language={of.applicant.language}
            label={t`What needs correcting`}
            required={required}
            value={note}
            onChange={(text) => give({ note: text })}
          />
        ) : undefined
      }
    />
  );
}

/** In words, with the numbers that stand against it; undefined leaves it to the sentence of the code. */
function whyNot({ boothsCount }: DeskEnrollment, { move, missing }: DeskEnrollment['offers'][number]) {
  if (move === 'approve' && missing === 'PARAMS_ERROR' && boothsCount === 0) {
    return <Trans>No booths requested.</Trans>;
  }
  if (missing === 'CAPACITY_EXCEEDED') return <Trans>No booths left in this area.</Trans>;
  return undefined;
}

/** What a decision gives out of. */
function BoothsLeft({ of: { category, boothsCount, boothsLeft } }: { of: DeskEnrollment }) {
  if (!hasBooths(category)) return null;
  return (
    <p>
      {boothsLeft === null ? (
        <Trans>Booths requested: {boothsCount}</Trans>
      ) : (
        <Trans>
          Booths requested: {boothsCount}; left in this area: {boothsLeft}
        </Trans>
      )}
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OnePosition } from '#contract/recruitment/position.ts';
import { type PositionField, positionFields } from '#domain/recruitment/position-form.ts';
import { namesOf } from '#domain/locale.ts';
import { CaseBody } from '#web/case/case-body.tsx';
import { FieldNotes, type ReturnNotes, useReturnNotes } from '#web/case/field-notes.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PositionName } from '../marks.tsx';
import { PositionStanding } from '../standing.tsx';
import { movePosition, recruitmentChanges } from '../queries.ts';
import { positionFieldWords, positionMoveWords } from '../words.ts';
import { PositionFormCard } from './position-form-card.tsx';
import { PositionHistory } from './position-history.tsx';
import { PositionText } from './position-text.tsx';

const waitsForForm: ReadonlySet<string> = new Set(['submit', 'adjust', 'askChange']);

/** Of the two ways to change what is public only the one that fits is shown. */
const fitting = (offers: OnePosition['offers']) => {
  const adjusts = offers.some(({ move, missing }) => move === 'adjust' && missing === null);
  return offers.filter(({ move }) => move !== (adjusts ? 'askChange' : 'adjust'));
};

/** A position for whoever has to do with it: where it stands, its form or its text, and the next step. */
export function PositionView({ of, back, more }: { of: OnePosition; back: ReactNode; more?: ReactNode }) {
  const notes = useReturnNotes(of.id, positionFields);
  return (
    <>
      <PageHeader back={back} title={<PositionName of={of} />} actions={more}>
        <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <CaseBody
        of={of}
        standing={<PositionStanding word={of.status} />}
        published={
          of.isPublic && (
            <TextLink to="/public-recruit-list" search={{ positionId: of.id }}>
              <Trans>As everyone sees it</Trans>
            </TextLink>
          )
        }
        form={(below) => (
          <PositionFormCard key={`${of.id} ${of.status}`} of={of}>
            {below}
          </PositionFormCard>
        )}
        text={
          <Card>
            <Read of={of} notes={notes} />
          </Card>
        }
        buttons={(against) => (
          <Moves
            offers={fitting(of.offers)}
            words={positionMoveWords}
            caseId={of.id}
            make={async (move, { note }) => {
              const isReturn = move === 'notPass' || move === 'return';
              await movePosition(of.id, { move, version: of.version, note, notes: isReturn ? notes.written : [] });
              notes.clear();
            }}
            changes={recruitmentChanges}
            against={({ move }) => (waitsForForm.has(move) ? against : undefined)}
          />
        )}
        beside={<PositionHistory of={of} />}
      />
    </>
  );
}

/** The text, with the notes of the last return, and those that go along with the next. */
function Read({ of, notes }: { of: OnePosition; notes: ReturnNotes<PositionField> }) {
  const { t } = useLingui();
  if (!of.mayNote && of.notes.length === 0) return <PositionText of={of} />;
  return (
    <PositionText
      of={of}
      below={(field) => (
        <div className="flex flex-col gap-2">
          <FieldNotes
            notes={of.notes}
            field={field}
            writing={of.mayNote ? { notes, label: t(positionFieldWords[field]) } : null}
          />
        </div>
      )}
    />
  );
}

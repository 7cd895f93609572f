import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OnePosition } from '#contract/recruitment/position.ts';
import { type PositionField, positionFields } from '#domain/recruitment/position-form.ts';
import { namesOf } from '#domain/locale.ts';
import { FieldNotes, type ReturnNotes, useReturnNotes } from '#web/case/field-notes.tsx';
import { LastReturn } from '#web/case/last-return.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PositionName, PositionStanding } from '../marks.tsx';
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
  const notes = useReturnNotes(positionFields);
  const buttons = (against?: ReactNode) =>
    of.offers.length > 0 && (
      <StickyActions>
        <Moves
          offers={fitting(of.offers)}
          words={positionMoveWords}
          make={async (move, { note }) => {
            const isReturn = move === 'notPass' || move === 'return';
            await movePosition(of.id, { move, version: of.version, note, notes: isReturn ? notes.written : [] });
            notes.clear();
          }}
          changes={recruitmentChanges}
          against={({ move }) => (waitsForForm.has(move) ? against : undefined)}
        />
      </StickyActions>
    );
  return (
    <>
      <PageHeader back={back} title={<PositionName of={of} />} actions={more}>
        <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <PositionStanding word={of.status} />
        <span className="text-muted">
          <Trans>
            Since <DateTime at={of.statusSince} short />
          </Trans>
        </span>
        {of.isPublic && (
          <TextLink to="/public-recruit-list" search={{ positionId: of.id }}>
            <Trans>As everybody sees it</Trans>
          </TextLink>
        )}
      </p>
      <LastReturn of={of} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {of.isEditable ? (
            <PositionFormCard key={`${of.id} ${of.status}`} of={of}>
              {(against) => buttons(against)}
            </PositionFormCard>
          ) : (
            <>
              <Card>
                <Read of={of} notes={notes} />
              </Card>
              {buttons()}
            </>
          )}
        </div>
        <PositionHistory of={of} />
      </div>
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

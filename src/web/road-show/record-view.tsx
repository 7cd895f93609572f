import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { namesOf } from '#domain/locale.ts';
import { fieldsOf, type RecordField } from '#domain/road-show/record-form.ts';
import { CaseBody } from '#web/case/case-body.tsx';
import { FieldNotes, useReturnNotes } from '#web/case/field-notes.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { RecordStanding } from './standing.tsx';
import { recordSearch } from './paths.ts';
import { moveRecord, roadShowChanges } from './queries.ts';
import { RecordFormCard } from './record-form-card.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordText } from './record-text.tsx';
import { RecordName } from './record-name.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { kindWords, labelOf, recordMoveWords } from './words.ts';
import { RecordFiles } from './record-files.tsx';

/** A result or demand for whoever has to do with it: where it stands, its form or its text, and the next step. */
export function RecordView({
  of,
  back,
  more,
  onGone,
}: {
  of: OneRecord;
  back: ReactNode;
  more?: ReactNode;
  /** It is its author's draft again, which whoever reads this page does not see. */
  onGone?: () => Promise<void>;
}) {
  const { t } = useLingui();
  const notes = useReturnNotes(of.id, fieldsOf(of.kind));
  return (
    <>
      <PageHeader back={back} title={<RecordName of={of} />} actions={more}>
        {t(kindWords[of.kind].one)} · <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <CaseBody
        of={of}
        standing={<RecordStanding word={of.status} />}
        published={
          of.isPublished && (
            <TextLink to="/public-talk2/list" search={recordSearch(of)}>
              <Trans>As everyone sees it</Trans>
            </TextLink>
          )
        }
        form={(below) => (
          <RecordFormCard key={`${of.id} ${of.status}`} of={of}>
            {below}
          </RecordFormCard>
        )}
        text={
          <Card>
            <RecordText
              kind={of.kind}
              form={of.form}
              published={of.published}
              {...(of.mayNote || of.notes.length > 0
                ? {
                    below: (field: RecordField) => (
                      <div className="flex flex-col gap-2">
                        <FieldNotes
                          notes={of.notes}
                          field={field}
                          writing={of.mayNote ? { notes, label: t(labelOf(of.kind, field)) } : null}
                        />
                      </div>
                    ),
                  }
                : {})}
            />
            <WhenNear room="mt-6">
              <RecordFiles of={of} readOnly />
            </WhenNear>
          </Card>
        }
        buttons={(against) => (
          <Moves
            offers={of.offers}
            words={recordMoveWords}
            caseId={of.id}
            beginsLater
            make={async (move, { note }) => {
              const isReturn = move === 'disagree' || move === 'return';
              await moveRecord(of.id, { move, version: of.version, note, notes: isReturn ? notes.written : [] });
              notes.clear();
              if (move === 'unpublish') await onGone?.();
            }}
            changes={roadShowChanges}
            against={({ move }) => (isHandingIn(move) ? against : undefined)}
          />
        )}
        beside={
          <>
            {(of.isOwn || of.isPublished) && <SuggestionsCard of={of} />}
            <RecordHistory of={of} />
          </>
        }
      />
    </>
  );
}

const isHandingIn = (move: string): boolean => ['submit', 'submitToFund', 'askChange'].includes(move);

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { namesOf } from '#domain/locale.ts';
import { fieldsOf, type RecordField } from '#domain/road-show/record-form.ts';
import { FieldNotes, useReturnNotes } from '#web/case/field-notes.tsx';
import { LastReturn } from '#web/case/last-return.tsx';
import { UploadField } from '#web/file/upload-field.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { RecordStanding } from './marks.tsx';
import { recordSearch } from './paths.ts';
import { moveRecord, roadShowChanges } from './queries.ts';
import { RecordFormCard } from './record-form-card.tsx';
import { RecordHistory } from './record-history.tsx';
import { RecordText } from './record-text.tsx';
import { RecordName } from './records-table.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { kindWords, labelOf, recordMoveWords } from './words.ts';

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
  const notes = useReturnNotes(fieldsOf(of.kind));
  const buttons = (against?: ReactNode) =>
    of.offers.length > 0 && (
      <StickyActions>
        <Moves
          offers={of.offers}
          words={recordMoveWords}
          make={async (move, { note }) => {
            const isReturn = move === 'disagree' || move === 'return';
            await moveRecord(of.id, { move, version: of.version, note, notes: isReturn ? notes.written : [] });
            notes.clear();
            if (move === 'unpublish') await onGone?.();
          }}
          changes={roadShowChanges}
          against={({ move }) => (isHandingIn(move) ? against : undefined)}
        />
      </StickyActions>
    );
  return (
    <>
      <PageHeader back={back} title={<RecordName of={of} />} actions={more}>
        {t(kindWords[of.kind].one)} · <LocalizedName of={namesOf(of.unit)} />
      </PageHeader>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        <RecordStanding word={of.status} />
        <span className="text-muted">
          <Trans>
            Since <DateTime at={of.statusSince} short />
          </Trans>
        </span>
        {of.isPublished && (
          <TextLink to="/public-talk2/list" search={recordSearch(of)}>
            <Trans>As everybody reads it</Trans>
          </TextLink>
        )}
      </p>
      <LastReturn of={of} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {of.isEditable ? (
            <RecordFormCard key={`${of.id} ${of.status}`} of={of}>
              {(against) => buttons(against)}
            </RecordFormCard>
          ) : (
            <>
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
                <div className="mt-6 max-w-reading">
                  <UploadField owner={{ kind: 'ROAD_SHOW_RECORD', id: of.id }} group="RECORD_FILE" readOnly />
                </div>
              </Card>
              {buttons()}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {(of.isOwn || of.isPublished) && <SuggestionsCard of={of} />}
          <RecordHistory of={of} />
        </div>
      </div>
    </>
  );
}

const isHandingIn = (move: string): boolean => ['submit', 'submitToFund', 'askChange'].includes(move);

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { StaffPerson } from '#contract/participant/desk.ts';
import { type Person, personFields } from '#domain/participant/person.ts';
import { changed } from '#web/api/changed.ts';
import { photoOf } from '#web/file/person-photo.ts';
import { useReleased } from '#web/file/use-released.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FieldValue } from '../field-value.tsx';
import { plainName } from '../person-name.tsx';
import { PersonPhoto } from '../person-photo.tsx';
import { PhotoField } from '../photo-field.tsx';
import { documentTypeWords, fieldWords } from '../words.ts';
import { Correction } from './correction.tsx';
import { historyLabel } from './history-words.ts';
import { StandingBadge } from './person-marks.tsx';
import {
  arrangePerson,
  changePerson,
  type PersonDeed,
  personQuery,
  revealPerson,
  sendCode,
  staffKey,
} from './queries.ts';

/** One person: masked until somebody says why they need to see more, and what can be done. */
export function PersonDialog({
  activityId,
  participantId,
  mayWrite,
  onClose,
  onCorrect,
  onChanges,
}: {
  activityId: string;
  participantId: string;
  mayWrite: boolean;
  onClose: () => void;
  onCorrect: () => void;
  /** To what the unit asks for. */
  onChanges: () => void;
}) {
  const { data, error, refetch } = useQuery(personQuery(activityId, participantId));
  return (
    <Dialog open width="wide" title={data ? plainName(data.person) : <Trans>Participant</Trans>} onClose={onClose}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <div aria-busy="true">
          <Skeleton className="h-64" />
        </div>
      ) : (
        <div className="flex flex-col gap-6">
          <Facts person={data.person} photo={!mayWrite} />
          {mayWrite && <Correction of={data} onCorrect={onCorrect} onChanges={onChanges} />}
          {mayWrite && <Photo activityId={activityId} personId={participantId} />}
          {mayWrite && <Deeds key={data.person.version} activityId={activityId} person={data.person} />}
          <History lines={data.history} />
        </div>
      )}
    </Dialog>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

const grid = 'grid gap-x-4 gap-y-1 grid-cols-[fit-content(40%)_minmax(0,1fr)]';

function Photo({ activityId, personId }: { activityId: string; personId: string }) {
  useReleased(photoOf(personId), true, () => void changed(staffKey(activityId)));
  return <PhotoField personId={personId} />;
}

function Facts({ person, photo }: { person: StaffPerson; photo: boolean }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3">
      {photo && <PersonPhoto person={person} />}
      <p className="flex flex-wrap items-center gap-3">
        <StandingBadge person={person} />
        {person.representative && <Trans>Meeting representative</Trans>}
      </p>
      <dl className={grid}>
        {person.nameTc && person.nameEn && <Row label={t(fieldWords.nameEn)}>{person.nameEn}</Row>}
        <Row label={t(fieldWords.pinyin)}>{person.pinyin}</Row>
        <Row label={<Trans comment="The organisation that sends a person">Unit</Trans>}>
          <LocalizedName of={person.unitNames} />
        </Row>
        <Row label={t(fieldWords.title)}>{person.title}</Row>
        <Row label={t(documentTypeWords[person.documentType])}>
          <span className="tabular-nums">{person.maskedDocument}</span>
        </Row>
        <Row label={t(fieldWords.phone)}>
          <span className="tabular-nums">
            +{person.phoneCountry} {person.maskedPhone}
          </span>
        </Row>
        {person.hotel && (
          <Row label={t(fieldWords.hotel)}>
            {person.checkIn} – {person.checkOut}
          </Row>
        )}
        {person.dinner && (
          <Row label={t(fieldWords.dinner)}>
            {t`Yes`}
            {person.diet && ` · ${person.diet}`}
          </Row>
        )}
      </dl>
    </div>
  );
}

function Deeds({ activityId, person }: { activityId: string; person: StaffPerson }) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [clear, setClear] = useState<Person | null>(null);
  const [dinnerTable, setDinnerTable] = useState(person.dinnerTable);
  const [hotelRoom, setHotelRoom] = useState(person.hotelRoom);
  const why = reason.trim() ? undefined : t`Say why first.`;

  const { run, busy } = useDeed({
    call: ({ work }: { work: () => Promise<unknown>; done: string | null }) => work(),
    done: (_result, { done }) => done,
    changes: [staffKey(activityId)],
  });
  const attempt = (work: () => Promise<unknown>, done: string | null) => run({ work, done });
  const deed = (name: PersonDeed, done: string) =>
    void attempt(() => changePerson(name, person.id, { version: person.version, reason }), done);
  const isOut = person.revokedAt !== null || person.cancelledAt !== null;

  return (
    <>
      {(person.dinner || person.hotel) && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(
              () => arrangePerson(person.id, { version: person.version, dinnerTable, hotelRoom }),
              t`Saved.`,
            );
          }}
        >
          {person.dinner && (
            <div className="w-32">
              <TextField
                label={t({ message: 'Table', comment: 'At the dinner' })}
                value={dinnerTable}
                onChange={setDinnerTable}
              />
            </div>
          )}
          {person.hotel && (
            <div className="w-32">
              <TextField
                label={t({ message: 'Room', comment: 'At the hotel' })}
                value={hotelRoom}
                onChange={setHotelRoom}
              />
            </div>
          )}
          <Button type="submit" busy={busy} icon="save">
            <Trans>Save</Trans>
          </Button>
        </form>
      )}
      {clear ? (
        <dl className={grid} data-clear>
          {personFields.map((field) => (
            <Row key={field} label={t(fieldWords[field])}>
              <FieldValue field={field} value={clear[field]} />
            </Row>
          ))}
        </dl>
      ) : null}
      <div className="flex flex-col gap-3 rounded-card border border-line p-4">
        <TextField
          label={t`Reason`}
          hint={
            <Trans>Recorded with your name. Required to see full details, revoke codes, cancel and reinstate.</Trans>
          }
          value={reason}
          onChange={setReason}
          limit={500}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            icon="eye"
            busy={busy}
            disabledReason={why}
            onClick={() => void attempt(async () => setClear(await revealPerson(person.id, reason)), null)}
          >
            <Trans>Show full details</Trans>
          </Button>
          {person.hasCode && !isOut && (
            <Button
              icon="ban"
              busy={busy}
              disabled={Boolean(why)}
              onClick={() => deed('revoke', t`This code no longer works.`)}
            >
              <Trans>Revoke the code</Trans>
            </Button>
          )}
          {!person.cancelledAt && (
            <Button
              tone="danger"
              icon="close"
              busy={busy}
              disabled={Boolean(why)}
              onClick={() => deed('cancel', t`The registration is cancelled.`)}
            >
              <Trans>Cancel the registration</Trans>
            </Button>
          )}
          {isOut && (
            <Button icon="undo" busy={busy} disabled={Boolean(why)} onClick={() => deed('reinstate', t`Reinstated.`)}>
              <Trans>Reinstate</Trans>
            </Button>
          )}
          {person.hasCode && !isOut && (
            <Button icon="send" busy={busy} onClick={() => void attempt(() => sendCode(person.id), t`Code sent.`)}>
              <Trans>Send the code again</Trans>
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

function History({
  lines,
}: {
  lines: { at: Parameters<typeof DateTime>[0]['at']; action: string; reason: string; by: string | null }[];
}) {
  const { i18n } = useLingui();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 font-semibold">
        <Trans>History</Trans>
      </h3>
      <ol className="flex flex-col gap-1 text-sm">
        {lines.map((line) => (
          <li key={line.at + line.action} className="flex flex-wrap gap-x-3">
            <DateTime at={line.at} short />
            <span>{historyLabel(line.action, i18n)}</span>
            {line.by && <span className="text-muted">{line.by}</span>}
            {line.reason && <span className="basis-full text-muted">{line.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

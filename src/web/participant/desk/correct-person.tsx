import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffPerson } from '#contract/participant/desk.ts';
import type { Person } from '#domain/participant/person.ts';
import { forgetSealed } from '#web/account/sealed-drafts.ts';
import { hasCode } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Conflict, Versioned } from '#web/ui/use-versioned-form.ts';
import { FieldValue } from '../field-value.tsx';
import { plainName } from '../person-name.tsx';
import { fieldWords } from '../words.ts';
import { correctPerson, personQuery, revealPerson, staffKey } from './queries.ts';
import { ReasonFirst } from './reason-first.tsx';
import type { EntryProps } from './staff-entry.tsx';
import { StaffPersonForm } from './staff-person-form.tsx';

/** What stands about somebody, in clear once it was said why, and corrected for the same reason. */
export function CorrectPerson({ participantId, ...entry }: EntryProps & { participantId: string }) {
  const { activityId, onClose } = entry;
  const { data, error, refetch } = useQuery(personQuery(activityId, participantId));
  const [seen, setSeen] = useState<(Versioned<Person> & { reason: string }) | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72" />;
  const { person } = data;
  const name = plainName(person);
  return (
    <>
      <PageHeader title={<Trans>Correct the details of {name}</Trans>}>
        <Standing person={person} />
      </PageHeader>
      {seen ? (
        <Correcting {...entry} participantId={participantId} seen={seen} reason={seen.reason} />
      ) : (
        <ReasonFirst
          onCancel={onClose}
          onReason={async (reason) => {
            const values = await revealPerson(participantId, reason);
            setSeen({ values, version: person.version, reason });
          }}
        />
      )}
    </>
  );
}

const Standing = ({ person: { listStatus, hasCode: expected } }: { person: StaffPerson }) =>
  listStatus === 'LOCKED' && expected ? (
    <Trans>
      The list is locked, so the unit can't change this. What you save applies at once, at the door too. The code stays
      the same and is sent again if the phone or e-mail changes.
    </Trans>
  ) : (
    <Trans>The unit can still change this itself. Whoever saves second is told.</Trans>
  );

function Correcting({
  activityId,
  participantId,
  typed,
  seen,
  reason,
  ...form
}: EntryProps & { participantId: string; seen: Versioned<Person>; reason: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [conflict, setConflict] = useState<Conflict<Person> | null>(null);

  const send = async (person: Person, version: number) => {
    await correctPerson(participantId, { version, reason, person });
    await changed(staffKey(activityId));
  };
  const save = async (person: Person) => {
    try {
      await send(person, seen.version);
    } catch (error) {
      if (!hasCode(error, 'STATUS_ERROR')) throw error;
      const newest = await client.fetchQuery({ ...personQuery(activityId, participantId), staleTime: 0 });
      if (newest.person.version === seen.version) throw error;
      const values = await revealPerson(participantId, reason);
      setConflict({ base: seen.values, mine: person, newest: { values, version: newest.person.version } });
      throw error;
    }
  };
  return (
    <>
      <StaffPersonForm {...form} initial={typed ?? seen.values} savedWord={t`Details corrected.`} onSave={save} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(fieldWords[field])}
          show={(field, values) => <FieldValue field={field} value={values[field]} />}
          onResolve={async (chosen) => {
            await send(chosen, conflict.newest.version);
            await forgetSealed(form.draftKey);
            form.onClose();
          }}
          onClose={() => setConflict(null)}
        />
      )}
    </>
  );
}

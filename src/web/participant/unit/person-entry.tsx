import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MyList } from '#contract/participant.ts';
import type { Person } from '#domain/participant/person.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { storedDraft } from '#web/ui/use-draft.ts';
import { listCalls, myListKey, ownPersonQuery } from '../queries.ts';
import { newPerson } from './new-person.ts';
import { PersonForm } from './person-form.tsx';
import { wishedPerson, wishPerson } from './wish-store.ts';

export const entryDraftKey = (activityId: string, personId: string): string => `person:${activityId}:${personId}`;

/** One person's entry: somebody new, somebody on the list, or somebody in the change being prepared. */
export function PersonEntry({ list, personId, onClose }: { list: MyList; personId: string; onClose: () => void }) {
  const isNew = personId.startsWith('new');
  const own = useQuery({ ...ownPersonQuery(list.activityId, personId), enabled: !isNew });
  const locale = useLocale();
  // What was typed before is taken up once, not again with every keystroke.
  const [started] = useState(
    () =>
      storedDraft<Person>(entryDraftKey(list.activityId, personId)) ??
      (list.status === 'LOCKED' ? wishedPerson(list.activityId, personId) : null),
  );
  if (own.error && !own.data) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
  if (!isNew && !own.data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  const initial = started ?? own.data?.person ?? newPerson(locale);
  return (
    <Entry
      list={list}
      personId={personId}
      version={own.data?.version ?? 0}
      stored={own.data?.person ?? null}
      initial={initial}
      verified={own.data?.phoneVerified ?? false}
      onClose={onClose}
    />
  );
}

function Entry({
  list,
  personId,
  version,
  stored,
  initial,
  verified,
  onClose,
}: {
  list: MyList;
  personId: string;
  version: number;
  stored: Person | null;
  initial: Person;
  verified: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const client = useQueryClient();
  const calls = listCalls(list.activityId);
  const isLocked = list.status === 'LOCKED';
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  const save = async (person: Person) => {
    if (isLocked) wishPerson(list.activityId, personId, version, person);
    else {
      const after = personId === 'new' ? await calls.add(person) : await calls.edit(personId, version, person);
      client.setQueryData(myListKey(list.activityId), after);
    }
  };
  return (
    <>
      <PageHeader title={stored ? t`Edit participant` : t`New participant`}>
        {isLocked && <Trans>The list is locked: this becomes part of the change that you ask for.</Trans>}
      </PageHeader>
      <PersonForm
        list={list}
        draftKey={entryDraftKey(list.activityId, personId)}
        initial={initial}
        verifiedPhone={verified && stored ? { phoneCountry: stored.phoneCountry, phone: stored.phone } : null}
        saveWord={isLocked ? t`Put into the change` : t`Save participant`}
        onSave={save}
        onClose={onClose}
      />
    </>
  );
}

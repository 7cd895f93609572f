import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MyList } from '#contract/participant/participant.ts';
import type { Person } from '#domain/participant/person.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { readSealed } from '#web/account/sealed-drafts.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { listCalls, myListKey, ownPersonQuery } from '../queries.ts';
import { newPerson } from './new-person.ts';
import { PersonForm } from './person-form.tsx';
import { VerifiedPhone } from './verified-phone.tsx';
import { wishedPerson, wishPerson } from './wish-store.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { useOnce } from '#web/ui/use-once.ts';

export const entryDraftKey = (activityId: string, personId: string): string => `person:${activityId}:${personId}`;

/** What was typed of a person before: taken up once, not again with every keystroke. */
const startedQuery = ({ activityId, status }: MyList, personId: string) =>
  queryOptions({
    queryKey: ['participants', 'typed', activityId, personId],
    queryFn: async () =>
      (await readSealed<Person>(entryDraftKey(activityId, personId))) ??
      (status === 'LOCKED' ? await wishedPerson(activityId, personId) : null),
    staleTime: Infinity,
    gcTime: 0,
  });

/** One person's entry: somebody new, somebody on the list, or somebody in the change being prepared. */
export function PersonEntry({ list, personId, onClose }: { list: MyList; personId: string; onClose: () => void }) {
  const isNew = personId.startsWith('new');
  const own = useQuery({ ...ownPersonQuery(list.activityId, personId), enabled: !isNew });
  const locale = useLocale();
  const started = useQuery(startedQuery(list, personId));
  const failed = own.error && !own.data ? own : started.error && started.data === undefined ? started : null;
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if ((!isNew && !own.data) || started.data === undefined) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  const initial = started.data ?? own.data?.person ?? newPerson(locale);
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
  const calls = listCalls(list.activityId);
  const once = useOnce();
  const isLocked = list.status === 'LOCKED';
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);
  const save = async (person: Person) => {
    if (isLocked) await wishPerson(list.activityId, personId, { version, stored, person });
    else {
      const after =
        personId === 'new' ? await once((key) => calls.add(person, key)) : await calls.edit(personId, version, person);
      showNewest(myListKey(list.activityId), after);
    }
  };
  return (
    <>
      <PageHeader title={stored ? t`Edit participant` : t`New participant`}>
        {isLocked && <Trans>The list is locked, so this is added to your change request.</Trans>}
      </PageHeader>
      <PersonForm
        offering={list}
        draftKey={entryDraftKey(list.activityId, personId)}
        initial={initial}
        phone={(form) => (
          <VerifiedPhone form={form} activityId={list.activityId} verified={verified && stored ? stored : null} />
        )}
        emailHint={
          <Trans>We'll send the sign-in code here. If you leave this empty, we'll send it to your unit.</Trans>
        }
        saveWord={isLocked ? t`Add to request` : t`Save participant`}
        savedWord={isLocked ? t`Not sent yet. Add a reason and send it to the fund.` : t`Saved.`}
        onSave={save}
        onClose={onClose}
      />
    </>
  );
}

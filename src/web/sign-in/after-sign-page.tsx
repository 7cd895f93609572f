import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { hasCode } from '#web/api/api-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { selfSignInQuery } from './queries.ts';
import { ChoosePerson } from './self/choose-person.tsx';
import { selfAttemptId } from './self/self-attempt.ts';
import { SelfResult } from './self/self-result.tsx';

/** Where the code on the wall leads: whoever is logged in is signed in, and sees what is left (rows 025, 217). */
export function AfterSignPage() {
  const { t } = useLingui();
  usePageTitle(t`Sign-in`);
  const { venue } = useSearch({ from: '/sign-in/after-sign' });
  if (venue) return <SignIn venue={venue} />;
  return (
    <>
      <PageHeader title={<Trans>Sign-in</Trans>} />
      <EmptyState icon="qr" title={<Trans>Scan the code on the wall</Trans>}>
        <Trans>Scan the code at the entrance with your phone to sign in, or show your own code at the door.</Trans>
      </EmptyState>
    </>
  );
}

function SignIn({ venue }: { venue: string }) {
  const [participantId, setParticipantId] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery(
    selfSignInQuery(venue, participantId, selfAttemptId(venue, participantId ?? '')),
  );
  if (data) return <SelfResult result={data} />;
  const header = <PageHeader title={<Trans>Sign-in</Trans>} />;
  if (error && !isFetching) {
    const unclear = hasCode(error, 'SIGN_IN_PERSON_NOT_FOUND');
    return (
      <>
        {header}
        {unclear && participantId === null ? (
          <ChoosePerson onChosen={setParticipantId} />
        ) : unclear ? (
          <EmptyState icon="question" title={<Trans>You’re not on the list</Trans>}>
            <Trans>Please go to the registration desk. They’ll find or add you.</Trans>
          </EmptyState>
        ) : hasCode(error, 'PAIRING_CODE_ERROR') ? (
          <EmptyState icon="qr" title={<Trans>This code is no longer in use</Trans>}>
            <Trans>Please scan the code on the wall again, or show your own code at the door.</Trans>
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      {header}
      <div aria-busy="true" className="mx-auto flex max-w-md flex-col gap-4">
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    </>
  );
}

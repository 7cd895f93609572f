import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { doorStaff } from '#domain/account/roles.ts';
import { useMay } from '#web/api/use-may.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { badgesQuery, reissueCodes, staffKey } from './queries.ts';

/** Everybody of an activity gets another code, after a question that says how many and what becomes of badges. */
export function ReissueButton({ activityId }: { activityId: string }) {
  const mayReissue = useMay('reissueParticipantCodes', doorStaff);
  const { data } = useQuery({ ...badgesQuery({ activityId }, 0), enabled: mayReissue });
  const total = data?.totalElements ?? 0;
  const { run, busy } = useDeed({
    sure: () => ({
      title: data?.more ? (
        <Trans>New codes for more than {total} people?</Trans>
      ) : (
        <Plural value={total} one="New code for # person?" other="New codes for # people?" />
      ),
      text: (
        <Trans>
          All current codes for this activity stop working now, including those on printed badges and in earlier
          messages. Everyone is sent a new code; print the badges again. Phones at the doors update the next time they
          connect.
        </Trans>
      ),
      action: <Trans>Replace all codes</Trans>,
      tone: 'danger',
    }),
    call: () => reissueCodes(activityId),
    done: ({ people }) => (
      <Plural
        value={people}
        one="# person has a new code. Print the badge again."
        other="# people have new codes. Print the badges again."
      />
    ),
    changes: [staffKey(activityId)],
  });
  if (!mayReissue || total === 0) return null;

  return (
    <Button icon="key" busy={busy} onClick={() => void run()}>
      <Trans>New codes for everybody</Trans>
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnMeeting } from '#contract/meeting.ts';
import type { Instant } from '#domain/instant.ts';
import { mostWishedSlots } from '#domain/schedule/change-moves.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { clockOf, useDayName } from '../slot-times.tsx';
import { askChange, meetingChanges, meetingSlotsQuery } from './queries.ts';
import { reasonLimit } from './words.ts';

/** Up to three times that one would rather meet at; those at which the other side is free too stand first. */
export function AskDialog({ meeting, onClose }: { meeting: OwnMeeting; onClose: () => void }) {
  const { t } = useLingui();
  const dayName = useDayName();
  const { data, error, refetch } = useQuery(meetingSlotsQuery(meeting.id));
  const [wished, setWished] = useState<readonly Instant[]>([]);
  const [reason, setReason] = useState('');
  const once = useOnce();
  const ask = useDeed({
    call: async () => {
      await once((key) => askChange(meeting.id, { wished: [...wished], reason: reason.trim() }, key));
      onClose();
    },
    done: () => t`We’ve asked the other side.`,
    changes: meetingChanges,
  });
  const slots = data?.slots.toSorted(
    (x, y) => Number(y.otherIsFree) - Number(x.otherIsFree) || (x.begin < y.begin ? -1 : 1),
  );
  const against =
    wished.length === 0
      ? t`Choose a time first`
      : wished.length > mostWishedSlots
        ? t`At most ${mostWishedSlots} times`
        : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Request another time</Trans>}
      actions={
        <Button tone="primary" icon="send" busy={ask.busy} disabledReason={against} onClick={() => void ask.run()}>
          <Trans comment="For another time of a meeting">Send request</Trans>
        </Button>
      }
    >
      <p className="mb-2 text-muted">
        <Trans>
          Up to {mostWishedSlots} times that suit you. The meeting stays where it is until the change is approved.
        </Trans>
      </p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error && <Skeleton className="h-40" />}
      {slots?.length === 0 && (
        <p>
          <Trans>You have no other free time.</Trans>
        </p>
      )}
      {slots?.map(({ begin, otherIsFree }) => (
        <CheckboxField
          key={begin}
          label={`${dayName(begin)} ${clockOf(begin)}`}
          hint={otherIsFree ? t`The other side is free too` : t`The other side has another meeting then`}
          checked={wished.includes(begin)}
          onChange={(checked) => setWished(checked ? [...wished, begin] : wished.filter((one) => one !== begin))}
        />
      ))}
      <div className="mt-3">
        <TextArea
          label={t({ message: 'Reason', comment: 'Why somebody would like another time' })}
          value={reason}
          onChange={setReason}
          limit={reasonLimit}
          rows={2}
        />
      </div>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { DeskRoom, menuPlace } from '#web/desk/desk-room.tsx';
import { InboxHead } from '#web/inbox/inbox-head.tsx';
import { ofParticipants, StaffHead } from '#web/participant/desk/staff-head.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FirstDesk = ({ head }: { head: ReactNode }) => (
  <DeskRoom parts={<div className={menuPlace} />}>
    <div className="min-w-0">
      {head}
      <Skeleton className="h-dvh" />
    </div>
  </DeskRoom>
);

export const FirstInbox = () => <FirstDesk head={<InboxHead />} />;
export const FirstPeople = () => <FirstDesk head={<StaffHead {...ofParticipants} />} />;

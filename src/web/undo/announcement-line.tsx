import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type Announcement, forgetAnnouncement } from './announcements.ts';
import { TakeBackButton } from './take-back-button.tsx';
import { takeBackAnnouncement } from './take-back-announcement.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const leastMs = 4000;

/** Goes by itself when its time is over, and has been read also where that was over from the first. */
export function AnnouncementLine({ one, byKey }: { one: Announcement; byKey: boolean }) {
  const [shownAt] = useState(() => Date.now());
  const secondsLeft = useSecondsLeft(Math.max(0, one.endsAt - shownAt), shownAt);
  useEffect(() => {
    const timer = setTimeout(() => forgetAnnouncement(one), Math.max(leastMs, one.endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [one]);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <p role="status" className="min-w-40 flex-1 font-medium">
        <Sentence one={one} />
      </p>
      {secondsLeft > 0 && (
        <TakeBackButton secondsLeft={secondsLeft} byKey={byKey} takeBack={() => takeBackAnnouncement(one)} />
      )}
    </li>
  );
}

function Sentence({ one: { kind, count } }: { one: Announcement }) {
  if (kind === 'NOTICE_SENT') {
    return <Plural value={count} one="On its way to # account." other="On its way to # accounts." />;
  }
  if (kind === 'SUPPLEMENT_PUBLISHED') {
    return <Plural value={count} one="Published. # account is told." other="Published. # accounts are told." />;
  }
  return (
    <Plural
      value={count}
      _0="The activity is cancelled."
      one="The activity is cancelled. # recipient is told."
      other="The activity is cancelled. # recipients are told."
    />
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardState } from '#domain/activity/card.ts';
import type { ActivityCategory, HomeSection } from '#domain/activity/category.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** The text of a card's button (D1 §2 Home). */
export const stateWords: Record<CardState, MessageDescriptor> = {
  NOT_STARTED: msg`Registration not started`,
  OPEN: msg`Receiving registrations`,
  ENDED: msg`Registration ended`,
  IN_PROCESS: msg`Registration in process`,
  REGISTERED: msg`Registered`,
  LIST: msg`Registration list`,
};

export const sectionWords: Record<HomeSection['id'], { title: MessageDescriptor; none: MessageDescriptor }> = {
  exhibitions: { title: msg`Exhibitions`, none: msg`No exhibition is open at the moment.` },
  roadShows: { title: msg`Road shows`, none: msg`No road show is open at the moment.` },
  docking: { title: msg`Business docking`, none: msg`No docking is open at the moment.` },
  recruitment: { title: msg`Recruitment`, none: msg`No recruitment fair is open at the moment.` },
  publicEvents: { title: msg`Public events`, none: msg`No public event is open at the moment.` },
};

export const categoryIcon: Record<ActivityCategory, IconName> = {
  STWEEK: 'booth',
  PCLOSE: 'flag',
  ROADSHOW: 'presentation',
  DOCKING: 'exchange',
  RECRUIT: 'briefcase',
  PUBLIC: 'megaphone',
};

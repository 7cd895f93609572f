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

export const kindWords: Record<HomeSection['id'], MessageDescriptor> = {
  exhibitions: msg`Exhibitions`,
  roadShows: msg`Road shows`,
  docking: msg`Business matching`,
  recruitment: msg`Recruitment`,
  publicEvents: msg`Public events`,
};

export const categoryIcon: Record<ActivityCategory, IconName> = {
  STWEEK: 'booth',
  PCLOSE: 'flag',
  ROADSHOW: 'presentation',
  DOCKING: 'exchange',
  RECRUIT: 'briefcase',
  PUBLIC: 'megaphone',
};

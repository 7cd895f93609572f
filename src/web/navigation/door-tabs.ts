import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconName } from '#web/ui/icon.tsx';

interface DoorTab {
  to: '/sign-in/list' | '/sign-in/conflicts' | '/sign-in/stations' | '/sign-in/scan';
  label: MessageDescriptor;
  icon: IconName;
}

/** The pages of the door, in the order of how often one needs them. */
export const doorTabs: readonly DoorTab[] = [
  { to: '/sign-in/scan', label: msg({ message: 'Scan', comment: 'A tab; one short word' }), icon: 'scan' },
  { to: '/sign-in/list', label: msg({ message: 'People', comment: 'A tab; one short word' }), icon: 'users' },
  { to: '/sign-in/conflicts', label: msg({ message: 'Conflicts', comment: 'A tab; one short word' }), icon: 'flag' },
  { to: '/sign-in/stations', label: msg({ message: 'Stations', comment: 'A tab; one short word' }), icon: 'device' },
];

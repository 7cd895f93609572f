import type { SnapshotPerson } from '#contract/sign-in/snapshot.ts';

export const guestId = (n: number): string => `019a0000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** Somebody on the list that a phone at the door keeps; the code is `CODE` and the number. */
export const guest = (n: number, changed: Partial<SnapshotPerson> = {}): SnapshotPerson => ({
  participantId: guestId(n),
  version: 1,
  nameTc: `賓客${n}`,
  nameEn: '',
  pinyin: '',
  unitName: '',
  title: '',
  credential: `CODE${n}`,
  kinds: ['ACTIVITY'],
  signIns: [],
  ...changed,
});

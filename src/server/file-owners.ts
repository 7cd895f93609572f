import type { FileOwnerKind } from '#domain/file/words.ts';
import { activityFiles } from './activity/activity-files.ts';
import type { FileOwner } from './file/owner.ts';

/** Every kind of thing that has files. */
export const fileOwners: Readonly<Record<FileOwnerKind, FileOwner>> = { ACTIVITY: activityFiles };

import type { DoorExport } from '#web/door/door.ts';
import { shareOrSave } from '#web/ui/share-or-save.ts';

/** Answers false when the person changed their mind. */
export const saveExport = ({ fileName, text }: DoorExport): Promise<boolean> =>
  shareOrSave(new File([text], fileName, { type: 'application/json' }));

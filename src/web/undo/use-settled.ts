import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { BulkAction } from '#contract/inbox.ts';
import { changed } from '#web/api/changed.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { readDeed } from './deeds.ts';
import { changedBy } from './words.ts';

/** Whatever page stands there shows what a deed has changed; what is over is told, whoever else it left alone. */
export function useSettled(open: readonly BulkAction[] | undefined): void {
  const before = useRef<ReadonlyMap<string, BulkAction>>(new Map());
  useEffect(() => {
    if (!open) return;
    const seen = before.current;
    const now = new Map(open.map((deed) => [deed.id, deed]));
    before.current = now;
    const refresh = ({ workflow }: BulkAction) => void changed(...changedBy[workflow]);
    for (const deed of open) if (seen.get(deed.id)?.state !== deed.state) refresh(deed);
    for (const gone of seen.values()) {
      if (now.has(gone.id)) continue;
      refresh(gone);
      if (gone.state !== 'DONE') void tell(gone.id);
    }
  }, [open]);
}

async function tell(bulkId: string): Promise<void> {
  const { action } = await readDeed(bulkId, { page: 0, size: 1 });
  const { DONE: done, REFUSED: refused, UNDONE: undone, KEPT: kept } = action.counts;
  if (action.state === 'UNDONE') {
    const stays =
      kept > 0
        ? ` ${plural(kept, { one: '# stays: something happened to it later.', other: '# stay: something happened to them later.' })}`
        : '';
    toast({ tone: 'info', text: plural(undone, { one: '# was taken back.', other: '# were taken back.' }) + stays });
  } else if (action.state === 'DONE') {
    const left =
      refused > 0 ? ` ${plural(refused, { one: '# was left as it is.', other: '# were left as they are.' })}` : '';
    toast({ tone: refused > 0 ? 'info' : 'good', text: `${t`Done: ${done}.`}${left}` });
  }
}

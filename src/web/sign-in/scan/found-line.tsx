import type { Found } from '#web/door/search/search-messages.ts';
import { BothNames } from '../both-names.tsx';

/** Enough of a person to choose by. */
export const FoundLine = ({ found }: { found: Found }) => (
  <span className="block min-w-0">
    <span className="block text-lg leading-snug font-semibold">
      <BothNames person={found} />
    </span>
    <span className="block text-sm leading-snug text-muted">
      {[found.unitName, found.title].filter(Boolean).join(' · ')}
      {found.phoneTail && <span className="tabular-nums"> · …{found.phoneTail}</span>}
    </span>
  </span>
);

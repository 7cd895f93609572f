import type { Found } from '#web/door/search-messages.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';

/** Enough of a person to choose by. */
export const FoundLine = ({ found }: { found: Found }) => (
  <span className="block min-w-0">
    <span className="block text-lg leading-snug font-semibold">
      <LocalizedName of={{ tc: found.nameTc, en: found.nameEn }} />
      {found.nameTc && found.nameEn && <span className="ml-2 text-base font-normal text-muted">{found.nameEn}</span>}
    </span>
    <span className="block text-sm leading-snug text-muted">
      {[found.unitName, found.title].filter(Boolean).join(' · ')}
      {found.phoneTail && <span className="tabular-nums"> · …{found.phoneTail}</span>}
    </span>
  </span>
);

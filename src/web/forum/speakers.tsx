import type { Speaker } from '#contract/forum/session.ts';
import type { Texts } from '#contract/texts.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';

/** Who speaks: `Leong Weng Si, Professor, Hou Kong University`. */
export const Speakers = ({ of }: { of: readonly Speaker[] }) =>
  of.length > 0 && (
    <ul className="text-sm">
      {of.map(({ name, title, organisation }) => (
        <li key={JSON.stringify([name, organisation])}>
          <LocalizedName of={name} className="font-medium" />
          <After of={title} />
          <After of={organisation} />
        </li>
      ))}
    </ul>
  );

const After = ({ of }: { of: Texts }) =>
  Object.values(of).some(Boolean) && (
    <span className="text-muted">
      , <LocalizedName of={of} />
    </span>
  );

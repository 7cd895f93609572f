import { Trans, useLingui } from '@lingui/react/macro';
import { placeholderWords } from '../words.ts';

/** The names that may stand in braces, and what each stands for; a tap puts one where the text was left. */
export function Placeholders({
  names,
  onInsert,
}: {
  names: readonly string[];
  onInsert: ((name: string) => void) | undefined;
}) {
  const { t } = useLingui();
  return (
    <div>
      <p className="mb-2 font-medium">
        <Trans>Placeholders</Trans>
      </p>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => {
          const words = placeholderWords[name];
          const shown = (
            <>
              <code className="font-semibold">{`{${name}}`}</code>
              {words && <span className="text-sm text-muted">{t(words)}</span>}
            </>
          );
          return (
            <li key={name}>
              {onInsert ? (
                <button
                  type="button"
                  onClick={() => onInsert(name)}
                  className="flex min-h-touch flex-wrap items-center gap-x-2 rounded-lg border border-line bg-surface px-3 text-left hover:bg-sunken"
                >
                  {shown}
                </button>
              ) : (
                <span className="flex min-h-touch flex-wrap items-center gap-x-2 rounded-lg border border-line px-3">
                  {shown}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import type { LocalizedText } from '#domain/locale.ts';
import { useName } from '#web/i18n/localized-name.tsx';

export const longTextClass = 'max-w-reading whitespace-pre-line';

/** A text of several paragraphs in the reader's language, or the next best. */
export function LongText({ of }: { of: LocalizedText }) {
  const { text, lang, converted } = useName(of);
  if (!text) {
    return (
      <p className="text-muted">
        <Trans>Nothing here yet.</Trans>
      </p>
    );
  }
  return (
    <div lang={lang} className={longTextClass}>
      {text}
      {converted && (
        <p lang="zh-Hans" className="mt-3 text-sm text-muted">
          <Trans>Converted automatically from traditional Chinese.</Trans>
        </p>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { dayText } from '#domain/day-text.ts';
import { businessDateTime, type Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import type { KindWindow } from '#domain/sign-in/model.ts';
import { useLocale } from '#web/i18n/use-locale.ts';

/** `25 November 2026, 09:00`, in Macau. */
const momentText = (locale: Locale, at: Instant): string => {
  const text = businessDateTime(at);
  return `${dayText(locale, text)}${locale === 'en' || locale === 'pt' ? ', ' : ' '}${text.slice(11, 16)}`;
};

/** From and until when something may be signed, for whoever comes at another time. */
export function WindowLines({ windows }: { windows: readonly Omit<KindWindow, 'kind'>[] }) {
  const locale = useLocale();
  return windows.map(({ opensAt, closesAt }) => {
    const from = opensAt && momentText(locale, opensAt);
    const until = closesAt && momentText(locale, closesAt);
    return (
      <p key={`${opensAt} ${closesAt}`} className="text-lg leading-snug font-semibold">
        {from && until && (
          <Trans>
            Open from {from} to {until} (Macau time)
          </Trans>
        )}
        {from && !until && <Trans>Open from {from} (Macau time)</Trans>}
        {!from && until && <Trans>Open until {until} (Macau time)</Trans>}
      </p>
    );
  });
}

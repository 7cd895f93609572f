import { Trans } from '@lingui/react/macro';
import type { LocalizedText } from '#domain/locale.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Who reads simplified characters has most likely a phone on which only a mainland map opens. */
const mapOf = (locale: string, place: string): string =>
  locale === 'sc'
    ? `https://uri.amap.com/search?keyword=${encodeURIComponent(place)}&city=820000`
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${place}, Macau`)}`;

/** To the place on a map; nothing where there is no place. */
export function MapLink({ place }: { place: LocalizedText }) {
  const locale = useLocale();
  const { text } = useName(place);
  if (!text) return null;
  return (
    <a
      href={mapOf(locale, text)}
      target="_blank"
      rel="noopener"
      className="-my-2 inline-flex min-h-touch items-center gap-1 font-medium"
    >
      <Trans>Show on the map</Trans>
      <Icon name="external" size="sm" />
    </a>
  );
}

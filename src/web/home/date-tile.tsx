import { bcp47 } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** The picture of an activity without one of its own: the day it begins, and what kind it is. */
export function DateTile({ date, icon }: { date: string; icon: IconName }) {
  const locale = useLocale();
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const month = new Intl.DateTimeFormat(bcp47[locale], { month: 'short', timeZone: 'UTC' }).format(day);
  return (
    <div aria-hidden className="flex items-center justify-between bg-brand-soft px-5 py-4 text-on-brand-soft">
      <div className="flex items-baseline gap-2">
        <span className="text-4xl font-bold tracking-tight tabular-nums">{day.getUTCDate()}</span>
        <span className="text-lg font-medium">{month}</span>
      </div>
      <Icon name={icon} size="lg" />
    </div>
  );
}

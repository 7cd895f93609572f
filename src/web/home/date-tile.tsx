import { shortMonthText } from '#domain/day-text.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** The picture of an activity without one of its own: the day it begins, and what kind it is. */
export function DateTile({ date, icon, className }: { date: string; icon: IconName; className: string }) {
  const locale = useLocale();
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  return (
    <div aria-hidden className={className}>
      <div className="flex size-full flex-col items-center justify-center bg-brand-soft text-on-brand-soft">
        <Icon name={icon} />
        <span className="text-2xl leading-tight font-bold tracking-tight tabular-nums">{day.getUTCDate()}</span>
        <span className="text-sm font-medium">{shortMonthText(locale, date)}</span>
      </div>
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { InAppNotice } from '#contract/notice/notice.ts';
import { bcp47, isLocale, namesOf } from '#domain/locale.ts';
import { nearestLanguage } from '#domain/notice/languages.ts';
import { noticePages } from '#domain/notice/pages.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { localeNames } from '#web/i18n/locale-names.ts';

/** One notice; its title is the way to what it is about, and going there has read it. */
export function NoticeItem({ notice, onRead }: { notice: InAppNotice; onRead: () => void }) {
  const { activity, actionNeeded, at, readAt } = notice;
  const reader = useLocale();
  const language = nearestLanguage(Object.keys(notice.texts).filter(isLocale), reader) ?? notice.language;
  const { title, text } = notice.texts[language] ?? { title: '', text: '' };
  const unread = readAt === null;
  return (
    <article
      className={`relative rounded-card border bg-surface p-4 shadow-card md:px-6 ${unread ? 'border-l-4 border-line border-l-brand' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {unread && (
          <Badge tone="brand">
            <Trans comment="Of a notice">Unread</Trans>
          </Badge>
        )}
        {actionNeeded && (
          <Badge tone="warn" icon="flag">
            <Trans>Action needed</Trans>
          </Badge>
        )}
        {activity && <LocalizedName of={namesOf(activity)} />}
        <DateTime at={at} short />
        {language !== reader && (
          <span>
            <Trans>Only in {localeNames[language]}</Trans>
          </span>
        )}
      </div>
      <h2 lang={bcp47[language]} className={`mt-1 text-lg ${unread ? 'font-semibold' : 'font-medium'}`}>
        <NoticeLink notice={notice} onRead={unread ? onRead : undefined}>
          {title}
        </NoticeLink>
      </h2>
      {text && (
        <p lang={bcp47[language]} className="mt-1 max-w-reading whitespace-pre-line">
          {text}
        </p>
      )}
      {unread && (
        <div className="relative z-10 mt-2 -ml-3 w-fit">
          <Button tone="quiet" icon="check" onClick={onRead}>
            <Trans>Mark as read</Trans>
          </Button>
        </div>
      )}
    </article>
  );
}

function NoticeLink({
  notice: { page, activity },
  onRead,
  children,
}: {
  notice: InAppNotice;
  onRead: (() => void) | undefined;
  children: ReactNode;
}) {
  if (!page) return <>{children}</>;
  return (
    <Link
      {...noticePages[page](activity)}
      onClick={onRead}
      className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
    >
      {children}
    </Link>
  );
}

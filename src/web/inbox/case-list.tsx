import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import type { InboxCase } from '#contract/inbox.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { CaseName } from './case-name.tsx';
import { caseStatusWord, whoseTurn, workflowWords } from './case-words.ts';
import { targetOf } from './targets.ts';
import { WorkedTime } from './worked-time.tsx';

/**
 * The cases, to be walked through by keys once one of them has the focus: j and k, Enter for its page, space to choose.
 */
export function CaseList({
  rows,
  shownId,
  chosen,
  choosing,
  onShow,
  onToggle,
  onHelp,
}: {
  rows: readonly InboxCase[];
  shownId: string | null;
  chosen: ReadonlySet<string>;
  choosing: boolean;
  onShow: (id: string) => void;
  onToggle: (id: string) => void;
  onHelp: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);

  const goTo = (at: number) => {
    const row = rows[at];
    if (!row) return;
    onShow(row.id);
    list.current?.querySelector<HTMLElement>(`[data-case="${row.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = event.target instanceof HTMLElement ? event.target.dataset['case'] : undefined;
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row) return;
    const deeds: Record<string, () => void> = {
      j: () => goTo(at + 1),
      ArrowDown: () => goTo(at + 1),
      k: () => goTo(at - 1),
      ArrowUp: () => goTo(at - 1),
      Enter: () => void navigate(targetOf(row)),
      ' ': () => choosing && onToggle(row.id),
      '?': onHelp,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  };

  return (
    <ul
      ref={list}
      aria-label={t`Cases`}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
      onKeyDown={onKeyDown}
    >
      {rows.map((row) => (
        <li
          key={row.id}
          className={`flex items-stretch border-b border-line last:border-0 ${row.id === shownId ? 'bg-brand-soft' : 'hover:bg-sunken'}`}
        >
          {choosing && (
            <label className="flex min-w-touch cursor-pointer items-center justify-center pl-2">
              <input
                type="checkbox"
                tabIndex={-1}
                checked={chosen.has(row.id)}
                onChange={() => onToggle(row.id)}
                className="size-5 accent-brand"
              />
              <span className="sr-only">
                <Trans comment="Before the name of a case">Choose</Trans> <CaseName of={row} />
              </span>
            </label>
          )}
          <button
            type="button"
            data-case={row.id}
            aria-current={row.id === shownId ? 'true' : undefined}
            tabIndex={row.id === (shownId ?? rows[0]?.id) ? 0 : -1}
            onClick={() => onShow(row.id)}
            className="grid min-h-touch min-w-0 flex-1 cursor-pointer gap-1 px-3 py-3 text-left compact:h-9 compact:py-0.5 compact:text-sm focus-visible:outline-offset-[-3px] md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-4"
          >
            <CaseLine of={row} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function CaseLine({ of: row }: { of: InboxCase }) {
  const { t } = useLingui();
  const { label, icon } = workflowWords[row.workflow];
  const status = caseStatusWord(row.workflow, row.status);
  const { label: turn, tone } = whoseTurn[row.turn];
  return (
    <>
      <span className="flex min-w-0 gap-3 compact:items-center">
        <span className="mt-0.5 text-muted compact:mt-0">
          <Icon name={icon} label={t(label)} />
        </span>
        <span className="min-w-0 compact:flex compact:flex-1 compact:items-baseline compact:gap-3">
          <span className="block font-medium compact:flex-3 compact:truncate">
            <CaseName of={row} />
          </span>
          <span className="block text-sm text-muted compact:flex-2 compact:truncate">
            {status ? t(status) : row.status}
            {row.activityNames && (
              <>
                {' · '}
                <LocalizedName of={row.activityNames} />
              </>
            )}
          </span>
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 pl-8 md:justify-end md:pl-0">
        {row.overdue ? (
          <Badge tone="bad" icon="warning">
            <Trans>Overdue</Trans>
          </Badge>
        ) : (
          <Badge tone={tone}>{t(turn)}</Badge>
        )}
        <span className="min-w-20 text-right text-sm text-muted tabular-nums compact:min-w-16">
          <WorkedTime ms={row.workedMs} />
        </span>
      </span>
    </>
  );
}

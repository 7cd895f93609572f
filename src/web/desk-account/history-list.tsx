import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountPage } from '#contract/desk-account.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { actionWords, auditFieldWords } from './words.ts';

type Entry = AccountPage['history'][number];

/** Who did what, when, and from what to what; newest first. */
export function HistoryList({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui();
  if (entries.length === 0) {
    return (
      <p className="text-muted">
        <Trans>Nothing has been recorded yet.</Trans>
      </p>
    );
  }
  return (
    <ol className="flex flex-col divide-y divide-line">
      {entries.map((entry) => {
        const action = actionWords[entry.action];
        return (
          <li key={entry.id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{action ? t(action) : entry.action}</span>
              <span className="text-sm text-muted">
                <DateTime at={entry.at} short />
                {entry.by && ` · ${entry.by}`}
              </span>
            </p>
            <Changes changes={entry.changes} />
            {entry.reason && <p className="text-sm text-muted">{entry.reason}</p>}
          </li>
        );
      })}
    </ol>
  );
}

function Changes({ changes }: Pick<Entry, 'changes'>) {
  const { t } = useLingui();
  const told = changes.filter(({ field }) => auditFieldWords[field]);
  if (told.length === 0) return null;
  return (
    <ul className="text-sm break-words">
      {told.map(({ field, from, to }) => {
        const label = auditFieldWords[field];
        return (
          <li key={field}>
            {label && <span className="text-muted">{t(label)}: </span>}
            {from !== null && from !== '' && <del className="text-muted">{String(from)}</del>}
            {from !== null && from !== '' && to !== null && to !== '' && ' → '}
            {to !== null && to !== '' && <ins className="no-underline">{String(to)}</ins>}
          </li>
        );
      })}
    </ul>
  );
}

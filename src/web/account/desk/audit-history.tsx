import { useLingui } from '@lingui/react/macro';
import type { AccountPage } from '#contract/account/desk.ts';
import { HistoryCard } from '#web/desk/history-card.tsx';
import { actionWords, auditFieldWords } from './words.ts';

type Entry = AccountPage['history'][number];

/** What was done to an account or a unit, from what to what; newest first. */
export function AuditHistory({ entries }: { entries: readonly Entry[] }) {
  const { t } = useLingui();
  return (
    <HistoryCard
      entries={entries.map(({ id, action, at, by, changes, reason }) => {
        const words = actionWords[action];
        return {
          key: id,
          what: words ? t(words) : action,
          at,
          by,
          more: (
            <>
              <Changes changes={changes} />
              {reason && <p className="text-sm text-muted">{reason}</p>}
            </>
          ),
        };
      })}
    />
  );
}

function Changes({ changes }: Pick<Entry, 'changes'>) {
  const { t } = useLingui();
  const told = changes.filter(({ field }) => auditFieldWords[field]);
  if (told.length === 0) return null;
  return (
    <ul className="text-sm">
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

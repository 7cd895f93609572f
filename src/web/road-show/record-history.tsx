import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { HistoryCard } from '#web/desk/history-card.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { RecordStanding } from './marks.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Handed in`,
  submitToFund: msg`Handed in`,
  agree: msg({ message: 'Agreed', comment: 'A research office to a result' }),
  disagree: msg({ message: 'Returned', comment: 'To its author' }),
  forward: msg`Handed on to the fund`,
  publish: msg({ message: 'Published', comment: 'Of a result or demand' }),
  return: msg({ message: 'Returned', comment: 'To its author' }),
  askChange: msg`Change handed in`,
  withdraw: msg`Taken back`,
  unpublish: msg`Taken out of sight`,
};

/** What happened, newest first. */
export function RecordHistory({ of }: { of: OneRecord }) {
  const { t } = useLingui();
  if (of.history.length === 0) return null;
  return (
    <HistoryCard
      entries={of.history.map(({ at, by, action, to, reason }) => {
        const word = done[action];
        return {
          key: `${at} ${action}`,
          what: word ? t(word) : action,
          at,
          by: by && <LocalizedName of={by} />,
          more: (
            <>
              <p className="mt-1">
                <RecordStanding word={to} />
              </p>
              {reason && <p className="mt-1 break-words whitespace-pre-line text-muted">{reason}</p>}
            </>
          ),
        };
      })}
    />
  );
}

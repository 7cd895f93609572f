import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OneProduct } from '#contract/docking/product.ts';
import { HistoryCard } from '#web/desk/history-card.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { ProductStanding } from '../marks.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Handed in`,
  askChange: msg`Change handed in`,
  pass: msg({ message: 'Passed on', comment: 'A product, by the event contractor' }),
  notPass: msg({ message: 'Returned', comment: 'To its exhibitor' }),
  forward: msg`Handed on to the fund`,
  approve: msg({ message: 'Listed', comment: 'Of a docking product' }),
  return: msg({ message: 'Returned', comment: 'To its exhibitor' }),
  withdraw: msg`Taken back`,
  unlist: msg`Taken off the list`,
};

/** What happened, newest first. */
export function ProductHistory({ of }: { of: OneProduct }) {
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
                <ProductStanding word={to} />
              </p>
              {reason && <p className="mt-1 break-words whitespace-pre-line text-muted">{reason}</p>}
            </>
          ),
        };
      })}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { PersonName, plainName } from '../person-name.tsx';
import type { WishInHand } from './wish-store.ts';

/** Those who are to be added to a locked list, beside those who are on it. */
export function Newcomers({ wish, onOpen }: { wish: WishInHand; onOpen: (personId: string) => void }) {
  const { t } = useLingui();
  const { changes } = wish.wish;
  if (!changes.some(({ kind }) => kind === 'add')) return null;
  return (
    <ul className="mt-4 grid gap-4 lg:grid-cols-2" aria-label={t`To be added`}>
      {changes.map(
        (change, place) =>
          change.kind === 'add' && (
            <li
              key={change.person.documentNumber}
              className="rounded-card border border-dashed border-line bg-surface p-4"
            >
              <h2 className="text-lg font-semibold">
                <PersonName of={change.person} both />
              </h2>
              <p className="my-2">
                <Badge tone="warn" icon="hourglass">
                  <Trans context="change of a list">Not sent yet</Trans>
                </Badge>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button icon="edit" onClick={() => onOpen(`new:${place}`)}>
                  <Trans>Edit</Trans>
                  <span className="sr-only"> {plainName(change.person)}</span>
                </Button>
                <Button tone="quiet" icon="undo" onClick={() => wish.drop(place)}>
                  <Trans>Do not add</Trans>
                  <span className="sr-only"> {plainName(change.person)}</span>
                </Button>
              </div>
            </li>
          ),
      )}
    </ul>
  );
}

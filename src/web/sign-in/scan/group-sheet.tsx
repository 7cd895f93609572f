import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { Door } from '#web/door/door.ts';
import type { Found } from '#web/door/search/search-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { FoundLine } from './found-line.tsx';

/** A unit's people by tick list; each is judged alone (R19). */
export function GroupSheet({
  door,
  member,
  onSignIn,
  onClose,
}: {
  door: Pick<Door, 'unitOf'>;
  member: Found;
  onSignIn: (participantIds: string[]) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [people, setPeople] = useState<Found[] | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { busy, work } = useWork();
  const count = ticked.size;

  useEffect(() => {
    let wanted = true;
    void door.unitOf(member.participantId).then((answer) => wanted && setPeople(answer));
    return () => {
      wanted = false;
    };
  }, [door, member]);

  const tick = (id: string, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  const all = people !== null && people.length > 0 && count === people.length;

  return (
    <Dialog
      open
      width="wide"
      title={member.unitName || t`Group`}
      onClose={onClose}
      actions={
        <Button
          tone="primary"
          size="lg"
          busy={busy}
          disabled={count === 0}
          onClick={() => void work(() => onSignIn([...ticked]))}
        >
          <Plural value={count} _0="Choose people" one="Sign in # person" other="Sign in # people" />
        </Button>
      }
    >
      {people === null ? (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : (
        <>
          <Button tone="quiet" onClick={() => setTicked(new Set(all ? [] : people.map((one) => one.participantId)))}>
            {all ? <Trans>Choose nobody</Trans> : <Trans>Choose everybody</Trans>}
          </Button>
          <ul className="flex flex-col divide-y divide-line">
            {people.map((person) => (
              <li key={person.participantId}>
                <label className="flex min-h-14 items-center gap-3 py-2">
                  <input
                    type="checkbox"
                    className="size-6 shrink-0 accent-brand"
                    checked={ticked.has(person.participantId)}
                    onChange={(event) => tick(person.participantId, event.target.checked)}
                  />
                  <FoundLine found={person} />
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

/** One step up or down in an ordered list. The focus stays with the row that moved. */
export function MoveButtons({
  name,
  at,
  count,
  onMove,
}: {
  /** What is moved. */
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
}) {
  const { t } = useLingui();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const moved = useRef<'up' | 'down' | null>(null);
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const wanted = moved.current === 'up' ? up.current : down.current;
    const other = moved.current === 'up' ? down.current : up.current;
    moved.current = null;
    (wanted?.disabled ? other : wanted)?.focus();
  }, [at]);
  const move = (direction: 'up' | 'down') => {
    moved.current = direction;
    onMove(direction === 'up' ? at - 1 : at + 1);
  };
  return (
    <>
      <IconButton
        ref={up}
        icon="chevron-up"
        label={t`Move ${name} up`}
        disabled={at === 0}
        onClick={() => move('up')}
      />
      <IconButton
        ref={down}
        icon="chevron-down"
        label={t`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => move('down')}
      />
    </>
  );
}

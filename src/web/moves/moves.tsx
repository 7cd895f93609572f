import { Button } from '#web/ui/button.tsx';
import { type MovesProps, useMoves } from './use-moves.tsx';

/** A button for each move that a case offers, why one cannot be pressed, and the sheet for what it asks. */
export function Moves<Name extends string>(props: MovesProps<Name>) {
  const { items, sheet } = useMoves(props);
  return (
    <>
      {items.map(({ move, label, icon, tone, against, busy, start }) => (
        <Button key={move} tone={tone} icon={icon} busy={busy} disabledReason={against} onClick={start}>
          {label}
        </Button>
      ))}
      {sheet}
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { changedRow, identityOf } from './row-identity.ts';

interface RepeatingListProps<Row> {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** What a row begins with. */
  newRow: () => Row;
  add: ReactNode;
  /** Why no further one can be added; nothing while there is room. */
  isFull?: ReactNode;
  /** What taking a row away is called. */
  removeLabel: string;
  /** Columns of a row; the last is that of its button. */
  className: string;
  /** The fields of one row. @param at its place, for the paths of problems */
  children: (row: Row, change: (part: Partial<Row>) => void, at: number) => ReactNode;
}

/** Rows of fields that are added and taken away; the focus goes to the new row, and back to the button. */
export function RepeatingList<Row extends object>(props: RepeatingListProps<Row>) {
  const { rows, onChange, newRow, add, isFull, removeLabel, className, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const focusWanted = useRef<'last' | 'button' | null>(null);
  useEffect(() => {
    const wanted = focusWanted.current;
    focusWanted.current = null;
    if (wanted === 'last')
      list.current?.lastElementChild?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    if (wanted === 'button') button.current?.querySelector('button')?.focus();
  }, [rows.length]);

  return (
    <>
      <ul ref={list} className="grid gap-4">
        {rows.map((row, at) => (
          <li key={identityOf(row)} className={`grid items-end gap-3 ${className}`}>
            {children(
              row,
              (part) => onChange(rows.map((other) => (other === row ? changedRow(row, part) : other))),
              at,
            )}
            <IconButton
              icon="trash"
              label={removeLabel}
              onClick={() => {
                focusWanted.current = 'button';
                onChange(rows.filter((other) => other !== row));
              }}
            />
          </li>
        ))}
      </ul>
      <div ref={button} className="mt-3">
        <Button
          icon="plus"
          disabledReason={isFull}
          onClick={() => {
            focusWanted.current = 'last';
            onChange([...rows, newRow()]);
          }}
        >
          {add}
        </Button>
      </div>
    </>
  );
}

import { expect, test } from 'vitest';
import { projectMoves } from './closing/project-moves.ts';
import { productMoves } from './docking/product-moves.ts';
import { enrollmentMoves } from './enrollment/enrollment-moves.ts';
import { applicationMoves } from './recruitment/application-moves.ts';
import { positionMoves } from './recruitment/position-moves.ts';
import { recordMoves } from './road-show/record-moves.ts';

interface AnyMove {
  needs: readonly { name: string }[];
  asks?: readonly { what: string; required?: unknown }[];
}

const tables = {
  enrollmentMoves,
  productMoves,
  positionMoves,
  applicationMoves,
  projectMoves,
  recordMoves,
};

test.each(Object.entries(tables))('in %s whoever must give a reason is asked for it', (_, moves) => {
  const needed = Object.entries(moves as Record<string, AnyMove>).filter(([, { needs }]) =>
    needs.some(({ name }) => name === 'reasonIsGiven'),
  );
  const isAsked = ({ asks = [] }: AnyMove) => asks.some(({ what, required }) => what === 'note' && required === true);
  expect(needed.filter(([, move]) => !isAsked(move)).map(([name]) => name)).toEqual([]);
  expect(needed.length).toBeGreaterThan(0);
});

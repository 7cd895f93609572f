import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useRowsToDraw } from './use-rows-to-draw.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
/** How many rows stood there, one after the other; null where there was nothing to draw. */
let drawn: (number | null)[];

function List({ rows }: { rows: readonly number[] | undefined }) {
  const now = useRowsToDraw(rows);
  useLayoutEffect(() => {
    drawn.push(now?.length ?? null);
  });
  return null;
}

const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const show = (shown: readonly number[] | undefined) => act(async () => root.render(<List rows={shown} />));

beforeEach(() => {
  drawn = [];
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(async () => root.unmount()));

it('draws what arrives in portions, and all of it in the end', async () => {
  await show(undefined);
  await show(rows(25));
  expect(drawn).toEqual([null, null, 10, 20, 25]);
});

it('draws at once what is here from the start', async () => {
  await show(rows(25));
  expect(drawn).toEqual([25]);
});

it('says at once that a list is empty', async () => {
  await show(undefined);
  await show([]);
  expect(drawn).toEqual([null, 0]);
});

it('begins anew with a list that is read anew, and goes on where one has grown', async () => {
  await show(rows(25));
  await show(undefined);
  await show(rows(12));
  await show(rows(31));
  expect(drawn).toEqual([25, null, null, 10, 12, 20, 30, 31]);
});

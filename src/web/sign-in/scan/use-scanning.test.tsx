import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Instant } from '#domain/instant.ts';
import { toneOf, type VerdictCard } from '#web/door/card/card.ts';
import { openingState } from '#web/door/door-state.ts';
import { type Scanning, useScanning } from './use-scanning.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const cardOf = (
  id: string,
  result: VerdictCard['result'],
  override: VerdictCard['override'] = 'none',
): VerdictCard => ({
  id,
  attemptId: id,
  at: '2026-05-04T02:00:00.000Z' as Instant,
  kind: 'ACTIVITY',
  scope: '',
  source: 'CAMERA',
  result,
  tone: toneOf[result],
  shown: result === 'SIGNED_IN' ? 'ADMIT' : 'REFUSE',
  person: null,
  earlier: null,
  hints: [],
  override,
  overridesLeft: 5,
  overridden: false,
  allowedBy: null,
  elsewhere: null,
  entitledTo: [],
  confirmation: 'stored',
  verdict: null,
  undoUntil: null,
  undone: false,
  listAgeMs: null,
  decisionMs: 1,
});
const mei = cardOf('mei', 'REVOKED', 'supervisor');
const kamMan = cardOf('kam man', 'SIGNED_IN');
const bruno = cardOf('bruno', 'SIGNED_IN');

let root: Root;
let scanning: Scanning;
const isUndecided = ({ override }: VerdictCard) => override !== 'none';
const announce = () => undefined;
function Screen({ isHeld, onShown }: { isHeld: boolean; onShown: (shown: Scanning) => void }) {
  const shown = useScanning(openingState, isHeld, isUndecided, announce);
  useLayoutEffect(() => onShown(shown));
  return null;
}
const screen = (isHeld: boolean) =>
  act(async () => root.render(<Screen isHeld={isHeld} onShown={(shown) => void (scanning = shown)} />));
const scan = (card: VerdictCard) => act(() => scanning.run(Promise.resolve(card)));
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));
const shown = () => [scanning.card?.id ?? null, scanning.next.map(({ id }) => id)];

beforeEach(async () => {
  vi.useFakeTimers();
  root = createRoot(document.body);
  await screen(false);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('a card makes room by itself, and sooner for the next guest', async () => {
  await scan(bruno);
  await scan(kamMan);
  expect(shown()).toEqual(['kam man', []]);
  await wait(21);
  expect(shown()).toEqual([null, []]);
});

test('while somebody writes about Mei her card stays, however long and whoever is scanned; they wait and come after her', async () => {
  await scan(mei);
  await screen(true);
  await wait(600);
  await scan(kamMan);
  await scan(bruno);
  expect(shown()).toEqual(['mei', ['bruno', 'kam man']]);
  await wait(600);

  const letIn = { ...cardOf('mei again', 'REVOKED'), overridden: true };
  await act(() => scanning.follow(Promise.resolve(letIn)));
  await screen(false);
  expect(shown()).toEqual(['mei again', ['bruno', 'kam man']]);
  await act(async () => scanning.close());
  expect(shown()).toEqual(['bruno', ['kam man']]);
  await wait(21);
  expect(shown()).toEqual(['kam man', []]);
});

test('a card that waits for a supervisor gives her time to walk over', async () => {
  await scan(mei);
  await wait(60);
  expect(shown()).toEqual(['mei', []]);
  await wait(180);
  expect(shown()).toEqual([null, []]);
});

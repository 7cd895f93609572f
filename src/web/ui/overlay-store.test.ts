import { beforeEach, expect, test } from 'vitest';
import { currentOverlays, dismissToast, toast } from './overlay-store.ts';

const texts = () => currentOverlays().toasts.map(({ text }) => text);

beforeEach(() => currentOverlays().toasts.forEach(({ id }) => dismissToast(id)));

test('what is said again while it stands, stands once and last', () => {
  toast({ tone: 'bad', text: 'We could not reach the server.' });
  toast({ text: 'Saved.' });
  const [first] = currentOverlays().toasts;
  toast({ tone: 'bad', text: 'We could not reach the server.' });
  expect(texts()).toEqual(['Saved.', 'We could not reach the server.']);
  // Another one, so that it is said to screen readers again and stays its full time.
  expect(currentOverlays().toasts.at(-1)?.id).not.toBe(first?.id);
});

test('the same words of another tone are another one', () => {
  toast({ text: 'Ana' });
  toast({ tone: 'bad', text: 'Ana' });
  expect(texts()).toEqual(['Ana', 'Ana']);
});

test('the last three stand', () => {
  for (const text of ['a', 'b', 'c', 'd']) toast({ text });
  expect(texts()).toEqual(['b', 'c', 'd']);
});

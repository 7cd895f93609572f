import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useWork } from './use-work.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let held: Held;
type Held = ReturnType<typeof useWork<'send' | 'verify'>>;
function Holder({ tell }: { tell: (now: Held) => void }) {
  const now = useWork<'send' | 'verify'>();
  useEffect(() => {
    tell(now);
  });
  return null;
}
beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <Holder
        tell={(now) => {
          held = now;
        }}
      />,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

it('does one piece at a time and says which', async () => {
  const sending = Promise.withResolvers<void>();
  const done: string[] = [];
  await act(async () => {
    void held.work(() => sending.promise.then(() => done.push('sent')), 'send');
    // Both before anything is drawn anew.
    void held.work(async () => done.push('sent twice'), 'send');
    void held.work(async () => done.push('verified meanwhile'), 'verify');
  });
  expect(held).toMatchObject({ busy: true, doing: 'send' });
  await act(async () => sending.resolve());
  expect(held).toMatchObject({ busy: false, doing: null });
  await act(() => held.work(async () => done.push('verified'), 'verify'));
  expect(done).toEqual(['sent', 'verified']);
});

it('can be tried again after it failed', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await act(() => expect(held.work(broken, 'send')).rejects.toThrow('broken'));
  expect(held.busy).toBe(false);
  await act(() => expect(held.work(broken, 'send')).rejects.toThrow('broken'));
});

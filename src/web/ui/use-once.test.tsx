import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onceHeader } from '#domain/once.ts';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import { useOnce } from './use-once.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let once: ReturnType<typeof useOnce>;
function Page() {
  const own = useOnce();
  useEffect(() => {
    once = own;
  });
  return null;
}
beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Page />));
});
afterEach(() => act(async () => root.unmount()));

/** Sends it, which ends as told. @returns the key that it was sent under */
async function sent(ends: 'answered' | Error): Promise<string> {
  let key = '';
  await once(async ({ headers }) => {
    key = headers[onceHeader];
    if (ends !== 'answered') throw ends;
  }).catch(() => undefined);
  return key;
}

const lost = new Unreachable(null);
const broken = new ApiError({ code: null, message: '', status: 502 });
const refused = new ApiError({ code: 'PARAMS_ERROR', message: '', status: 400 });

it('sends under the same key until there is an answer, and then under another', async () => {
  const keys = [await sent(lost), await sent(broken), await sent(lost), await sent('answered')];
  expect(new Set(keys)).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(await sent('answered')).not.toBe(keys[0]);
});

it('sends what was refused, and put right, under another key', async () => {
  const key = await sent(refused);
  const next = await sent(lost);
  expect(next).not.toBe(key);
  await act(async () => root.render(<Page />));
  expect(await sent('answered')).toBe(next);
});

it('says what became of it', async () => {
  expect(await once(async () => 'made')).toBe('made');
  await expect(once(() => Promise.reject(refused))).rejects.toBe(refused);
});

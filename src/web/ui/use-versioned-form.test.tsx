import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError, Unreachable } from '#web/api/api-error.ts';
import { FormProblems } from './form-problems.tsx';
import { TextField } from './text-field.tsx';
import { useVersionedForm, type Versioned } from './use-versioned-form.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

interface Unit {
  name: string;
}

/** What the server has; a save is refused unless it began from that. */
let stored: Versioned<Unit>;
/** What becomes of its answer: it comes, the network goes before it does, or it takes very long. */
let answer: 'comes' | 'is lost' | 'is late';
/** Until then an answer is on its way. */
let arrives: Promise<void>;
async function save({ values, version }: Versioned<Unit>): Promise<Versioned<Unit>> {
  const isNewest = version === stored.version;
  if (isNewest) stored = { values, version: version + 1 };
  const saved = stored;
  await arrives;
  if (!isNewest) throw new ApiError({ code: 'STATUS_ERROR', message: '', status: 409 });
  if (answer === 'is lost') throw new Unreachable(new TypeError('no network'));
  if (answer === 'is late') return new Promise(() => undefined);
  return saved;
}

let root: Root;
beforeEach(async () => {
  stored = { values: { name: 'Lotus' }, version: 1 };
  answer = 'comes';
  arrives = Promise.resolve();
  await open();
});
afterEach(async () => {
  await act(async () => root.unmount());
  localStorage.clear();
  sessionStorage.clear();
});

async function open(): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <UnitForm loaded={stored} />
      </I18nProvider>,
    ),
  );
}

async function reload(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  await act(async () => root.unmount());
  await open();
}

function UnitForm({ loaded }: { loaded: Versioned<Unit> }) {
  const { form, dirty, conflict } = useVersionedForm<Unit>({
    draftKey: 'unit',
    loaded,
    save,
    fetchNewest: async () => stored,
  });
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} />
      <FormProblems of={form} />
      <output>{conflict ? `conflict about ${conflict.mine.name}` : dirty ? 'typed' : 'saved'}</output>
    </form>
  );
}

async function type(name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[name=name]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const pressSave = () => act(async () => document.querySelector('form')?.requestSubmit());
async function typeAndSave(name: string): Promise<void> {
  await type(name);
  await pressSave();
}
async function typeWhileSaving(first: string, next: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrives = promise;
  await typeAndSave(first);
  await type(next);
  await act(async () => resolve());
}
const typed = () => document.querySelector<HTMLInputElement>('input[name=name]')?.value;
const state = () => document.querySelector('output')?.textContent;

it.each(['Lotus Ltd', 'Lotus Limited'])(
  'a save whose answer was lost is no one else’s: %s is saved after it',
  async (next) => {
    answer = 'is lost';
    await typeAndSave('Lotus Ltd');
    expect(state()).toBe('typed');
    answer = 'comes';
    await typeAndSave(next);
    expect(state()).toBe('saved');
    expect(stored).toEqual({ values: { name: next }, version: 3 });
  },
);

it('what somebody else saved after the lost answer is asked about', async () => {
  answer = 'is lost';
  await typeAndSave('Lotus Ltd');
  answer = 'comes';
  stored = { values: { name: 'Lótus' }, version: 3 };
  await typeAndSave('Lotus Limited');
  expect(state()).toBe('conflict about Lotus Limited');
  expect(stored.values.name).toBe('Lótus');
});

it.each(['is lost', 'is late'] as const)(
  'a save whose answer %s is one’s own also after the page was loaded again',
  async (becomes) => {
    answer = becomes;
    await typeAndSave('Lotus Ltd');
    await type('Lotus Limited');
    await reload();
    answer = 'comes';
    await typeAndSave('Lotus Limited, Macau');
    expect(state()).toBe('saved');
    expect(stored).toEqual({ values: { name: 'Lotus Limited, Macau' }, version: 3 });
  },
);

it('what the server did not want is nobody’s', async () => {
  stored = { values: { name: 'Lotus Ltd' }, version: 2 };
  await typeAndSave('Lotus Limited');
  expect(state()).toBe('conflict about Lotus Limited');
});

it('what is typed while a save is under way stays, also after a reload, and is saved by the next', async () => {
  await typeWhileSaving('Lotus Ltd', 'Lotus Ltd, Macau');
  expect([state(), typed()]).toEqual(['typed', 'Lotus Ltd, Macau']);
  await reload();
  expect([state(), typed()]).toEqual(['typed', 'Lotus Ltd, Macau']);
  await pressSave();
  expect(state()).toBe('saved');
  expect(stored).toEqual({ values: { name: 'Lotus Ltd, Macau' }, version: 3 });
});

it('what is typed while somebody else’s save comes first is what is asked about', async () => {
  stored = { values: { name: 'Lótus' }, version: 2 };
  await typeWhileSaving('Lotus Ltd', 'Lotus Ltd, Macau');
  expect(state()).toBe('conflict about Lotus Ltd, Macau');
});

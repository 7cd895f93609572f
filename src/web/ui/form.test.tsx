import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from './button.tsx';
import { lengthOf } from './counter.tsx';
import { FormProblems } from './form-problems.tsx';
import { TextField } from './text-field.tsx';
import { forgetDraft, storedDraft, useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

interface Invitation {
  name: string;
  email: string;
}

function InvitationForm({ send }: { send: (values: Invitation) => Promise<unknown> }) {
  const form = useForm<Invitation>({
    initial: storedDraft<Invitation>('invitation') ?? { name: '', email: '' },
    check: ({ name }) => (name ? [] : [{ path: 'name', problem: 'required' }]),
    submit: send,
  });
  useDraft('invitation', form.values, form.dirty);
  return (
    <form {...form.props}>
      <TextField label="Name" {...form.field('name')} limit={10} />
      <TextField label="E-mail" {...form.field('email')} />
      <Button type="submit">Send</Button>
      <Button onClick={() => form.clear('name')}>Clear the name</Button>
    </form>
  );
}

const show = (send: (values: Invitation) => Promise<unknown>) =>
  act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <InvitationForm send={send} />
      </I18nProvider>,
    ),
  );
const field = (name: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`no ${name}`);
  return input;
};
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

it('what is missing is said beside the field, which gets the focus, and nothing is sent', async () => {
  const sent: Invitation[] = [];
  await show(async (values) => sent.push(values));
  await submit();
  expect(sent).toEqual([]);
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('name'));
  const described = field('name').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described.split(' ').at(-1) ?? '')?.textContent).toContain('Fill this in.');
});

it('what is needed is asked for as soon as it is emptied, and no longer once it is there', async () => {
  await show(async () => undefined);
  expect(field('name').getAttribute('aria-invalid')).toBeNull();
  await type('name', 'Ana');
  await type('name', '');
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  await type('name', 'A');
  expect(field('name').getAttribute('aria-invalid')).toBeNull();
});

it('nothing is asked for where the portal itself emptied the field, until the form is sent', async () => {
  await show(async () => undefined);
  await type('name', 'Ana');
  await type('name', '');
  const [, clear] = document.querySelectorAll('button');
  await act(async () => clear?.click());
  expect(field('name').value).toBe('');
  expect(field('name').getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
});

it('what the server refuses is said beside its field, until it is changed', async () => {
  await show(async () => {
    throw new ApiError({
      code: 'PARAMS_ERROR',
      message: '',
      status: 400,
      fields: [{ path: 'email', problem: 'format' }],
    });
  });
  await type('name', 'Ana');
  await type('email', 'ana at home');
  await submit();
  expect(document.activeElement).toBe(field('email'));
  await type('email', 'ana@example.org');
  expect(field('email').getAttribute('aria-invalid')).toBeNull();
});

it('what was typed is there again after a reload', async () => {
  await show(async () => undefined);
  await type('name', 'Ana');
  await act(async () => dispatchEvent(new Event('pagehide')));
  await act(async () => root.unmount());
  root = createRoot(document.querySelector('#root') ?? document.body);
  await show(async () => undefined);
  expect(field('name').value).toBe('Ana');
  forgetDraft('invitation');
  expect(storedDraft('invitation')).toBeNull();
});

it('a word that is still being composed is neither handed on nor counted', async () => {
  await show(async () => undefined);
  const counter = () => document.querySelector('[role=img]')?.textContent;
  const compose = (kind: string) => act(async () => field('name').dispatchEvent(new Event(kind, { bubbles: true })));
  await compose('compositionstart');
  await type('name', 'chan');
  expect(field('name').value).toBe('chan');
  await type('name', '陳');
  await compose('compositionend');
  expect(field('name').value).toBe('陳');
  expect(counter()).toBe('1/10');
  expect(lengthOf('陳大文👩')).toBe(4);
});

const parts = ['place', 'day', 'time'] as const;

function MeetingForm({ send }: { send: (values: Record<(typeof parts)[number], string>) => Promise<unknown> }) {
  const form = useForm({
    initial: { place: '', day: '', time: '' },
    check: (values) => parts.filter((path) => !values[path]).map((path) => ({ path, problem: 'required' as const })),
    submit: send,
  });
  return (
    <form {...form.props}>
      {parts.map((path) => (
        <TextField key={path} label={`The ${path}`} required {...form.field(path)} />
      ))}
      <FormProblems of={form} />
    </form>
  );
}

it('three wrong entries are listed, the list has the focus, and each line leads to its field', async () => {
  const sent: unknown[] = [];
  const form = <MeetingForm send={async (values) => sent.push(values)} />;
  await act(async () => root.render(<I18nProvider i18n={i18n}>{form}</I18nProvider>));
  const lines = () => [...document.querySelectorAll<HTMLButtonElement>('[data-error-summary] li button')];
  await type('place', 'Hall A');
  await submit();
  // Two are found by the eye: the first has the focus.
  expect(lines()).toEqual([]);
  expect(document.activeElement).toBe(field('day'));
  await type('place', '');
  await submit();
  expect(document.activeElement).toBe(document.querySelector('[data-error-summary]'));
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    'The place: Fill this in.',
    'The day: Fill this in.',
    'The time: Fill this in.',
  ]);
  await act(async () => lines()[2]?.click());
  expect(document.activeElement).toBe(field('time'));
  for (const path of parts) await type(path, 'Thursday');
  await submit();
  expect(sent).toHaveLength(1);
  expect(document.querySelector('[data-error-summary]')?.childElementCount).toBe(0);
});

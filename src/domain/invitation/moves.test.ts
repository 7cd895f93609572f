import { expect, test } from 'vitest';
import { decide } from '#domain/workflow.ts';
import { deedIsOffered, deedNames } from './desk-deeds.ts';
import { type InvitationFacts, type InvitationMove, invitationMoves, type InvitationRole } from './moves.ts';
import { type InvitationState, invitationStates } from './words.ts';

const facts: InvitationFacts = { isExpired: false, accountExists: false, emailIsOwn: false };
const may = (
  name: InvitationMove,
  state: InvitationState,
  role: InvitationRole,
  changed: Partial<InvitationFacts> = {},
) => decide(invitationMoves[name], { status: state, roles: [role], facts: { ...facts, ...changed } });

/** Who makes it, from where, and where it leads, written by hand a second time. */
const table: Record<InvitationMove, [by: string, from: string, to: string]> = {
  edit: ['staff', 'CREATED SENT OPENED BIND_OFFERED', 'same'],
  send: ['staff', 'CREATED SENT OPENED BIND_OFFERED DISABLED', 'SENT'],
  open: ['invited', 'SENT', 'OPENED'],
  offerBinding: ['system', 'OPENED', 'BIND_OFFERED'],
  bind: ['invited', 'OPENED BIND_OFFERED', 'ACTIVATED'],
  register: ['invited', 'OPENED BIND_OFFERED', 'ACTIVATED'],
  disable: ['staff', 'CREATED SENT OPENED BIND_OFFERED', 'DISABLED'],
  expire: ['system', 'SENT OPENED BIND_OFFERED', 'DISABLED'],
};

test('every move is made by its own people, from its own states, to its own', () => {
  const rows = Object.entries(invitationMoves).map(([name, { by, from, to }]) => [
    name,
    [by.join(' '), from.join(' '), to],
  ]);
  expect(Object.fromEntries(rows)).toEqual(table);
});

test('the desk sends what was never sent, sends again what was, and disables what is not disabled or answered', () => {
  const offered = deedNames.map((deed) => [deed, invitationStates.filter((state) => deedIsOffered(deed, state))]);
  expect(Object.fromEntries(offered)).toEqual({
    send: ['CREATED'],
    resend: ['SENT', 'OPENED', 'BIND_OFFERED', 'DISABLED'],
    disable: ['CREATED', 'SENT', 'OPENED', 'BIND_OFFERED'],
  });
});

test('a link opens and binds while it is good, and only one that is over expires', () => {
  const over = { isExpired: true };
  expect(may('open', 'SENT', 'invited')).toBeNull();
  expect(may('open', 'SENT', 'invited', over)).toBe('INVITATION_CODE_DISABLED');
  expect(may('offerBinding', 'OPENED', 'system', { accountExists: true })).toBeNull();
  expect(may('offerBinding', 'OPENED', 'system')).toBe('ACCOUNT_NOT_FOUND');
  expect(may('offerBinding', 'OPENED', 'system', { accountExists: true, ...over })).toBe('INVITATION_CODE_DISABLED');
  expect(may('expire', 'SENT', 'system')).toBe('STATUS_ERROR');
  expect(may('expire', 'SENT', 'system', over)).toBeNull();
});

test('nothing is done to one that was answered', () => {
  for (const name of Object.keys(invitationMoves) as InvitationMove[]) {
    for (const role of ['staff', 'invited', 'system'] as const) {
      expect(may(name, 'ACTIVATED', role, { accountExists: true, emailIsOwn: true })).not.toBeNull();
    }
  }
});

test('only the invited answer, and only while the link is good', () => {
  for (const name of ['register', 'bind'] as const) {
    expect(may(name, 'OPENED', 'staff')).toBe('NO_PERMISSION');
    expect(may(name, 'OPENED', 'invited', { isExpired: true })).toBe('INVITATION_CODE_DISABLED');
    expect(may(name, 'CREATED', 'invited')).toBe('STATUS_ERROR');
  }
});

test('an e-mail with an account is bound by its owner, and not registered again', () => {
  expect(may('register', 'BIND_OFFERED', 'invited', { accountExists: true })).toBe('ACCOUNT_EXISTED');
  expect(may('bind', 'BIND_OFFERED', 'invited', { accountExists: true })).toBe('EMAIL_IS_MISMATCH');
  expect(may('bind', 'BIND_OFFERED', 'invited', { accountExists: true, emailIsOwn: true })).toBeNull();
});

test('staff can send again whatever was not answered', () => {
  for (const state of invitationStates) {
    expect(may('send', state, 'staff')).toBe(state === 'ACTIVATED' ? 'STATUS_ERROR' : null);
  }
});

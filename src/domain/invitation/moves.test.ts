import { expect, test } from 'vitest';
import { decide } from '#domain/workflow.ts';
import { type InvitationFacts, type InvitationMove, invitationMoves, type InvitationRole } from './moves.ts';
import { type InvitationState, invitationStates } from './words.ts';

const facts: InvitationFacts = { isExpired: false, accountExists: false, emailIsOwn: false };
const may = (
  name: InvitationMove,
  state: InvitationState,
  role: InvitationRole,
  changed: Partial<InvitationFacts> = {},
) => decide(invitationMoves[name], { status: state, roles: [role], facts: { ...facts, ...changed } });

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

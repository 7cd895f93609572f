import { describe, expect, test } from 'vitest';
import { type StaffRole, staffRoles } from '#domain/account/roles.ts';
import { type Move, offers, statusAfter } from '#domain/workflow.ts';
import { type ActivityFacts, activityMoves, type ActivityState, activityStates } from './activity-moves.ts';
import { type ForumFacts, forumMoves, type ForumStatus, forumStatuses } from './forum-moves.ts';

const sound: ActivityFacts = { hasName: true, isValid: true, registrations: 0 };
const activityOffers = (status: ActivityState, facts: Partial<ActivityFacts> = {}) =>
  offers(activityMoves, { status, roles: ['FUND_ADMIN'], facts: { ...sound, ...facts } });
const forumOffers = (status: ForumStatus, facts: Partial<ForumFacts> = {}) =>
  offers(forumMoves, {
    status,
    roles: ['FUND_ADMIN'],
    facts: { hasName: true, activityIsPublic: true, ...facts },
  });
const names = (found: { move: string; missing: string | null }[]) =>
  found.map(({ move, missing }) => (missing ? `${move} (${missing})` : move)).join(', ');
const leads = <Status extends string>(moves: Record<string, Move<Status, string, never>>, from: Status) =>
  Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, statusAfter(move, from)]));

describe('an activity', () => {
  test.each<[ActivityState, string]>([
    ['DRAFT', 'edit, publish, cancel'],
    ['ACTIVE', 'edit, unpublish, close, cancel'],
    ['CLOSED', 'edit, reopen, cancel'],
    ['CANCELLED', 'restore'],
  ])('that is %s can be: %s', (state, moves) => {
    expect(names(activityOffers(state))).toBe(moves);
  });

  test('without a name, or with something wrong in it, is neither published nor opened again', () => {
    for (const facts of [{ hasName: false }, { isValid: false }]) {
      expect(names(activityOffers('DRAFT', facts))).toBe('edit, publish (PARAMS_ERROR), cancel');
      expect(names(activityOffers('CLOSED', facts))).toBe('edit, reopen (PARAMS_ERROR), cancel');
    }
  });

  test('somebody registered for stays public', () => {
    expect(names(activityOffers('ACTIVE', { registrations: 1 }))).toBe('edit, unpublish (IN_USE), close, cancel');
  });

  test('is after each move where its name says', () => {
    expect(leads(activityMoves, 'CLOSED')).toEqual({
      edit: 'CLOSED',
      publish: 'ACTIVE',
      unpublish: 'DRAFT',
      close: 'CLOSED',
      reopen: 'ACTIVE',
      cancel: 'CANCELLED',
      restore: 'DRAFT',
    });
  });
});

describe('a forum', () => {
  test('as a draft is published or removed; once public, only taken back', () => {
    expect(names(forumOffers('DRAFT'))).toBe('edit, publish, remove');
    expect(names(forumOffers('PUBLISHED'))).toBe('edit, unpublish');
  });

  test('is published with a name, and while visitors find its activity', () => {
    expect(names(forumOffers('DRAFT', { hasName: false }))).toBe('edit, publish (PARAMS_ERROR), remove');
    expect(names(forumOffers('DRAFT', { activityIsPublic: false }))).toBe(
      'edit, publish (ACTIVITY_NOT_PUBLIC), remove',
    );
  });

  test('is after each move where its name says', () => {
    expect(leads(forumMoves, 'DRAFT')).toEqual({
      edit: 'DRAFT',
      publish: 'PUBLISHED',
      unpublish: 'DRAFT',
      remove: 'DRAFT',
    });
  });
});

test('only administrators lead either', () => {
  const others: StaffRole[] = staffRoles.filter((role) => role !== 'FUND_ADMIN');
  for (const role of others) {
    const offered = [
      ...activityStates.flatMap((status) => offers(activityMoves, { status, roles: [role], facts: sound })),
      ...forumStatuses.flatMap((status) =>
        offers(forumMoves, { status, roles: [role], facts: { hasName: true, activityIsPublic: true } }),
      ),
    ];
    expect(offered, role).toEqual([]);
  }
});

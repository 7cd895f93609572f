import { describe, expect, it, test } from 'vitest';
import { decide, type Move } from '#domain/workflow.ts';
import { acceptedLines, linesOf } from '#tests/support/workflow-ways.ts';
import { type PositionFacts, type PositionMove, positionMoves, type PositionRole } from './position-moves.ts';
import { type PositionStatus, positionStatuses, positionStatusOfWire, wirePositionStatus } from './position-status.ts';

const allGood: PositionFacts = {
  unitIsApproved: true,
  formIsComplete: true,
  notesAreAnswered: true,
  reasonIsGiven: true,
  differs: true,
  differsInOwnMatters: true,
  isOver: true,
};
const roles: PositionRole[] = ['recruiter', 'contractor', 'fund', 'portal'];
const moves: Readonly<Record<PositionMove, Move<PositionStatus, PositionRole, PositionFacts>>> = positionMoves;
const table = { moves, statuses: positionStatuses, roles, facts: allGood };

/** Written by hand a second time: from, who, what, to. Nothing else is accepted. */
const lines = linesOf(`
DRAFT recruiter save DRAFT
DRAFT recruiter submit CONT_PENDING_APPROVAL
CONT_PENDING_APPROVAL contractor pass {p}PENDING_APPROVAL
CONT_PENDING_APPROVAL contractor notPass CONT_NOT_PASSE
CONT_PENDING_APPROVAL portal forward {p}PENDING_APPROVAL
CONT_PENDING_APPROVAL recruiter withdraw kept
CONT_NOT_PASSE recruiter save CONT_NOT_PASSE
CONT_NOT_PASSE recruiter submit CONT_PENDING_APPROVAL
CONT_NOT_PASSE recruiter withdraw kept
{p}PENDING_APPROVAL fund approve PASSED
{p}PENDING_APPROVAL fund return {p}NOT_PASSED
{p}PENDING_APPROVAL recruiter withdraw kept
{p}NOT_PASSED recruiter save {p}NOT_PASSED
{p}NOT_PASSED recruiter submit CONT_PENDING_APPROVAL
{p}NOT_PASSED recruiter withdraw kept
PASSED recruiter save PASSED
PASSED recruiter adjust PASSED
PASSED recruiter askChange CONT_PENDING_APPROVAL
PASSED recruiter fill CLOSED
PASSED recruiter close CLOSED
PASSED fund close CLOSED
PASSED portal expire CLOSED
`);

describe('the ways of a position', () => {
  it('are these, and no others; only the end is one', () => {
    expect(acceptedLines(table)).toEqual(lines);
    const left = new Set(lines.map((line) => line.split(' ')[0]));
    expect(positionStatuses.filter((status) => !left.has(status))).toEqual(['CLOSED']);
  });

  test.each<[PositionMove, PositionRole, PositionStatus, Partial<PositionFacts>, string]>([
    ['submit', 'recruiter', 'DRAFT', { unitIsApproved: false }, 'UNIT_NOT_APPROVED'],
    ['submit', 'recruiter', 'DRAFT', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['submit', 'recruiter', 'CONT_NOT_PASSE', { notesAreAnswered: false }, 'NOTES_OPEN'],
    ['notPass', 'contractor', 'CONT_PENDING_APPROVAL', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['return', 'fund', '{p}PENDING_APPROVAL', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['approve', 'fund', '{p}PENDING_APPROVAL', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['askChange', 'recruiter', 'PASSED', { differs: false }, 'NOTHING_CHANGED'],
    ['adjust', 'recruiter', 'PASSED', { differsInOwnMatters: false }, 'STATUS_ERROR'],
    ['close', 'fund', 'PASSED', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['expire', 'portal', 'PASSED', { isOver: false }, 'STATUS_ERROR'],
  ])('%s by %s from %s with %o: %s', (name, role, status, changed, code) => {
    expect(decide(moves[name], { status, roles: [role], facts: { ...allGood, ...changed } })).toBe(code);
  });

  it('are written on the wire with the prefix of the fund, and read from there', () => {
    for (const status of positionStatuses)
      expect(positionStatusOfWire(wirePositionStatus(status, 'FUND'))).toBe(status);
    expect(positionStatusOfWire('CLOSED_')).toBeNull();
  });
});

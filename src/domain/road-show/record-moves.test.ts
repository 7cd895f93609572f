import { describe, expect, it, test } from 'vitest';
import { decide, type Move } from '#domain/workflow.ts';
import { acceptedLines, linesOf, walkEverywhere } from '#tests/support/workflow-ways.ts';
import { type MatchMove, matchMoves, type MatchRole, type MatchStatus, matchStatuses } from './match-moves.ts';
import {
  nothingKnownOfRecord,
  type RecordFacts,
  type RecordMove,
  recordMoves,
  type RecordRole,
} from './record-moves.ts';
import { recordStatuses, recordStatusOfWire, type RecordStatus, wireRecordStatus } from './record-status.ts';

const allGood: RecordFacts = {
  window: 'OPEN',
  formIsComplete: true,
  officeIsThere: true,
  notesAreAnswered: true,
  reasonIsGiven: true,
  differs: true,
  hasMeetings: false,
};
const roles: RecordRole[] = ['schoolAuthor', 'unitAuthor', 'office', 'fund', 'portal'];
const moves = recordMoves as Record<RecordMove, Move<RecordStatus, RecordRole, RecordFacts>>;
const names = Object.keys(recordMoves) as RecordMove[];
const table = { moves, statuses: recordStatuses, roles, facts: allGood };

/** The documents' lines, written by hand a second time: from, who, what, to. Nothing else is accepted. */
const lines = linesOf(`
DRAFT schoolAuthor save DRAFT
DRAFT unitAuthor save DRAFT
DRAFT schoolAuthor submit PENDING
DRAFT unitAuthor submitToFund {p}PENDING
PENDING office agree AGREE
PENDING office disagree DISAGREE
PENDING schoolAuthor withdraw kept
PENDING unitAuthor withdraw kept
AGREE portal forward {p}PENDING
DISAGREE schoolAuthor save DISAGREE
DISAGREE unitAuthor save DISAGREE
DISAGREE schoolAuthor submit PENDING
DISAGREE unitAuthor submitToFund {p}PENDING
DISAGREE schoolAuthor withdraw kept
DISAGREE unitAuthor withdraw kept
{p}PENDING fund publish {p}PUBLISHED
{p}PENDING fund return {p}DISAGREE
{p}PENDING schoolAuthor withdraw kept
{p}PENDING unitAuthor withdraw kept
{p}DISAGREE schoolAuthor save {p}DISAGREE
{p}DISAGREE unitAuthor save {p}DISAGREE
{p}DISAGREE schoolAuthor submit PENDING
{p}DISAGREE unitAuthor submitToFund {p}PENDING
{p}DISAGREE schoolAuthor withdraw kept
{p}DISAGREE unitAuthor withdraw kept
{p}PUBLISHED schoolAuthor save {p}PUBLISHED
{p}PUBLISHED unitAuthor save {p}PUBLISHED
{p}PUBLISHED schoolAuthor askChange {p}PENDING
{p}PUBLISHED unitAuthor askChange {p}PENDING
{p}PUBLISHED schoolAuthor unpublish DRAFT
{p}PUBLISHED unitAuthor unpublish DRAFT
{p}PUBLISHED fund unpublish DRAFT
`);

describe('the ways of a result or demand (rows 188, 189)', () => {
  it('are these, and no others', () => {
    expect(acceptedLines(table)).toEqual(lines);
  });

  test.each<[RecordMove, RecordRole, RecordStatus, Partial<RecordFacts>, string]>([
    ['submit', 'schoolAuthor', 'DRAFT', { window: 'ENDED' }, 'DATE_CANNOT_ENROLL'],
    ['submit', 'schoolAuthor', 'DRAFT', { officeIsThere: false }, 'UNIT_MANAGEMENT_NOT_FOUND_ERROR'],
    ['submit', 'schoolAuthor', 'DRAFT', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['submit', 'schoolAuthor', 'DISAGREE', { notesAreAnswered: false }, 'NOTES_OPEN'],
    ['submitToFund', 'unitAuthor', 'DRAFT', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['disagree', 'office', 'PENDING', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['return', 'fund', '{p}PENDING', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['askChange', 'unitAuthor', '{p}PUBLISHED', { differs: false }, 'NOTHING_CHANGED'],
    ['unpublish', 'fund', '{p}PUBLISHED', { hasMeetings: true }, 'IN_USE'],
    ['unpublish', 'unitAuthor', '{p}PUBLISHED', { reasonIsGiven: false }, 'PARAMS_ERROR'],
  ])('%s by %s from %s with %o: %s', (name, role, status, changed, code) => {
    expect(decide(moves[name], { status, roles: [role], facts: { ...allGood, ...changed } })).toBe(code);
  });

  it('lead everywhere and out again in generated walks, and to the public only by the fund', () => {
    walkEverywhere(table, {
      start: 'DRAFT',
      keptBy: { publish: '{p}PUBLISHED', unpublish: 'DRAFT' },
      as: [
        ['schoolAuthor', 'office', 'fund', 'portal'],
        ['unitAuthor', 'office', 'fund', 'portal'],
      ],
      each({ role, name, from }, next) {
        if (next === '{p}PUBLISHED' && from !== next && name !== 'withdraw') expect(role).toBe('fund');
      },
    });
  });

  it('are closed while nothing is known', () => {
    const facts = nothingKnownOfRecord;
    const open = names.filter((name) =>
      recordStatuses.some((status) => decide(moves[name], { status, roles, facts }) === null),
    );
    expect(open).toEqual(['save', 'agree', 'forward', 'publish', 'withdraw']);
  });

  it('are written with the fund’s prefix on the wire', () => {
    for (const status of recordStatuses) expect(recordStatusOfWire(wireRecordStatus(status, 'FDCT'))).toBe(status);
    expect(wireRecordStatus('{p}PUBLISHED', 'FUND')).toBe('FUND_PUBLISHED');
    expect(recordStatusOfWire('ELSE')).toBeNull();
  });
});

describe('interest (row 187)', () => {
  const table = matchMoves as Record<MatchMove, Move<MatchStatus, MatchRole, object>>;
  it('is answered by the other side, the fund, or time', () => {
    const accepted = matchStatuses.flatMap((status) =>
      (['asker', 'asked', 'fund', 'portal'] as const).flatMap((role) =>
        (Object.keys(matchMoves) as MatchMove[])
          .filter((name) => decide(table[name], { status, roles: [role], facts: {} }) === null)
          .map((name) => `${status} ${role} ${name} ${table[name].to}`),
      ),
    );
    expect(accepted).toEqual([
      'PENDING asker takeBack NOT_PASS',
      'PENDING asked agree PASS',
      'PENDING asked decline NOT_PASS',
      'PENDING fund pass PASS',
      'PENDING fund notPass NOT_PASS',
      'PENDING portal expire NOT_PASS',
      'PENDING portal close NOT_PASS',
      'PASS fund notPass NOT_PASS',
      'PASS portal close NOT_PASS',
      'NOT_PASS fund pass PASS',
    ]);
  });
});

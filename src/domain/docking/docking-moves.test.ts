import { describe, expect, it, test } from 'vitest';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import { acceptedLines, linesOf, walkEverywhere } from '#tests/support/workflow-ways.ts';
import {
  type IntentFacts,
  type IntentMove,
  intentMoves,
  type IntentRole,
  type IntentStatus,
  intentStatuses,
  nothingKnownOfIntent,
} from './intent-moves.ts';
import { emptyProduct, keptProduct, type ProductForm, productProblems } from './product-form.ts';
import {
  nothingKnownOfProduct,
  type ProductFacts,
  type ProductMove,
  productMoves,
  type ProductRole,
} from './product-moves.ts';
import { productStatuses, productStatusOfWire, type ProductStatus, wireProductStatus } from './product-status.ts';

const allGood: ProductFacts = {
  window: 'OPEN',
  formIsComplete: true,
  hasAttachment: true,
  notesAreAnswered: true,
  reasonIsGiven: true,
  differs: true,
};
const roles: ProductRole[] = ['exhibitor', 'contractor', 'fund', 'portal'];
const moves = productMoves as Record<ProductMove, Move<ProductStatus, ProductRole, ProductFacts>>;
const names = Object.keys(productMoves) as ProductMove[];
const table = { moves, statuses: productStatuses, roles, facts: allGood };

/** Written by hand a second time: from, who, what, to. Nothing else is accepted. */
const lines = linesOf(`
DRAFT exhibitor save DRAFT
DRAFT exhibitor submit CONT_PENDING_APPROVAL
CONT_PENDING_APPROVAL contractor pass {p}PENDING_APPROVAL
CONT_PENDING_APPROVAL contractor notPass CONT_NOT_PASSE
CONT_PENDING_APPROVAL portal forward {p}PENDING_APPROVAL
CONT_PENDING_APPROVAL exhibitor withdraw kept
CONT_NOT_PASSE exhibitor save CONT_NOT_PASSE
CONT_NOT_PASSE exhibitor submit CONT_PENDING_APPROVAL
CONT_NOT_PASSE exhibitor withdraw kept
{p}PENDING_APPROVAL fund approve PASSED
{p}PENDING_APPROVAL fund return {p}NOT_PASSED
{p}PENDING_APPROVAL exhibitor withdraw kept
{p}NOT_PASSED exhibitor save {p}NOT_PASSED
{p}NOT_PASSED exhibitor submit CONT_PENDING_APPROVAL
{p}NOT_PASSED exhibitor withdraw kept
PASSED exhibitor save PASSED
PASSED exhibitor askChange CONT_PENDING_APPROVAL
PASSED exhibitor unlist DRAFT
PASSED fund unlist DRAFT
`);

describe('the ways of a docking product (rows 189, 197)', () => {
  it('are these, and no others', () => {
    expect(acceptedLines(table)).toEqual(lines);
  });

  test.each<[ProductMove, ProductRole, ProductStatus, Partial<ProductFacts>, string]>([
    ['submit', 'exhibitor', 'DRAFT', { window: 'ENDED' }, 'DATE_CANNOT_ENROLL'],
    ['submit', 'exhibitor', 'DRAFT', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['submit', 'exhibitor', 'DRAFT', { hasAttachment: false }, 'ATTACHMENT_REQUIRED'],
    ['submit', 'exhibitor', 'CONT_NOT_PASSE', { notesAreAnswered: false }, 'NOTES_OPEN'],
    ['notPass', 'contractor', 'CONT_PENDING_APPROVAL', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['return', 'fund', '{p}PENDING_APPROVAL', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['askChange', 'exhibitor', 'PASSED', { differs: false }, 'NOTHING_CHANGED'],
    ['unlist', 'fund', 'PASSED', { reasonIsGiven: false }, 'PARAMS_ERROR'],
  ])('%s by %s from %s with %o: %s', (name, role, status, changed, code) => {
    expect(decide(moves[name], { status, roles: [role], facts: { ...allGood, ...changed } })).toBe(code);
  });

  it('lead everywhere and out again in generated walks, and to the list only by the fund', () => {
    walkEverywhere(table, {
      start: 'DRAFT',
      keptBy: { approve: 'PASSED', unlist: 'DRAFT' },
      each({ role, name, from }, next) {
        if (next === 'PASSED' && from !== next && name !== 'withdraw') expect(role).toBe('fund');
      },
    });
  });

  it('are closed while nothing is known', () => {
    const facts = nothingKnownOfProduct;
    const open = names.filter((name) =>
      productStatuses.some((status) => decide(moves[name], { status, roles, facts }) === null),
    );
    expect(open).toEqual(['save', 'pass', 'forward', 'approve', 'withdraw']);
  });

  it('are written with the fund’s prefix on the wire', () => {
    for (const status of productStatuses) expect(productStatusOfWire(wireProductStatus(status, 'FDCT'))).toBe(status);
    expect(wireProductStatus('{p}NOT_PASSED', 'FUND')).toBe('FUND_NOT_PASSED');
    expect(productStatusOfWire('ELSE')).toBeNull();
    expect(productStatusOfWire('CONT_NOT_PASSED')).toBeNull();
  });
});

describe('a docking intent (row 200)', () => {
  const table = intentMoves as Record<IntentMove, Move<IntentStatus, IntentRole, IntentFacts>>;
  const free: IntentFacts = {
    isFrozen: false,
    isListed: true,
    limitIsFree: true,
    timesAreSlots: true,
    timeIsFree: true,
  };
  const everybody = ['asker', 'asked', 'decliner', 'offered', 'fund', 'portal'] as const;
  const accepted = (facts: IntentFacts) =>
    intentStatuses.flatMap((status) =>
      everybody.flatMap((role) =>
        (Object.keys(intentMoves) as IntentMove[])
          .filter((name) => decide(table[name], { status, roles: [role], facts }) === null)
          .map((name) => `${status} ${role} ${name} ${statusAfter(table[name], status)}`),
      ),
    );

  it('is answered by the other side, timed by both, ended by either, and reconsidered by whoever ended it', () => {
    expect(accepted(free)).toEqual([
      'PENDING asker noIntention UNDOCKING',
      'PENDING asked accept DOCKED',
      'PENDING asked noIntention UNDOCKING',
      'PENDING fund dock DOCKED',
      'PENDING fund undock UNDOCKING',
      'PENDING portal close UNDOCKING',
      'DOCKED asker noIntention UNDOCKING',
      'DOCKED asker propose DOCKED',
      'DOCKED asked noIntention UNDOCKING',
      'DOCKED asked propose DOCKED',
      'DOCKED offered agreeTime DOCKED',
      'DOCKED fund undock UNDOCKING',
      'DOCKED portal close UNDOCKING',
      'UNDOCKING decliner reconsider PENDING',
      'UNDOCKING fund dock DOCKED',
    ]);
  });

  it('is the fund’s alone once the timetable is out', () => {
    expect(accepted({ ...free, isFrozen: true })).toEqual([
      'PENDING fund dock DOCKED',
      'PENDING fund undock UNDOCKING',
      'PENDING portal close UNDOCKING',
      'DOCKED fund undock UNDOCKING',
      'DOCKED portal close UNDOCKING',
      'UNDOCKING fund dock DOCKED',
    ]);
    expect(decide(table.accept, { status: 'PENDING', roles: ['asked'], facts: nothingKnownOfIntent })).toBe(
      'MEETINGS_ARE_FIXED',
    );
  });
});

describe('the form of a product', () => {
  const good: ProductForm = { ...emptyProduct, namePt: 'Robô', companyType: 'COMPANY', summary: 'S', scope: 'S' };

  test.each<[string, Partial<ProductForm>, string[]]>([
    ['is complete with a name in one language', {}, []],
    ['needs name, kind, summary and scope', emptyProduct, ['nameTc', 'companyType', 'summary', 'scope']],
    ['takes an amount with its currency', { amount: '12.50', currency: 'MOP' }, []],
    ['takes none without it', { amount: '12.50' }, ['currency']],
    ['takes no dollars', { amount: '1', currency: 'USD' as never }, ['currency']],
    ['takes no other amount', { amount: '1,5', currency: 'RMB' }, ['amount']],
    ['names as many units as the activity lets it', { intendedUnits: ['a', 'b'] }, []],
    ['and no more', { intendedUnits: ['a', 'b', 'c'] }, ['intendedUnits']],
    ['and each once', { intendedUnits: ['a', 'a'] }, ['intendedUnits']],
  ])('%s', (_title, changed, wrong) => {
    expect(productProblems({ ...good, ...changed }, 2).map(({ path }) => path)).toEqual(wrong);
  });

  it('is kept without the spaces around what was typed', () => {
    expect(keptProduct({ ...good, summary: ' S \n' }).summary).toBe('S');
  });
});

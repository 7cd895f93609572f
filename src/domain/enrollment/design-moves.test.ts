import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { noFiles, type Tally } from '#domain/file/tally.ts';
import { decide, type Move, statusAfter } from '#domain/workflow.ts';
import { type DesignMove, designMoves, type ReviewedGroup, reviewedGroups } from './design-moves.ts';
import { type EnrollmentFacts, enrollmentMoves, noFacts } from './enrollment-moves.ts';
import type { EnrollmentRole } from './opening-moves.ts';
import {
  contractorDesignStatuses,
  type EnrollmentStatus,
  enrollmentStatuses,
  isLive,
  selfDesignedStatuses,
} from './status.ts';
import { turnOf } from './steps.ts';

type Row = Move<EnrollmentStatus, EnrollmentRole, EnrollmentFacts>;
const rows = enrollmentMoves as Record<string, Row>;
const everybody: EnrollmentRole[] = ['exhibitor', 'contractor', 'fund', 'administrator', 'system'];

/** Who makes it, in which kind of design, from where and to where, written by hand a second time. */
const table: Record<DesignMove, [by: string, kind: 'self' | 'contractor' | 'either', from: string, to: string]> = {
  submitDesign: ['exhibitor', 'self', '{p}ASSIGN DESIGN_RETURN', 'EXHIBITION_DESIGN'],
  returnDesign: ['contractor', 'self', 'EXHIBITION_DESIGN EXHIBITOR_CHANGE_DESIGN', 'DESIGN_RETURN'],
  passDesign: ['contractor', 'self', 'EXHIBITION_DESIGN EXHIBITOR_CHANGE_DESIGN', 'DESIGN_PASS'],
  submitPreview: ['contractor', 'self', 'DESIGN_PASS DESIGN_PREVIEW_RETURN', 'CREATION_DESIGN_PREVIEW'],
  returnPreview: ['exhibitor', 'self', 'CREATION_DESIGN_PREVIEW', 'DESIGN_PREVIEW_RETURN'],
  passPreview: ['exhibitor', 'self', 'CREATION_DESIGN_PREVIEW', 'DESIGN_PREVIEW_PASS'],
  returnBoards: ['contractor', 'contractor', '{p}ASSIGN EXHIBITION_SUBMITED', 'CREATION_RETURN'],
  correctBoards: ['exhibitor', 'contractor', 'CREATION_RETURN {p}APPROVE_EXHIBITOR_CHANGE', 'same'],
  submitBoards: ['exhibitor', 'contractor', 'CREATION_RETURN', 'EXHIBITION_SUBMITED'],
  passBoards: ['contractor', 'contractor', '{p}ASSIGN EXHIBITION_SUBMITED', 'CONTRACTOR_CONFIRM'],
  submitBoardDesign: ['contractor', 'contractor', 'CONTRACTOR_CONFIRM EXHIBITION_DESIGN_RETURN', 'CONTRACTOR_DESIGN'],
  returnBoardDesign: ['exhibitor', 'contractor', 'CONTRACTOR_DESIGN', 'EXHIBITION_DESIGN_RETURN'],
  passBoardDesign: ['exhibitor', 'contractor', 'CONTRACTOR_DESIGN', 'EXHIBITION_DESIGN_PASS'],
  submitWebsite: [
    'contractor',
    'either',
    'DESIGN_PREVIEW_PASS EXHIBITION_DESIGN_PASS {p}WEBSITE_IMG_RETURN',
    'CREATION_UPLOAD_WEBSITE_IMG',
  ],
  returnWebsite: ['fund', 'either', 'CREATION_UPLOAD_WEBSITE_IMG', '{p}WEBSITE_IMG_RETURN'],
  passWebsite: ['fund', 'either', 'CREATION_UPLOAD_WEBSITE_IMG', '{p}WEBSITE_IMG_PASS'],
  close: ['fund system', 'either', '{p}WEBSITE_IMG_PASS', 'CLOSE'],
  askChange: [
    'exhibitor',
    'either',
    `EXHIBITION_DESIGN DESIGN_RETURN DESIGN_PASS CREATION_DESIGN_PREVIEW DESIGN_PREVIEW_RETURN DESIGN_PREVIEW_PASS
    CONTRACTOR_CONFIRM CONTRACTOR_DESIGN EXHIBITION_DESIGN_RETURN EXHIBITION_DESIGN_PASS`,
    'EXHIBITOR_CHANGE',
  ],
  allowChange: ['fund', 'either', 'EXHIBITOR_CHANGE', '{p}APPROVE_EXHIBITOR_CHANGE'],
  refuseChange: ['fund', 'either', 'EXHIBITOR_CHANGE', 'kept'],
  submitChangedDesign: ['exhibitor', 'self', '{p}APPROVE_EXHIBITOR_CHANGE', 'EXHIBITOR_CHANGE_DESIGN'],
  submitChangedBoards: ['exhibitor', 'contractor', '{p}APPROVE_EXHIBITOR_CHANGE', 'EXHIBITION_SUBMITED'],
  giveUpChange: ['exhibitor', 'either', '{p}APPROVE_EXHIBITOR_CHANGE', 'kept'],
};
const names = Object.keys(table) as DesignMove[];

/** Every group as it has to be for the judge to pass it, and for the maker to hand it over. */
const passable: Tally = { ...noFiles, accepted: 1 };
const forEach = <Value>(value: Value) =>
  Object.fromEntries(reviewedGroups.map((group) => [group, value])) as Record<ReviewedGroup, Value>;
const allIsWell = (selfDesigned: boolean): EnrollmentFacts => ({
  ...noFacts,
  selfDesigned,
  reasonIsGiven: true,
  notesAreAnswered: true,
  notes: 1,
  files: forEach(passable),
  bare: forEach(0),
  changesAreOpen: true,
  boardsAreComplete: true,
});

describe('the moves from the place to the end', () => {
  it('are those of the table', () => {
    expect(Object.keys(designMoves).toSorted()).toEqual(names.toSorted());
  });

  it.each(names)('%s is made by whom and from where the table says, and leads there', (name) => {
    const [by, kind, from, to] = table[name];
    for (const selfDesigned of [true, false]) {
      for (const status of enrollmentStatuses) {
        for (const role of everybody) {
          const row = rows[name];
          const no = row ? decide(row, { status, roles: [role], facts: allIsWell(selfDesigned) }) : 'PARAMS_ERROR';
          const isKind = kind === 'either' || (kind === 'self') === selfDesigned;
          const may = by.split(' ').includes(role) && from.split(/\s+/).includes(status) && isKind;
          expect(no === null, `${role} in ${status}, self-designed ${selfDesigned}`).toBe(may);
        }
      }
    }
    expect(designMoves[name].to).toBe(to);
  });
});

const tally = (part: Partial<Tally>): Tally => ({ ...noFiles, ...part });
type Case = [name: DesignMove, group: ReviewedGroup, files: Tally, bare: number, answer: ErrorCode | null];
const cases: Case[] = (
  [
    ['submitDesign', 'OWN_DESIGN'],
    ['submitBoardDesign', 'BOARD_DESIGN_SAMPLE'],
    ['submitChangedDesign', 'OWN_DESIGN'],
  ] as const
).flatMap(([name, group]): Case[] => [
  [name, group, tally({ waiting: 2 }), 0, null],
  [name, group, tally({ waiting: 1 }), 1, 'ATTACHMENT_REQUIRED'],
  [name, group, tally({ waiting: 2, unfit: 1 }), 0, 'ATTACHMENT_UNFIT'],
  [name, group, tally({ waiting: 1, unchecked: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
  [name, group, tally({ accepted: 1, rejected: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
]);
for (const [name, group] of [
  ['submitPreview', 'DESIGN_PREVIEW'],
  ['submitWebsite', 'WEBSITE_COVER'],
] as const) {
  cases.push(
    [name, group, tally({ waiting: 1 }), 9, null],
    [name, group, tally({ cancelled: 1 }), 0, 'ATTACHMENT_REQUIRED'],
    [name, group, tally({ waiting: 1, rejected: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
  );
}
for (const [name, group] of [
  ['passDesign', 'OWN_DESIGN'],
  ['passPreview', 'DESIGN_PREVIEW'],
  ['passBoardDesign', 'BOARD_DESIGN_SAMPLE'],
  ['passWebsite', 'WEBSITE_COVER'],
] as const) {
  cases.push(
    [name, group, tally({ accepted: 1, cancelled: 1 }), 0, null],
    [name, group, tally({ accepted: 1, waiting: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
    [name, group, tally({ accepted: 1, unchecked: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
    [name, group, tally({ accepted: 1, rejected: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
    [name, group, tally({ cancelled: 1 }), 0, 'ATTACHMENT_REQUIRED'],
  );
}
for (const [name, group] of [
  ['returnDesign', 'OWN_DESIGN'],
  ['returnPreview', 'DESIGN_PREVIEW'],
  ['returnBoardDesign', 'BOARD_DESIGN_SAMPLE'],
  ['returnWebsite', 'WEBSITE_COVER'],
  ['returnBoards', 'BOARD'],
] as const) {
  cases.push(
    [name, group, tally({ accepted: 1, rejected: 1 }), 0, null],
    [name, group, tally({ rejected: 1, waiting: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
    [name, group, tally({ accepted: 1 }), 0, 'NOTHING_TO_RETURN'],
  );
}
cases.push(
  // What is on a board may be text alone.
  ['passBoards', 'BOARD', noFiles, 2, null],
  ['passBoards', 'BOARD', tally({ waiting: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
  ['passBoards', 'BOARD', tally({ rejected: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
  ['submitBoards', 'BOARD', tally({ rejected: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
  ['submitBoards', 'BOARD', tally({ waiting: 1, unchecked: 1 }), 0, 'ATTACHMENT_REJECT_OR_PROCESS'],
);

describe('files stop a move', () => {
  it.each(cases)('%s with %s %o, %i bare: %s', (name, group, files, bare, answer) => {
    const [by, kind, from] = table[name];
    const facts = allIsWell(kind === 'self');
    const [status] = from.split(/\s+/) as [EnrollmentStatus];
    const row = rows[name];
    const no =
      row &&
      decide(row, {
        status,
        roles: [by as EnrollmentRole],
        facts: {
          ...facts,
          notes: 0,
          files: { ...facts.files, [group]: files },
          bare: { ...facts.bare, [group]: bare },
        },
      });
    expect(no).toBe(answer);
  });

  it.each([
    ['askChange', { changesAreOpen: false }, 'CHANGES_ARE_OVER'],
    ['askChange', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['refuseChange', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['submitBoards', { notesAreAnswered: false }, 'PARAMS_ERROR'],
    ['submitBoards', { boardsAreComplete: false }, 'PARAMS_ERROR'],
    ['submitChangedBoards', { boardsAreComplete: false }, 'PARAMS_ERROR'],
  ] as const)('%s with %o: %s', (name, known, answer) => {
    const [by, kind, from] = table[name];
    const [status] = from.split(/\s+/) as [EnrollmentStatus];
    const row = rows[name];
    const facts = { ...allIsWell(kind === 'self'), ...known };
    expect(row && decide(row, { status, roles: [by as EnrollmentRole], facts })).toBe(answer);
  });

  it('a note is enough to return boards', () => {
    const facts = { ...allIsWell(false), files: forEach(noFiles), notes: 1 };
    expect(decide(designMoves.returnBoards, { status: '{p}ASSIGN', roles: ['contractor'], facts })).toBeNull();
  });
});

/** A generator of numbers, the same ones for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

describe('walks from an application to its end', () => {
  it.each([true, false])(
    'reach every status, and nobody but the side whose turn it is goes on (self-designed: %s)',
    (self) => {
      const list: readonly EnrollmentStatus[] = self ? selfDesignedStatuses : contractorDesignStatuses;
      const reached = new Set<EnrollmentStatus>();
      const facts: EnrollmentFacts = {
        ...allIsWell(self),
        window: 'OPEN',
        formIsComplete: true,
        captchaIsPassed: true,
        boothsCount: 1,
        approvedCount: 1,
        capacityLeft: 1,
        placesAreFree: true,
        placesCount: 1,
        contractorIsSet: true,
      };
      for (let walk = 1; walk <= 300; walk += 1) {
        const random = seeded(walk);
        let status: EnrollmentStatus = 'APPLY_PENDING';
        let kept: EnrollmentStatus | null = null;
        for (let step = 0; step < 60 && status !== 'CLOSE' && isLive(status); step += 1) {
          reached.add(status);
          const turn = turnOf({ status, selfDesigned: self, category: 'STWEEK' });
          const possible = Object.entries(rows).flatMap(([name, row]) =>
            everybody.flatMap((role) => {
              const no = decide(row, { status, roles: [role], facts });
              if (no !== null) return [];
              // What another side may do leaves it its turn, or takes the application out of the way.
              const isAside =
                ['withdraw', 'cancel', 'movePlace', 'changeContractor', 'askChange'].includes(name) ||
                role === 'system';
              if (!isAside) expect(role, `${name} in ${status}`).toBe(turn);
              return [{ name, row }];
            }),
          );
          // An end comes seldom, or no walk would get far.
          const going = possible.filter(({ name }) => !['withdraw', 'cancel'].includes(name));
          const choice = random() < 0.02 ? possible : going;
          const { name, row } = choice[Math.floor(random() * choice.length)] ?? {};
          if (!name || !row) throw new Error(`nothing is possible in ${status}`);
          const next: EnrollmentStatus = statusAfter(row, status, kept);
          kept = name === 'askChange' ? status : kept;
          expect(next, `${name} of ${status}`).not.toBeUndefined();
          status = next;
        }
        reached.add(status);
      }
      const side: EnrollmentStatus[] = ['EXHIBITOR_CHANGE', '{p}APPROVE_EXHIBITOR_CHANGE', '{p}CANCELED'];
      const wanted = [...list, ...side, ...(self ? (['EXHIBITOR_CHANGE_DESIGN'] as const) : [])];
      expect([...reached].toSorted()).toEqual([...wanted].toSorted());
    },
  );
});

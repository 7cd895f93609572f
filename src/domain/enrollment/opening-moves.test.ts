import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { decide, type Move, offers, statusAfter } from '#domain/workflow.ts';
import {
  type EnrollmentRole,
  type OpeningFacts,
  nothingKnown,
  type OpeningMove,
  openingMoves,
} from './opening-moves.ts';
import { type EnrollmentStatus, enrollmentStatuses, isLive } from './status.ts';
import { stepOf } from './steps.ts';
import { type ApplyFacts, statusOnApply, whyNotApply } from './who-applies.ts';

const allIsWell: OpeningFacts = {
  window: 'OPEN',
  graceIsOpen: false,
  formIsComplete: true,
  captchaIsPassed: true,
  notesAreAnswered: true,
  notes: 1,
  boothsCount: 2,
  approvedCount: 1,
  capacityLeft: 1,
  placeIsWanted: true,
  placesAreFree: true,
  placesCount: 1,
  contractorIsSet: true,
  reasonIsGiven: true,
};
const rows = Object.entries(openingMoves) as [OpeningMove, Move<EnrollmentStatus, EnrollmentRole, OpeningFacts>][];
const everybody: EnrollmentRole[] = ['exhibitor', 'contractor', 'fund', 'administrator', 'system'];

function decides(
  name: OpeningMove,
  status: EnrollmentStatus,
  facts: Partial<OpeningFacts> = {},
  role: EnrollmentRole | null = null,
) {
  const move: Move<EnrollmentStatus, EnrollmentRole, OpeningFacts> = openingMoves[name];
  return decide(move, { status, roles: role ? [role] : move.by, facts: { ...allIsWell, ...facts } });
}

/** Who makes it, from where, and where it leads, written by hand a second time. */
const table: Record<OpeningMove, [by: string, from: string, to: string]> = {
  save: ['exhibitor', 'APPLY_PENDING {p}RETURN', 'same'],
  submit: ['exhibitor', 'APPLY_PENDING', 'APPLY_SUBMITED'],
  approve: ['fund', 'APPLY_SUBMITED', '{p}PASS'],
  return: ['fund', 'APPLY_SUBMITED', '{p}RETURN'],
  resubmit: ['exhibitor', '{p}RETURN', 'APPLY_SUBMITED'],
  queueForPlace: ['fund system', '{p}PASS', '{p}TO_BE_ASSIGN'],
  assign: ['fund', '{p}PASS {p}TO_BE_ASSIGN', '{p}ASSIGN'],
  movePlace: [
    'fund',
    `{p}ASSIGN EXHIBITION_DESIGN DESIGN_RETURN DESIGN_PASS CREATION_DESIGN_PREVIEW DESIGN_PREVIEW_RETURN
    DESIGN_PREVIEW_PASS CREATION_UPLOAD_WEBSITE_IMG {p}WEBSITE_IMG_RETURN {p}WEBSITE_IMG_PASS
    CREATION_RETURN EXHIBITION_SUBMITED CONTRACTOR_CONFIRM CONTRACTOR_DESIGN EXHIBITION_DESIGN_RETURN
    EXHIBITION_DESIGN_PASS EXHIBITOR_CHANGE {p}APPROVE_EXHIBITOR_CHANGE EXHIBITOR_CHANGE_DESIGN`,
    'same',
  ],
  changeContractor: [
    'fund',
    `{p}PASS {p}TO_BE_ASSIGN
    {p}ASSIGN EXHIBITION_DESIGN DESIGN_RETURN DESIGN_PASS CREATION_DESIGN_PREVIEW DESIGN_PREVIEW_RETURN
    DESIGN_PREVIEW_PASS CREATION_UPLOAD_WEBSITE_IMG {p}WEBSITE_IMG_RETURN {p}WEBSITE_IMG_PASS
    CREATION_RETURN EXHIBITION_SUBMITED CONTRACTOR_CONFIRM CONTRACTOR_DESIGN EXHIBITION_DESIGN_RETURN
    EXHIBITION_DESIGN_PASS EXHIBITOR_CHANGE {p}APPROVE_EXHIBITOR_CHANGE EXHIBITOR_CHANGE_DESIGN`,
    'same',
  ],
  withdraw: ['exhibitor', 'APPLY_PENDING APPLY_SUBMITED {p}PASS {p}RETURN {p}TO_BE_ASSIGN', 'APPLY_CANCELED'],
  cancel: [
    'administrator',
    `APPLY_PENDING APPLY_SUBMITED {p}PASS {p}RETURN {p}TO_BE_ASSIGN
    {p}ASSIGN EXHIBITION_DESIGN DESIGN_RETURN DESIGN_PASS CREATION_DESIGN_PREVIEW DESIGN_PREVIEW_RETURN
    DESIGN_PREVIEW_PASS CREATION_UPLOAD_WEBSITE_IMG {p}WEBSITE_IMG_RETURN {p}WEBSITE_IMG_PASS
    CREATION_RETURN EXHIBITION_SUBMITED CONTRACTOR_CONFIRM CONTRACTOR_DESIGN EXHIBITION_DESIGN_RETURN
    EXHIBITION_DESIGN_PASS EXHIBITOR_CHANGE {p}APPROVE_EXHIBITOR_CHANGE EXHIBITOR_CHANGE_DESIGN`,
    '{p}CANCELED',
  ],
};

/** What stops it, and how that is answered, when everything else is as it should be; also written by hand. */
const stoppedBy: Record<OpeningMove, Partial<Record<keyof OpeningFacts, ErrorCode>>> = {
  save: {},
  submit: { window: 'DATE_CANNOT_ENROLL', formIsComplete: 'PARAMS_ERROR', captchaIsPassed: 'CAPTCHA_IS_MISMATCH' },
  approve: { approvedCount: 'PARAMS_ERROR', boothsCount: 'PARAMS_ERROR', capacityLeft: 'CAPACITY_EXCEEDED' },
  return: { notes: 'PARAMS_ERROR' },
  resubmit: { window: 'DATE_CANNOT_ENROLL', notesAreAnswered: 'PARAMS_ERROR', formIsComplete: 'PARAMS_ERROR' },
  queueForPlace: { placeIsWanted: 'STATUS_ERROR' },
  assign: {
    placesCount: 'PARAMS_ERROR',
    approvedCount: 'PARAMS_ERROR',
    placesAreFree: 'CAPACITY_EXCEEDED',
    contractorIsSet: 'PARAMS_ERROR',
  },
  movePlace: { placesCount: 'PARAMS_ERROR', approvedCount: 'PARAMS_ERROR', placesAreFree: 'CAPACITY_EXCEEDED' },
  changeContractor: { contractorIsSet: 'PARAMS_ERROR', reasonIsGiven: 'PARAMS_ERROR' },
  withdraw: {},
  cancel: { reasonIsGiven: 'PARAMS_ERROR' },
};
const amiss: OpeningFacts = {
  window: 'ENDED',
  graceIsOpen: true,
  formIsComplete: false,
  captchaIsPassed: false,
  notesAreAnswered: false,
  notes: 0,
  boothsCount: 0,
  approvedCount: 0,
  capacityLeft: 0,
  placeIsWanted: false,
  placesAreFree: false,
  placesCount: 0,
  contractorIsSet: false,
  reasonIsGiven: false,
};

describe('walking the table of opening moves', () => {
  it.each(rows)('%s is made by its own people, from its own states, to its own', (name, move) => {
    const [by, from, to] = table[name];
    expect(move.by.toSorted()).toEqual(by.split(' '));
    expect(move.from.toSorted()).toEqual(from.split(/\s+/).toSorted());
    expect(move.to).toBe(to);
  });

  it.each(rows)('%s is stopped by what it looks at, and by nothing else', (name, move) => {
    const stops = (Object.keys(amiss) as (keyof OpeningFacts)[]).flatMap((fact) => {
      const answer = decides(name, move.from[0] ?? 'CLOSE', { [fact]: amiss[fact] });
      return answer ? [[fact, answer]] : [];
    });
    expect(Object.fromEntries(stops)).toEqual(stoppedBy[name]);
  });

  it('reaches every opening state from the first, and leaves each that is not an end', () => {
    const reached = new Set<EnrollmentStatus>([statusOnApply('STWEEK')]);
    // What is added while walking is walked too.
    for (const status of reached) {
      for (const [, move] of rows) if (move.from.includes(status)) reached.add(statusAfter(move, status));
    }
    const opening = enrollmentStatuses.filter((status) => stepOf(status, false) >= 0 && stepOf(status, false) <= 6);
    expect([...reached].toSorted()).toEqual(opening.toSorted());
    for (const status of reached) {
      const leaves = rows.some(([, move]) => move.from.includes(status) && statusAfter(move, status) !== status);
      expect(leaves, status).toBe(isLive(status));
    }
  });

  it('ends only in states where nothing is offered to anybody', () => {
    for (const status of enrollmentStatuses.filter((each) => !isLive(each))) {
      expect(offers(openingMoves, { status, roles: everybody, facts: allIsWell })).toEqual([]);
    }
  });

  it.each<[OpeningMove, EnrollmentStatus, Partial<OpeningFacts>, string | null]>([
    ['submit', 'APPLY_PENDING', { window: 'ENDED' }, 'DATE_CANNOT_ENROLL'],
    ['submit', 'APPLY_PENDING', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['submit', 'APPLY_PENDING', { captchaIsPassed: false }, 'CAPTCHA_IS_MISMATCH'],
    ['approve', 'APPLY_SUBMITED', { approvedCount: 0 }, 'PARAMS_ERROR'],
    ['approve', 'APPLY_SUBMITED', { approvedCount: 3 }, 'PARAMS_ERROR'],
    ['approve', 'APPLY_SUBMITED', { approvedCount: 2 }, 'CAPACITY_EXCEEDED'],
    ['return', 'APPLY_SUBMITED', { notes: 0 }, 'PARAMS_ERROR'],
    ['resubmit', '{p}RETURN', { window: 'ENDED' }, 'DATE_CANNOT_ENROLL'],
    ['resubmit', '{p}RETURN', { window: 'ENDED', graceIsOpen: true }, null],
    ['resubmit', '{p}RETURN', { notesAreAnswered: false }, 'PARAMS_ERROR'],
    ['queueForPlace', '{p}PASS', { placeIsWanted: false }, 'STATUS_ERROR'],
    ['assign', '{p}PASS', { placesCount: 2 }, 'PARAMS_ERROR'],
    ['assign', '{p}PASS', { placeIsWanted: false, placesCount: 0 }, null],
    ['assign', '{p}TO_BE_ASSIGN', { placesAreFree: false }, 'CAPACITY_EXCEEDED'],
    ['assign', '{p}TO_BE_ASSIGN', { contractorIsSet: false }, 'PARAMS_ERROR'],
    ['cancel', 'CONTRACTOR_DESIGN', { reasonIsGiven: false }, 'PARAMS_ERROR'],
  ])('%s from %s with %j is answered %s', (name, status, facts, answer) => {
    expect(decides(name, status, facts)).toBe(answer);
  });
});

it('lets nothing through of which nothing is known, but what needs nothing', () => {
  for (const [name, move] of rows) {
    const from = move.from[0];
    if (!from) throw new Error(`${name} leaves nothing`);
    const no = decide(move, { status: from, roles: move.by, facts: nothingKnown });
    expect(no === null, name).toBe(move.needs.length === 0 || name === 'queueForPlace');
  }
});

describe('registering', () => {
  const mayRegister: ApplyFacts = {
    isActive: true,
    window: 'OPEN',
    isCovered: true,
    hasRole: true,
    hasUnit: true,
    hasLiveEnrollment: false,
  };
  it.each<[Partial<ApplyFacts>, string | null]>([
    [{}, null],
    [{ hasRole: false }, 'NO_PERMISSION'],
    [{ hasUnit: false }, 'NO_PERMISSION'],
    [{ isActive: false }, 'EVENT_CANNOT_ENROLL'],
    [{ isCovered: false }, 'EVENT_CANNOT_ENROLL'],
    [{ hasLiveEnrollment: true, window: 'ENDED' }, 'REPEAT_ENROLLMENT'],
    [{ window: 'NOT_STARTED' }, 'DATE_CANNOT_ENROLL'],
    [{ window: 'ENDED' }, 'DATE_CANNOT_ENROLL'],
  ])('with %j is answered %s', (facts, answer) => {
    expect(whyNotApply({ ...mayRegister, ...facts })).toBe(answer);
  });
});

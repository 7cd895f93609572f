import { describe, expect, it, test } from 'vitest';
import { noFiles } from '#domain/file/tally.ts';
import { decide, type Move } from '#domain/workflow.ts';
import { acceptedLines, linesOf, walkEverywhere } from '#tests/support/workflow-ways.ts';
import { type ProjectFacts, type ProjectMove, projectMoves, projectRoles, type ProjectRole } from './project-moves.ts';
import { type ProjectStatus, projectStatuses, projectTurn } from './project-status.ts';

/** With these facts a design can be passed; each guard that wants something else is tried below. */
const allGood: ProjectFacts = {
  formIsComplete: true,
  notesAreAnswered: true,
  reasonIsGiven: true,
  previewIsOpened: true,
  designs: { ...noFiles, accepted: 1 },
};
const withRejected: ProjectFacts = { ...allGood, designs: { ...noFiles, rejected: 1 } };
const moves: Readonly<Record<ProjectMove, Move<ProjectStatus, ProjectRole, ProjectFacts>>> = projectMoves;
/** Needs of files contradict each other between a return and a pass: the table is walked by who, from and to. */
const bare = Object.fromEntries(
  Object.entries(moves).map(([name, move]) => [name, { ...move, needs: [] }]),
) as unknown as typeof moves;
const table = { moves: bare, statuses: projectStatuses, roles: projectRoles, facts: allGood };

/** Written by hand a second time: from, who, what, to. Nothing else is accepted. */
const lines = linesOf(`
PROJECT_PENDING leader save PROJECT_PENDING
PROJECT_PENDING leader submit PROJECT_SUMBIT
PROJECT_SUMBIT fund return PROJECT_BACK
PROJECT_SUMBIT fund check PROJECT_ENSURE
PROJECT_BACK leader save PROJECT_BACK
PROJECT_BACK leader submit PROJECT_SUMBIT
PROJECT_ENSURE leader confirm PROJECT_PASS
PROJECT_ENSURE fund confirmFor PROJECT_PASS
PROJECT_ENSURE leader wantChange PROJECT_BACK
PROJECT_PASS contractor submitDesign PROJECT_DESIGN_UPLOAD
PROJECT_DESIGN_UPLOAD leader returnDesign PROJECT_DESIGN_BACK
PROJECT_DESIGN_UPLOAD fund returnDesign PROJECT_DESIGN_BACK
PROJECT_DESIGN_UPLOAD leader passDesign PROJECT_DESIGN_PASS
PROJECT_DESIGN_UPLOAD fund passDesign PROJECT_DESIGN_PASS
PROJECT_DESIGN_BACK contractor submitCorrection PROJECT_DESIGN_BACK_UPLOAD
PROJECT_DESIGN_BACK_UPLOAD leader returnDesign PROJECT_DESIGN_BACK
PROJECT_DESIGN_BACK_UPLOAD fund returnDesign PROJECT_DESIGN_BACK
PROJECT_DESIGN_BACK_UPLOAD leader passDesign PROJECT_DESIGN_PASS
PROJECT_DESIGN_BACK_UPLOAD fund passDesign PROJECT_DESIGN_PASS
`);

describe('the ways of a project', () => {
  it('are these, and no others', () => {
    expect(acceptedLines(table)).toEqual(lines);
  });

  it('lead on from everywhere but the end, by whoever has the turn', () => {
    for (const status of projectStatuses) {
      const turn = projectTurn[status];
      const onward = lines.filter((line) => line.startsWith(`${status} `) && !line.endsWith(` ${status}`));
      expect([status, onward.length > 0]).toEqual([status, turn !== null]);
      if (turn) expect(onward.some((line) => line.includes(` ${turn} `))).toBe(true);
    }
  });

  test.each<[ProjectMove, ProjectRole, ProjectStatus, Partial<ProjectFacts>, string]>([
    ['submit', 'leader', 'PROJECT_PENDING', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['submit', 'leader', 'PROJECT_BACK', { notesAreAnswered: false }, 'NOTES_OPEN'],
    ['return', 'fund', 'PROJECT_SUMBIT', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['check', 'fund', 'PROJECT_SUMBIT', { formIsComplete: false }, 'PARAMS_ERROR'],
    ['confirm', 'leader', 'PROJECT_ENSURE', { previewIsOpened: false }, 'PREVIEW_NOT_OPENED'],
    ['confirmFor', 'fund', 'PROJECT_ENSURE', { previewIsOpened: false }, 'PREVIEW_NOT_OPENED'],
    ['confirmFor', 'fund', 'PROJECT_ENSURE', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['wantChange', 'leader', 'PROJECT_ENSURE', { reasonIsGiven: false }, 'PARAMS_ERROR'],
    ['submitDesign', 'contractor', 'PROJECT_PASS', { designs: noFiles }, 'ATTACHMENT_REQUIRED'],
    [
      'submitDesign',
      'contractor',
      'PROJECT_PASS',
      { designs: { ...noFiles, waiting: 1, unchecked: 1 } },
      'ATTACHMENT_REJECT_OR_PROCESS',
    ],
    [
      'submitCorrection',
      'contractor',
      'PROJECT_DESIGN_BACK',
      { designs: { ...noFiles, accepted: 1, rejected: 1 } },
      'ATTACHMENT_REJECT_OR_PROCESS',
    ],
    ['returnDesign', 'leader', 'PROJECT_DESIGN_UPLOAD', {}, 'NOTHING_TO_RETURN'],
    [
      'returnDesign',
      'fund',
      'PROJECT_DESIGN_UPLOAD',
      { designs: { ...noFiles, rejected: 1, waiting: 1 } },
      'ATTACHMENT_REJECT_OR_PROCESS',
    ],
    [
      'passDesign',
      'leader',
      'PROJECT_DESIGN_UPLOAD',
      { designs: { ...noFiles, accepted: 1, waiting: 1 } },
      'ATTACHMENT_REJECT_OR_PROCESS',
    ],
    ['passDesign', 'fund', 'PROJECT_DESIGN_BACK_UPLOAD', withRejected, 'ATTACHMENT_REJECT_OR_PROCESS'],
    ['passDesign', 'leader', 'PROJECT_DESIGN_UPLOAD', { designs: noFiles }, 'ATTACHMENT_REQUIRED'],
    ['passDesign', 'contractor', 'PROJECT_DESIGN_UPLOAD', {}, 'NO_PERMISSION'],
  ])('%s by %s from %s with %o: %s', (name, role, status, changed, code) => {
    expect(decide(moves[name], { status, roles: [role], facts: { ...allGood, ...changed } })).toBe(code);
  });

  it('lets what was rejected be sent back, and what was passed through', () => {
    const at = (facts: ProjectFacts) => ({
      status: 'PROJECT_DESIGN_UPLOAD' as const,
      roles: ['leader'] as const,
      facts,
    });
    expect(decide(moves.returnDesign, at(withRejected))).toBeNull();
    expect(decide(moves.passDesign, at(allGood))).toBeNull();
  });

  it('are walked in any order: only its leader or the fund lets a text or a design through, and every status is reached', () => {
    walkEverywhere(table, {
      start: 'PROJECT_PENDING',
      keptBy: {},
      ends: ['PROJECT_DESIGN_PASS'],
      each({ role, from }, next) {
        if (next === 'PROJECT_PASS' || next === 'PROJECT_DESIGN_PASS') expect(role).not.toBe('contractor');
        if (next === 'PROJECT_ENSURE') expect([role, from]).toEqual(['fund', 'PROJECT_SUMBIT']);
        if (role === 'contractor') expect(projectTurn[from]).toBe('contractor');
      },
    });
  });
});

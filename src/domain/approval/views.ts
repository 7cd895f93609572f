import type { DesignMode, FileParty } from './file-rights.ts';

/** What the tab of the boards can show (D1 §2 "Default board tab"). */
export const boardViews = ['boards', 'ownDesign', 'preview', 'boardDesign', 'website'] as const;
export type BoardView = (typeof boardViews)[number];

/** From which step each is there, by who designs (G11). */
const views = {
  self: [
    ['boards', 0],
    ['ownDesign', 6],
    ['preview', 9],
    ['website', 12],
  ],
  contractor: [
    ['boards', 0],
    ['boardDesign', 9],
    ['website', 12],
  ],
} as const satisfies Record<DesignMode, readonly (readonly [BoardView, number])[]>;

/** Pictures for the website are between the contractor and the fund. */
export const viewsAt = (mode: DesignMode, step: number, seesWebsite: boolean): BoardView[] =>
  views[mode].filter(([view, from]) => step >= from && (view !== 'website' || seesWebsite)).map(([view]) => view);

/** The one to begin with: the latest there is; only a contractor begins with the website (rows 151, 152). */
export const viewAt = (mode: DesignMode, step: number, isContractor: boolean): BoardView =>
  viewsAt(mode, step, isContractor).at(-1) ?? 'boards';

/** The form, the boards, and the pictures for the website; `other_{id}` has the further files of a notice (row 148). */
export const recordTabs = ['0', '1', '2'] as const;
export type RecordTab = (typeof recordTabs)[number] | `other_${string}`;
export const supplementTab = (id: string): RecordTab => `other_${id}`;
export const isSupplementTab = (tab: string): tab is RecordTab => tab.startsWith('other_');

/** From here on the boards are worked on, with a place that is set. */
const boardsFrom = 6;
/** The fund has the pictures for the website to judge. */
const websiteIsJudged = 13;

/**
 * The tab to begin with: the form until there is a place, the boards from then on (row 150), and for the fund the
 * pictures for the website that it is to judge.
 */
export function tabAt(step: number, by: FileParty): RecordTab {
  if (by === 'fund' && step >= websiteIsJudged) return '2';
  return by === 'contractor' || step >= boardsFrom ? '1' : '0';
}

/** What the tab of the boards has of these: the pictures for the website stand once, in their own tab (row 148). */
export const viewsOfBoards = (shown: readonly BoardView[]) => shown.filter((view) => view !== 'website');

/** Where the boards would show the pictures for the website, it is their tab that opens. */
export const tabShown = (tab: RecordTab, view: BoardView): RecordTab => (tab === '1' && view === 'website' ? '2' : tab);

/** What the steps are called: which group of steps somebody is at (D1 §4 "Workflow steps", "Status to step index"). */
export const stages = [
  'dataCheck',
  'ownDesignCheck',
  'previewCheck',
  'boardCheck',
  'boardDesign',
  'boardDesignCheck',
  'websiteCheck',
] as const;
export type Stage = (typeof stages)[number];

const firstStepOf = {
  self: [
    ['dataCheck', 0],
    ['ownDesignCheck', 6],
    ['previewCheck', 10],
    ['websiteCheck', 12],
  ],
  contractor: [
    ['dataCheck', 0],
    ['boardCheck', 6],
    ['boardDesign', 10],
    ['boardDesignCheck', 11],
    ['websiteCheck', 12],
  ],
} as const satisfies Record<DesignMode, readonly (readonly [Stage, number])[]>;

/** The stages in their order; exhibitors never hear of the website (row 172). */
export const stagesOf = (mode: DesignMode, seesWebsite: boolean): Stage[] =>
  firstStepOf[mode].map(([stage]) => stage).filter((stage) => seesWebsite || stage !== 'websiteCheck');

export const stageAt = (mode: DesignMode, step: number, seesWebsite: boolean): Stage =>
  firstStepOf[mode].findLast(([stage, from]) => step >= from && (seesWebsite || stage !== 'websiteCheck'))?.[0] ??
  'dataCheck';

const confirmedStep = 12;
const closedStep = 16;

/** Nothing is left of the last stage either: for exhibitors once they have confirmed (row 172). */
export const stagesAreOver = (step: number, seesWebsite: boolean): boolean =>
  step >= (seesWebsite ? closedStep : confirmedStep);

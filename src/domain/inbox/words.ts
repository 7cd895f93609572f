/** Everything that somebody waits for, whatever area it belongs to. */
export const workflows = [
  'ENROLLMENT',
  'PARTICIPANT_LIST',
  'PARTICIPANT_CHANGE',
  'INVITATION',
  'ROAD_SHOW_RECORD',
  'DOCKING_PRODUCT',
  'RECRUITMENT_POSITION',
  'CLOSING_PROJECT',
  'PUBLIC_DEMAND',
  'CONFLICT',
  'MESSAGE',
] as const;
export type Workflow = (typeof workflows)[number];

/** Who has to do something next. */
export const turns = ['FUND', 'UNIT', 'OFFICE', 'CONTRACTOR', 'INVITED'] as const;
export type Turn = (typeof turns)[number];

/**
 * Deeds of the desk that send, lock or decide, each over one case or many: those that can be taken back.
 */
export const bulkMoves = {
  ENROLLMENT: [
    'approve',
    'return',
    'assign',
    'movePlace',
    'changeContractor',
    'allowChange',
    'passWebsite',
    'close',
    'cancel',
  ],
  PARTICIPANT_LIST: ['freeze'],
  PARTICIPANT_CHANGE: ['accept', 'refuse'],
  INVITATION: ['send', 'resend', 'disable'],
  MESSAGE: ['sendAgain'],
} as const satisfies Partial<Record<Workflow, readonly string[]>>;
export type BulkWorkflow = keyof typeof bulkMoves;

/** Those that a registration's page decides by a button; what is done on the plan or over designs has its own place. */
export const registrationMoves = [
  'approve',
  'return',
  'cancel',
] as const satisfies readonly (typeof bulkMoves)['ENROLLMENT'][number][];
export type BulkMove = (typeof bulkMoves)[BulkWorkflow][number];

/** What the fund decides on a record's own page, where its text is read: one at a time, and taken back like those. */
export const recordMoves = {
  ENROLLMENT: ['returnWebsite', 'refuseChange'],
  ROAD_SHOW_RECORD: ['publish', 'return'],
  DOCKING_PRODUCT: ['approve', 'return'],
  RECRUITMENT_POSITION: ['approve', 'return', 'close'],
  CLOSING_PROJECT: ['return', 'check', 'confirmFor', 'returnDesign', 'passDesign'],
  PUBLIC_DEMAND: ['approve', 'reject'],
} as const satisfies Partial<Record<Workflow, readonly string[]>>;
export type RecordWorkflow = keyof typeof recordMoves;
export type RecordMove = (typeof recordMoves)[RecordWorkflow][number];

export const isRecordMove = <Workflow extends RecordWorkflow>(
  workflow: Workflow,
  move: string,
): move is (typeof recordMoves)[Workflow][number] => recordMoves[workflow].some((one) => one === move);

/**
 * What nobody can call back once it is done: also decided on a record's own page, and only begun when the time to take it
 * back is over.
 */
export const laterMoves = {
  ROAD_SHOW_RECORD: ['unpublish'],
  DOCKING_PRODUCT: ['unlist'],
  PUBLIC_REGISTRATION: ['offer', 'cancel'],
  QUESTIONNAIRE: ['open', 'remind', 'close', 'reopen'],
  SCHEDULE: ['release'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type LaterWorkflow = keyof typeof laterMoves;
export type LaterMove = (typeof laterMoves)[LaterWorkflow][number];

export const isLaterWorkflow = (workflow: string): workflow is LaterWorkflow => Object.hasOwn(laterMoves, workflow);

export const isLaterMove = <Workflow extends LaterWorkflow>(
  workflow: Workflow,
  move: string,
): move is (typeof laterMoves)[Workflow][number] => laterMoves[workflow].some((one) => one === move);

/** Whatever can be taken back. */
export type DeedWorkflow = BulkWorkflow | RecordWorkflow | LaterWorkflow;
export type DeedMove = BulkMove | RecordMove | LaterMove;

/**
 * PLANNED: a dry run that nobody confirmed. WAITING: moves that cannot be reversed are only begun once the time to take
 * them back is over.
 */
export const bulkStates = ['PLANNED', 'WAITING', 'RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'] as const;
export type BulkState = (typeof bulkStates)[number];

/** KEPT: not taken back, because something happened to the case later. */
export const bulkItemStates = ['PLANNED', 'REFUSED', 'DONE', 'UNDONE', 'KEPT'] as const;
export type BulkItemState = (typeof bulkItemStates)[number];

/** Most cases in one bulk action. */
export const bulkLimit = 2000;

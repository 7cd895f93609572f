/** Who has to act next. */
export const enrollmentTurns = ['exhibitor', 'contractor', 'fund'] as const;
export type Turn = (typeof enrollmentTurns)[number];

/** What is wanted from the exhibitor, for the badge of a card and the button of a record (G80). */
export const actionsWanted = [
  'finishApplication',
  'correctApplication',
  'uploadDesign',
  'correctBoards',
  'correctDesign',
  'checkPreview',
  'checkDesign',
  'changeDesign',
] as const;
export type WantedAction = (typeof actionsWanted)[number];

/** Whom an enrolment waits for; of an exhibitor, what for. */
export interface Wait {
  turn: Turn | null;
  wanted: WantedAction | null;
}
const nobody: Wait = { turn: null, wanted: null };
const fund: Wait = { turn: 'fund', wanted: null };
const contractor: Wait = { turn: 'contractor', wanted: null };
const exhibitorTo = (wanted: WantedAction): Wait => ({ turn: 'exhibitor', wanted });

/**
 * The statuses of an enrolment (D1 §4), in the order of the documents and with their spelling, each with whom it waits
 * for. `{p}` stands for the fund's prefix, as FUND_ (G09): it is kept as a marker in the code and in the database, and
 * written out on the wire by `wireStatus` alone.
 */
const opening = {
  APPLY_PENDING: exhibitorTo('finishApplication'),
  APPLY_SUBMITED: fund,
  APPLY_CANCELED: nobody,
  '{p}PASS': fund,
  '{p}RETURN': exhibitorTo('correctApplication'),
  '{p}TO_BE_ASSIGN': fund,
};
const closing = {
  CREATION_UPLOAD_WEBSITE_IMG: fund,
  '{p}WEBSITE_IMG_RETURN': contractor,
  '{p}WEBSITE_IMG_PASS': fund,
  CLOSE: nobody,
};

/** In the field `selfstatus`: the exhibitor designs. */
const selfDesigned = {
  ...opening,
  '{p}ASSIGN': exhibitorTo('uploadDesign'),
  EXHIBITION_DESIGN: contractor,
  DESIGN_RETURN: exhibitorTo('correctDesign'),
  DESIGN_PASS: contractor,
  CREATION_DESIGN_PREVIEW: exhibitorTo('checkPreview'),
  DESIGN_PREVIEW_RETURN: contractor,
  DESIGN_PREVIEW_PASS: contractor,
  ...closing,
};

/** In the field `status`: the contractor designs. */
const contractorDesign = {
  ...opening,
  '{p}ASSIGN': contractor,
  CREATION_RETURN: exhibitorTo('correctBoards'),
  EXHIBITION_SUBMITED: contractor,
  CONTRACTOR_CONFIRM: contractor,
  CONTRACTOR_DESIGN: exhibitorTo('checkDesign'),
  EXHIBITION_DESIGN_RETURN: contractor,
  EXHIBITION_DESIGN_PASS: contractor,
  ...closing,
};

interface Beside extends Wait {
  /** By who designs. */
  step: Readonly<Record<'self' | 'contractor', number>>;
}
const atStep = (wait: Wait, self: number, contractor = self): Beside => ({ ...wait, step: { self, contractor } });

/** Beside the 17 steps of either kind; each keeps a step (G18). */
const beside = {
  EXHIBITOR_CHANGE: atStep(fund, 7),
  '{p}APPROVE_EXHIBITOR_CHANGE': atStep(exhibitorTo('changeDesign'), 8, 7),
  EXHIBITOR_CHANGE_DESIGN: atStep(contractor, 7),
  '{p}CANCELED': atStep(nobody, 2),
};

const namesIn = <Status extends string>(statuses: Record<Status, Wait>) => Object.keys(statuses) as Status[];
export const selfDesignedStatuses = namesIn(selfDesigned);
export const contractorDesignStatuses = namesIn(contractorDesign);
export const sideStatuses = namesIn(beside);
export const sideSteps: Readonly<Partial<Record<EnrollmentStatus, Beside['step']>>> = Object.fromEntries(
  sideStatuses.map((status) => [status, beside[status].step]),
);

/** By who designs. What the other kind of design knows alone is in neither. */
export const waits: Readonly<Record<'self' | 'contractor', Readonly<Partial<Record<EnrollmentStatus, Wait>>>>> = {
  self: { ...selfDesigned, ...beside },
  contractor: { ...contractorDesign, ...beside },
};

export type EnrollmentStatus = keyof typeof selfDesigned | keyof typeof contractorDesign | keyof typeof beside;
export const enrollmentStatuses: readonly EnrollmentStatus[] = namesIn({
  ...selfDesigned,
  ...contractorDesign,
  ...beside,
});

/** The enrolment is over, its place is free, and the unit may apply again while the window is open (G15). */
export const endedStatuses = ['APPLY_CANCELED', '{p}CANCELED'] as const satisfies readonly EnrollmentStatus[];

export const isLive = (status: EnrollmentStatus): boolean => !endedStatuses.some((ended) => ended === status);

/** Values of the documents that are only read, as another status (G18), and the one spelling that is forgiven (G08). */
const aliases: Readonly<Record<string, EnrollmentStatus>> = {
  APPLY_SUBMITTED: 'APPLY_SUBMITED',
  CREATION_DESIGN: 'CREATION_DESIGN_PREVIEW',
  CREATION_PASS: 'CONTRACTOR_CONFIRM',
  CONTRACTOR_APPROVE: 'CONTRACTOR_CONFIRM',
  CONTRACTOR_RETURN: 'CREATION_RETURN',
};

const marker = '{p}';

/** As the calls send it. @param product the fund's short name, as FUND */
export const wireStatus = (status: EnrollmentStatus, product: string): string => status.replace(marker, `${product}_`);

/**
 * The status of a word from the wire, whatever the product is called; null for any other word. A word of the
 * documents' own comes before one with a prefix: `DESIGN_PASS` is not a `{p}PASS`.
 */
export function statusOfWire(word: string): EnrollmentStatus | null {
  const alias = Object.hasOwn(aliases, word) ? aliases[word] : undefined;
  if (alias) return alias;
  const plain = enrollmentStatuses.find((status) => status === word && !status.startsWith(marker));
  if (plain) return plain;
  const prefixed = enrollmentStatuses.filter(
    (status) => status.startsWith(marker) && word.endsWith(`_${status.slice(marker.length)}`),
  );
  return prefixed.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** For the status call: 0 is begun and not handed in, 1 handed in or later (G10). */
export const statusValue = (status: EnrollmentStatus): 0 | 1 => (status === 'APPLY_PENDING' ? 0 : 1);

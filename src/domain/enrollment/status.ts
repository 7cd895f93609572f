/**
 * The statuses of an enrolment (D1 §4), in the order of the documents and with their spelling. `{p}` stands for the
 * fund's prefix, as FUND_ (G09): it is kept as a marker in the code and in the database, and written out on the wire by
 * `wireStatus` alone.
 */
const opening = [
  'APPLY_PENDING',
  'APPLY_SUBMITED',
  'APPLY_CANCELED',
  '{p}PASS',
  '{p}RETURN',
  '{p}TO_BE_ASSIGN',
] as const;
const closing = ['CREATION_UPLOAD_WEBSITE_IMG', '{p}WEBSITE_IMG_RETURN', '{p}WEBSITE_IMG_PASS', 'CLOSE'] as const;

/** In the field `selfstatus`: the exhibitor designs. */
export const selfDesignedStatuses = [
  ...opening,
  '{p}ASSIGN',
  'EXHIBITION_DESIGN',
  'DESIGN_RETURN',
  'DESIGN_PASS',
  'CREATION_DESIGN_PREVIEW',
  'DESIGN_PREVIEW_RETURN',
  'DESIGN_PREVIEW_PASS',
  ...closing,
] as const;

/** In the field `status`: the contractor designs. */
export const contractorDesignStatuses = [
  ...opening,
  '{p}ASSIGN',
  'CREATION_RETURN',
  'EXHIBITION_SUBMITED',
  'CONTRACTOR_CONFIRM',
  'CONTRACTOR_DESIGN',
  'EXHIBITION_DESIGN_RETURN',
  'EXHIBITION_DESIGN_PASS',
  ...closing,
] as const;

/** Beside the 17 steps of either kind; each keeps a step (G18). */
export const sideStatuses = [
  'EXHIBITOR_CHANGE',
  '{p}APPROVE_EXHIBITOR_CHANGE',
  'EXHIBITOR_CHANGE_DESIGN',
  '{p}CANCELED',
] as const;

export const enrollmentStatuses = [
  ...new Set([...selfDesignedStatuses, ...contractorDesignStatuses, ...sideStatuses]),
] as readonly EnrollmentStatus[];
export type EnrollmentStatus =
  | (typeof selfDesignedStatuses)[number]
  | (typeof contractorDesignStatuses)[number]
  | (typeof sideStatuses)[number];

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

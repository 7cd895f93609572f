import type { EnrollmentRole } from '#domain/enrollment/opening-moves.ts';
import { contractorDesignStatuses, type EnrollmentStatus, selfDesignedStatuses } from '#domain/enrollment/status.ts';
import { stepOf } from '#domain/enrollment/steps.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';

/** What a person may do with the files of a group; `reply` is to pass one, not pass it, or call it not applicable. */
export const fileRights = ['add', 'replace', 'delete', 'reply'] as const;
export type FileRight = (typeof fileRights)[number];

/** Who designs. */
export type DesignMode = 'self' | 'contractor';
export const designModes = ['self', 'contractor'] as const satisfies readonly DesignMode[];
/** The three sides of an approval. */
export const fileParties = ['exhibitor', 'contractor', 'fund'] as const satisfies readonly EnrollmentRole[];
export type FileParty = (typeof fileParties)[number];

interface Row {
  modes: readonly DesignMode[];
  by: FileParty;
  in: readonly EnrollmentStatus[];
  may: readonly FileRight[];
}

const both = designModes;
const self = ['self'] as const;
const contractor = ['contractor'] as const;
const keeps = ['add', 'replace', 'delete'] as const;
const corrects = ['add', 'replace'] as const;
const judges = ['reply'] as const;

/** An application is filled in before it is handed in, and when the fund gave it back. */
const filledIn: Row = { modes: both, by: 'exhibitor', in: ['APPLY_PENDING', '{p}RETURN'], may: keeps };

/** From the approval of a design until all is closed a booth may be built, looked at and signed off. */
const approved = [
  'DESIGN_PREVIEW_PASS',
  'EXHIBITION_DESIGN_PASS',
  'CREATION_UPLOAD_WEBSITE_IMG',
  '{p}WEBSITE_IMG_RETURN',
  '{p}WEBSITE_IMG_PASS',
] as const satisfies readonly EnrollmentStatus[];

/** Groups of files that belong to an enrolment or to one of its boards. */
export const enrollmentGroups = [
  'CERTIFICATE',
  'KEY_PRODUCT',
  'VIDEO',
  'PAVILION_VIDEO',
  'EXHIBITOR',
  'QR_CODE',
  'ATTACHMENT',
  'WEBSITE_COVER',
] as const satisfies readonly FileGroup[];
export const boardGroups = [
  'BOARD',
  'OWN_DESIGN',
  'DESIGN_PREVIEW',
  'BOARD_DESIGN_SAMPLE',
  'BUILT_BOOTH',
] as const satisfies readonly FileGroup[];
export type ApplicationGroup = (typeof enrollmentGroups)[number] | (typeof boardGroups)[number];

/** Who may do what with which files, by who designs and where the enrolment stands (D1 §4 "Who may act on files"). */
export const rightsTable: Readonly<Record<ApplicationGroup, readonly Row[]>> = {
  CERTIFICATE: [filledIn],
  KEY_PRODUCT: [filledIn],
  VIDEO: [filledIn],
  // Whether its subtitles are there the fund sees while it looks at the application (G66).
  PAVILION_VIDEO: [filledIn, { modes: both, by: 'fund', in: ['APPLY_SUBMITED'], may: judges }],
  EXHIBITOR: [filledIn],
  QR_CODE: [filledIn],
  ATTACHMENT: [filledIn],
  BOARD: [
    filledIn,
    { modes: contractor, by: 'exhibitor', in: ['CREATION_RETURN', '{p}APPROVE_EXHIBITOR_CHANGE'], may: corrects },
    { modes: contractor, by: 'contractor', in: ['{p}ASSIGN', 'EXHIBITION_SUBMITED'], may: judges },
  ],
  OWN_DESIGN: [
    { modes: self, by: 'exhibitor', in: ['{p}ASSIGN', 'DESIGN_RETURN'], may: keeps },
    { modes: self, by: 'exhibitor', in: ['{p}APPROVE_EXHIBITOR_CHANGE'], may: corrects },
    { modes: self, by: 'contractor', in: ['EXHIBITION_DESIGN', 'EXHIBITOR_CHANGE_DESIGN'], may: judges },
  ],
  DESIGN_PREVIEW: [
    {
      modes: self,
      by: 'contractor',
      in: ['EXHIBITION_DESIGN', 'EXHIBITOR_CHANGE_DESIGN', 'DESIGN_RETURN', 'DESIGN_PREVIEW_RETURN'],
      may: corrects,
    },
    { modes: self, by: 'contractor', in: ['DESIGN_PASS'], may: keeps },
    { modes: self, by: 'exhibitor', in: ['CREATION_DESIGN_PREVIEW'], may: judges },
  ],
  BOARD_DESIGN_SAMPLE: [
    { modes: contractor, by: 'contractor', in: ['CONTRACTOR_CONFIRM'], may: keeps },
    { modes: contractor, by: 'contractor', in: ['EXHIBITION_DESIGN_RETURN'], may: corrects },
    { modes: contractor, by: 'exhibitor', in: ['CONTRACTOR_DESIGN'], may: judges },
  ],
  WEBSITE_COVER: [
    { modes: both, by: 'contractor', in: ['DESIGN_PREVIEW_PASS', 'EXHIBITION_DESIGN_PASS'], may: keeps },
    { modes: both, by: 'contractor', in: ['{p}WEBSITE_IMG_RETURN'], may: corrects },
    { modes: both, by: 'fund', in: ['CREATION_UPLOAD_WEBSITE_IMG'], may: judges },
  ],
  BUILT_BOOTH: [
    { modes: both, by: 'contractor', in: approved, may: [...keeps, ...judges] },
    { modes: both, by: 'fund', in: approved, may: [...keeps, ...judges] },
  ],
};

export interface FileSituation {
  group: ApplicationGroup;
  mode: DesignMode;
  status: EnrollmentStatus;
  roles: readonly EnrollmentRole[];
}

export function rightsOn({ group, mode, status, roles }: FileSituation): ReadonlySet<FileRight> {
  const rows = rightsTable[group].filter(
    (row) => row.modes.includes(mode) && row.in.includes(status) && roles.includes(row.by),
  );
  return new Set(rows.flatMap(({ may }) => may));
}

/** Who says the next word on files of a group that wait (row 168); null where nobody judges them one by one. */
export const judgeOf = (group: ApplicationGroup): FileParty | null =>
  rightsTable[group].find(({ may }) => may.includes('reply'))?.by ?? null;

/** Whose drafts they are. */
const makers: Partial<Record<ApplicationGroup, FileParty>> = {
  OWN_DESIGN: 'exhibitor',
  DESIGN_PREVIEW: 'contractor',
  BOARD_DESIGN_SAMPLE: 'contractor',
  WEBSITE_COVER: 'contractor',
};

/** Whether its maker is working on files of the group now: what is new since is not handed over yet. */
export function isBeingMade(group: ApplicationGroup, mode: DesignMode, status: EnrollmentStatus): FileParty | null {
  const maker = makers[group];
  return maker && rightsOn({ group, mode, status, roles: [maker] }).has('add') ? maker : null;
}

/** The step at which drafts of a group are first shown to the other sides: they were handed over. */
const shownFrom: Partial<Record<ApplicationGroup, EnrollmentStatus>> = {
  OWN_DESIGN: 'EXHIBITION_DESIGN',
  DESIGN_PREVIEW: 'CREATION_DESIGN_PREVIEW',
  BOARD_DESIGN_SAMPLE: 'CONTRACTOR_DESIGN',
  WEBSITE_COVER: 'CREATION_UPLOAD_WEBSITE_IMG',
};

/**
 * Whether a person sees files of a group at all. Drafts are their maker's alone until they are handed over; exhibitors
 * never see the pictures for the website (row 172).
 * @param kept the status before a change was asked for
 */
export function seesGroup({ group, mode, status, roles }: FileSituation, kept: EnrollmentStatus | null): boolean {
  const maker = makers[group];
  if (maker && roles.includes(maker)) return true;
  if (group === 'WEBSITE_COVER' && !roles.includes('fund')) return false;
  const from = shownFrom[group];
  if (!from) return roles.length > 0;
  const statuses: readonly EnrollmentStatus[] = mode === 'self' ? selfDesignedStatuses : contractorDesignStatuses;
  if (!statuses.includes(from)) return false;
  return roles.length > 0 && stepOf(status, mode === 'self', kept) >= statuses.indexOf(from);
}

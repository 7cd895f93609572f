import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { fileParties } from '#domain/approval/file-rights.ts';
import { fileGroups } from '#domain/file/field-rules.ts';
import { type Api, Id, Instant, pageOf, pageQuery } from './api.ts';
import { EnrollmentStanding } from './enrollment/enrollment.ts';
import { PrintedTexts } from './printed-texts.ts';
import { Named, Texts, WireNames } from './texts.ts';

const builders = ['CONTRACTOR', ...fundStaff] as const;

/** A case of a contractor’s list. */
export const ContractorCase = EnrollmentStanding.extend({
  unit: Named,
  activity: Named,
  selfDesigned: z.boolean(),
  boothsCount: z.number().int(),
  assignBoothsCount: z.number().int().nullable(),
  assignAreaPlace: z.array(z.string()),
  workedMs: z.number().int(),
  replyMs: z.number().int(),
});
export type ContractorCase = z.infer<typeof ContractorCase>;

/** A booth of the day: where it stands, whose it is, and how far its design has come. */
const Booth = z.object({
  place: z.string(),
  enrollmentId: Id,
  unit: z.object(WireNames),
  contactPerson: z.string(),
  contactMobile: z.string(),
  status: z.string(),
  selfDesigned: z.boolean(),
  /** What is printed on each of the exhibitor's booths, where something is. */
  printed: z.array(z.object({ boardId: Id, number: z.number().int(), ...PrintedTexts })),
  /** Files of each group that can be opened now. */
  files: z.array(z.object({ group: z.enum(fileGroups), count: z.number().int() })),
  /** When the design was approved; null before. */
  approvedAt: Instant.nullable(),
  /** How it stands in the hall: photos, what is still wrong, and who signed it off last. */
  built: z.object({
    photos: z.number().int(),
    openRemarks: z.number().int(),
    signedOff: z.object({ at: Instant, by: Texts, role: z.string() }).nullable(),
  }),
});

export const DaySheet = z.object({
  activity: Named,
  /** By area of the hall; booths without an area come last, under null. */
  halls: z.array(z.object({ area: Texts.nullable(), booths: z.array(Booth) })),
  /** Of all files in one pack. */
  packBytes: z.number().int(),
  packFiles: z.number().int(),
});
export type DaySheet = z.infer<typeof DaySheet>;

export const daySheetApi = {
  contractorCases: {
    method: 'get',
    path: '/contractor/enrollments',
    access: builders,
    summary: 'The applications that a contractor builds for, those that wait for it first',
    query: z.object({
      ...pageQuery(100, 20),
      activityId: Id.optional(),
      turn: z.enum(fileParties).optional(),
      status: z.string().max(60).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    reply: pageOf(ContractorCase),
    errors: [],
  },
  daySheet: {
    method: 'get',
    path: '/contractor/day-sheet',
    access: builders,
    summary: 'Every booth that the contractor builds at an activity, by hall; staff see those of all',
    query: z.object({ activityId: Id }),
    reply: DaySheet,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  openFilePack: {
    method: 'post',
    path: '/contractor/file-packs',
    access: builders,
    summary: 'An address that gives all files of the booths as one ZIP, within a minute',
    body: z.object({ activityId: Id }),
    reply: z.object({ url: z.string() }),
    errors: ['ACTIVITY_NOT_FOUND', 'ATTACHMENT_NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  },
  filePack: {
    method: 'get',
    path: '/file-packs',
    access: 'public',
    summary: 'The ZIP of such an address: a folder a booth, with what was approved or handed over last',
    query: z.object({ link: z.string().min(20).max(600) }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
} as const satisfies Api;

import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { fileGroups } from '#domain/file/field-rules.ts';
import { type Api, Id, Instant } from './api.ts';
import { Texts, WireNames } from './texts.ts';

const builders = ['CONTRACTOR', ...fundStaff] as const;

/** A booth of the day: where it stands, whose it is, and how far its design has come. */
const Booth = z.object({
  place: z.string(),
  enrollmentId: Id,
  unit: z.object(WireNames),
  contactPerson: z.string(),
  contactMobile: z.string(),
  status: z.string(),
  selfDesigned: z.boolean(),
  /** Files of each group that can be opened now. */
  files: z.array(z.object({ group: z.enum(fileGroups), count: z.number().int() })),
  /** When the design was approved; null before. */
  approvedAt: Instant.nullable(),
});

export const DaySheet = z.object({
  activity: z.object({ id: Id, ...WireNames }),
  /** By area of the hall; booths without an area come last, under null. */
  halls: z.array(z.object({ area: Texts.nullable(), booths: z.array(Booth) })),
  /** Of all files in one pack. */
  packBytes: z.number().int(),
  packFiles: z.number().int(),
});
export type DaySheet = z.infer<typeof DaySheet>;

export const daySheetApi = {
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

import { z } from 'zod';
import { correctedFields } from '#domain/application/check-boards.ts';
import { totalPages } from '#domain/application/wizard-steps.ts';
import { type Api, Done, Id, Instant, ItemId, Version } from '#contract/api.ts';
import { EnrollmentStanding } from '#contract/enrollment/enrollment.ts';
import { FileItem } from '#contract/file.ts';
import { WireNames } from '#contract/texts.ts';
import { Proof } from '#contract/verification.ts';
import { ApplicationForm, Board, Exhibitor } from './form.ts';

const One = z.object({ enrollmentId: Id });

/** By the names of the documents: a certificate is a copy of the business licence, the logo is the company's. */
const ApplicationFiles = z.object({
  keyProductFiles: z.array(FileItem),
  companyQrCodeList: z.array(FileItem),
  companyLogoList: z.array(FileItem),
  filesCertificate: z.array(FileItem),
});
export type ApplicationFiles = z.infer<typeof ApplicationFiles>;

/** An application as the documents have it (D1 §3): what was filled in, and where it stands. */
export const Application = EnrollmentStanding.extend(ApplicationForm.shape).extend({
  ...ApplicationFiles.shape,
  id: Id,
  version: Version,
  exhibitor: Exhibitor.extend({ type: z.object({ id: ItemId, code: z.string() }).nullable() }),
  exhibitionBoards: z.array(Board.extend({ fileBoard: z.array(FileItem) })),
  assignBoothsCount: z.number().int().nullable(),
  assignAreaPlace: z.array(z.string()),
  /** Of the category of its booths. */
  boothsAreaCategory: z.object({ id: ItemId, code: z.string() }).nullable(),
  /** The page that it was left at. */
  currentPage: z.number().int(),
  /** Nothing was filled in yet. */
  isNew: z.boolean(),
  /** Whether the caller may fill it in now. */
  mayEdit: z.boolean(),
  savedAt: Instant,
});
export type Application = z.infer<typeof Application>;

const Saved = z.object({ version: Version, savedAt: Instant });

const read = ['ENROLLMENT_NOT_FOUND'] as const;
const write = [...read, 'STATUS_ERROR'] as const;

export const applicationApi = {
  application: {
    method: 'get',
    path: '/enrollments/{enrollmentId}',
    access: 'account',
    summary: 'An application with all that was filled in, for its unit, its contractor and the fund',
    params: One,
    reply: Application,
    errors: read,
  },
  saveApplication: {
    method: 'put',
    path: '/enrollments/{enrollmentId}',
    access: 'account',
    summary: 'Keeps what is filled in so far over the version that it began from; boards are sent empty (D1 §7)',
    params: One,
    body: ApplicationForm.extend({ version: Version, exhibitionBoards: z.array(Board).max(0).default([]) }),
    reply: Saved,
    errors: [...write, 'EXHIBITOR_TYPE_NOT_FOUND', 'CODE_ENTITY_NOT_FOUND'],
  },
  saveProgress: {
    method: 'put',
    path: '/enrollments/{enrollmentId}/progress',
    access: 'account',
    summary: 'The page of the wizard that somebody is at, for whoever goes on later',
    params: One,
    body: z.object({
      currentPage: z.number().int().min(1).max(totalPages),
      totalPages: z.literal(totalPages),
    }),
    reply: Done,
    errors: write,
  },
  submitApplication: {
    method: 'patch',
    path: '/enrollments/{enrollmentId}/submit',
    access: 'account',
    summary: 'Hands the application in, with the proof of a captcha; doing so twice is doing so once',
    params: One,
    body: z.object({ version: Version, proof: Proof }),
    reply: Done,
    errors: [...write, 'DATE_CANNOT_ENROLL', 'CAPTCHA_NOT_FOUND', 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_IS_MISMATCH'],
  },
  boards: {
    method: 'get',
    path: '/enrollments/{enrollmentId}/boards',
    access: 'account',
    summary: 'The boards of an application in their order',
    params: One,
    reply: z.object({ version: Version, content: z.array(Board) }),
    errors: read,
  },
  saveBoards: {
    method: 'put',
    path: '/enrollments/{enrollmentId}/boards',
    access: 'account',
    summary: 'All boards in their order; one that is left out is removed, and at most five are new at once (G26)',
    params: One,
    body: z.object({ version: Version, boards: z.array(Board).max(999) }),
    reply: Saved,
    errors: [...write, 'EXHIBITION_BOARD_NOT_FOUND'],
  },
  correctBoard: {
    method: 'patch',
    path: '/enrollments/{enrollmentId}/boards/{boardId}',
    access: 'account',
    summary: 'Corrects one text of a board that the contractor returned, or that may be changed once more',
    params: One.extend({ boardId: Id }),
    body: z.object({
      field: z.enum(correctedFields),
      /** What stood there when it was begun: somebody else’s correction is not overwritten. */
      from: z.string(),
      text: z.string().trim().max(1000),
    }),
    reply: Done,
    errors: [...write, 'EXHIBITION_BOARD_NOT_FOUND'],
  },
  proposal: {
    method: 'get',
    path: '/enrollments/{enrollmentId}/proposal',
    access: 'account',
    summary: 'What could be taken over: from the unit’s record, and from its newest earlier application',
    params: One,
    reply: z.object({
      unit: Exhibitor,
      earlier: z
        .object({
          activity: z.object(WireNames),
          at: Instant,
          form: ApplicationForm,
          boards: z.array(Board),
          /** The copy of the licence is too old for this activity. */
          licenceHasExpired: z.boolean(),
        })
        .nullable(),
    }),
    errors: write,
  },
} as const satisfies Api;

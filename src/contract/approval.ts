import { z } from 'zod';
import { boardViews } from '#domain/approval/views.ts';
import { fileParties, fileRights } from '#domain/approval/file-rights.ts';
import { type DesignMove, designMoves, reviewedGroups } from '#domain/enrollment/design-moves.ts';
import { fileGroups } from '#domain/file/field-rules.ts';
import { fileResults } from '#domain/file/words.ts';
import { fundStaff, orgTypes } from '#domain/account/roles.ts';
import { type Api, BusinessDay, Done, Id, Instant, Version } from './api.ts';
import { noteAnswer } from './case-form.ts';
import { CaseMove } from './case-move.ts';
import { EnrollmentStanding } from './enrollment/enrollment.ts';
import { FileItem, FileItemVersion, Width } from './file.ts';
import { offersOf } from './offers.ts';
import { PrintedTexts } from './printed-texts.ts';
import { Named, Texts, WireNames } from './texts.ts';

/** Those that are made at one press; a board is corrected text by text. */
export type PressedMove = Exclude<DesignMove, 'correctBoards'>;
export const designMoveNames = Object.keys(designMoves).filter((name) => name !== 'correctBoards') as [
  PressedMove,
  ...PressedMove[],
];
const Party = z.enum(fileParties);
const OfEnrollment = z.object({ enrollmentId: Id });
const Note = z.string().trim().max(1000);

/** What a reviewer wants changed in a field, board or file, and what was answered. */
export const ReviewNote = z.object({
  id: Id,
  /** As `exhibitor.nameEn`, `board.<id>.descriptionTc` or `file.<id>`. */
  target: z.string(),
  text: z.string(),
  role: Party,
  at: Instant,
  /** Null while it is a draft of its side. */
  sentAt: Instant.nullable(),
  answer: z.string(),
  answeredAt: Instant.nullable(),
  closedAt: Instant.nullable(),
});
export type ReviewNote = z.infer<typeof ReviewNote>;

/** One line of the story of an enrolment. */
export const StoryLine = CaseMove.extend({ id: Id, role: z.string() });

export type StoryLine = z.infer<typeof StoryLine>;

/** Newest first. `next` is what the page of older lines is asked by; null where there are none. */
export const StoryPage = z.object({ content: z.array(StoryLine), next: Id.nullable() });
export type StoryPage = z.infer<typeof StoryPage>;

/** An approved design, fixed by what its files hold. */
export const FrozenDesign = z.object({
  id: Id,
  at: Instant,
  sha256: z.string(),
  /** What the sum says now is what it said then. */
  isIntact: z.boolean(),
  files: z.array(
    z.object({ fileId: Id, versionId: Id, boardId: Id.nullable(), group: z.enum(fileGroups), filename: z.string() }),
  ),
});

/** Where an application stands and what the person who asks may do now. */
export const Pin = z.object({
  id: Id,
  versionId: Id,
  page: z.number().int().min(1),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
  text: z.string(),
  role: Party,
  at: Instant,
  closedAt: Instant.nullable(),
  /** Written by the side of whoever asks. */
  isOwn: z.boolean(),
});
export type Pin = z.infer<typeof Pin>;

export const ApprovalFile = z.object({
  file: FileItem,
  /** Null for one of the whole application. */
  boardId: Id.nullable(),
  /** Whose word it waits for (row 168); null when it waits for nobody. */
  waitsFor: Party.nullable(),
  may: z.array(z.enum(fileRights)),
  /** As which side whoever asks may say a word on it now; null when they may not. */
  judgesAs: Party.nullable(),
  /** May take back that it is not applicable (G21). */
  mayLift: z.boolean(),
  /** Every version, newest first, with what was said of it. */
  versions: z.array(
    z.object({
      number: z.number().int(),
      version: FileItemVersion,
      replies: z.array(
        z.object({
          result: z.enum(fileResults).nullable(),
          reply: z.string(),
          role: z.string(),
          by: Texts,
          at: Instant,
        }),
      ),
      pins: z.array(Pin),
    }),
  ),
});
export type ApprovalFile = z.infer<typeof ApprovalFile>;

export const Approval = EnrollmentStanding.extend({
  version: Version,
  /** What the person is to it. */
  roles: z.array(z.string()),
  activity: z.object({ id: Id, beginDate: BusinessDay, endDate: BusinessDay, ...WireNames }),
  unit: Named,
  contractor: Named.nullable(),
  orgType: z.enum(orgTypes),
  /** Code of the category of areas: 99 has no linked activities. */
  areaCode: z.string().nullable(),
  selfDesigned: z.boolean(),
  /** 0 to 16 (G11); an exhibitor’s ends at 12. */
  step: z.number().int(),
  boothsCount: z.number().int(),
  assignBoothsCount: z.number().int().nullable(),
  /** Codes of the places; empty until they are announced. */
  assignAreaPlace: z.array(z.string()),
  /** Office time since it stands where it does, and how long the side whose turn it is has. */
  workedMs: z.number().int(),
  replyMs: z.number().int(),
  /** From this day on nothing that is printed may change. */
  changesUntil: BusinessDay,
  /** Its booths carry a fascia name in place of a longer title (G23). */
  shortTitle: z.boolean(),
  boards: z.array(
    z.object({
      id: Id,
      position: z.number().int(),
      exhibitContentTc: z.string(),
      descriptionTc: z.string(),
      ...PrintedTexts,
    }),
  ),
  /** What the tab of the boards opens with (rows 151 and 152), and all that it has. */
  boardView: z.enum(boardViews),
  boardViews: z.array(z.enum(boardViews)),
  offers: offersOf(designMoveNames),
  /** Of the designs and previews, those that the person may see. */
  files: z.array(ApprovalFile),
  notes: z.array(ReviewNote),
  /** May write notes for the next return, or answer those of the last one. */
  mayNote: z.boolean(),
  mayAnswer: z.boolean(),
  /** May change what stands on the boards. */
  mayCorrect: z.boolean(),
  /** The newest of it. */
  story: StoryPage,
  frozen: z.array(FrozenDesign),
  /** When whoever judges now gave it back; null at a first look. */
  changedSince: Instant.nullable(),
  /** Fields that say something else since then, with what they said. */
  changes: z.array(z.object({ target: z.string(), before: z.string().nullable() })),
});
export type Approval = z.infer<typeof Approval>;

const Reply = z.object({
  attachmentId: Id,
  /** The version that was looked at. */
  versionId: Id,
  reply: Note.default(''),
});
const replyErrors = ['ATTACHMENT_NOT_FOUND', 'STATUS_ERROR', 'ATTACHMENT_REJECT_OR_PROCESS', 'PIN_IS_OPEN'] as const;
const moveErrors = [
  'ENROLLMENT_NOT_FOUND',
  'STATUS_ERROR',
  'ATTACHMENT_REJECT_OR_PROCESS',
  'ATTACHMENT_REQUIRED',
  'ATTACHMENT_UNFIT',
  'NOTHING_TO_RETURN',
  'CHANGES_ARE_OVER',
] as const;
const PartyInPath = z.object({ party: Party });

export const approvalApi = {
  approval: {
    method: 'get',
    path: '/enrollments/{enrollmentId}/approval',
    access: 'account',
    summary: 'Where an application stands, whose turn it is, its story, and what the caller may do',
    params: OfEnrollment,
    reply: Approval,
    errors: ['ENROLLMENT_NOT_FOUND'],
    hot: true,
  },
  approvalFiles: {
    method: 'get',
    path: '/enrollments/{enrollmentId}/approval-files',
    access: 'account',
    summary: 'Files that one side makes and another judges: waiting, accepted, not applicable, rejected',
    params: OfEnrollment,
    query: z.object({
      boardId: Id.optional(),
      /** The group of files. */
      creationDesignType: z.enum([...reviewedGroups, 'BUILT_BOOTH', 'PAVILION_VIDEO']).optional(),
      /** Only those that nobody has judged. */
      resultIsNull: z.stringbool().optional(),
    }),
    reply: z.object({ content: z.array(ApprovalFile) }),
    errors: ['ENROLLMENT_NOT_FOUND', 'EXHIBITION_BOARD_NOT_FOUND'],
    hot: true,
  },
  approvalStory: {
    method: 'get',
    path: '/enrollments/{enrollmentId}/story',
    access: 'account',
    summary: 'What happened to an application before what a page of its story ended with, newest first',
    params: OfEnrollment,
    query: z.object({ before: Id }),
    reply: StoryPage,
    errors: ['ENROLLMENT_NOT_FOUND'],
  },
  makeDesignMove: {
    method: 'post',
    path: '/enrollments/{enrollmentId}/moves',
    access: 'account',
    summary: 'Hands the design on, sends it back, passes it, or asks for a change, as it was read',
    params: OfEnrollment,
    body: z.object({ version: Version, move: z.enum(designMoveNames), note: Note.default('') }),
    reply: Done,
    errors: moveErrors,
  },
  confirm: {
    method: 'patch',
    path: '/{party}/confirm',
    access: 'account',
    summary: 'The documents’ confirm of a side: the step forward that it has now',
    params: PartyInPath,
    body: z.object({ enrollmentId: Id, version: Version.optional() }),
    reply: Done,
    errors: moveErrors,
  },
  return: {
    method: 'patch',
    path: '/{party}/return',
    access: 'account',
    summary: 'The documents’ return of a side: the step back that it has now',
    params: PartyInPath,
    body: z.object({ enrollmentId: Id, version: Version.optional(), note: Note.default('') }),
    reply: Done,
    errors: moveErrors,
  },
  submit: {
    method: 'patch',
    path: '/contractor/submit',
    access: 'account',
    summary: 'The contractor hands over what it made: a preview, a design or pictures for the website',
    body: z.object({ enrollmentId: Id, version: Version.optional() }),
    reply: Done,
    errors: moveErrors,
  },
  replyPass: {
    method: 'patch',
    path: '/{party}/reply/pass',
    access: 'account',
    summary: 'Passes a file; not while a remark of one’s own on it is open',
    params: PartyInPath,
    body: Reply,
    reply: Done,
    errors: replyErrors,
  },
  replyNotPass: {
    method: 'patch',
    path: '/{party}/reply/not/pass',
    access: 'account',
    summary: 'Does not pass a file, and says why',
    params: PartyInPath,
    body: Reply.extend({ reply: Note.min(1) }),
    reply: Done,
    errors: replyErrors,
  },
  replyNotApplicable: {
    method: 'patch',
    path: '/{party}/reply/not/applicable',
    access: 'account',
    summary: 'Marks a file as not applicable: it cannot be uploaded again',
    params: PartyInPath,
    body: Reply,
    reply: Done,
    errors: replyErrors,
  },
  liftNotApplicable: {
    method: 'patch',
    path: '/fund/reply/lift',
    access: fundStaff,
    summary: 'Takes back that a file is not applicable, with a reason (G21)',
    body: Reply.extend({ reply: Note.min(1) }),
    reply: Done,
    errors: replyErrors,
  },
  versionPicture: {
    method: 'get',
    path: '/files/{fileId}/versions/{versionId}/picture',
    access: 'account',
    summary: 'A picture of any version that was handed over, and of any page of a PDF',
    params: z.object({ fileId: Id, versionId: Id }),
    query: z.object({ page: z.coerce.number().int().min(1).max(500).default(1), width: Width }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
  addPin: {
    method: 'post',
    path: '/files/{fileId}/pins',
    access: 'account',
    summary: 'A remark on a spot of a picture or page, by whoever judges the file now',
    params: z.object({ fileId: Id }),
    body: z.object({
      versionId: Id,
      page: z.number().int().min(1).max(500).default(1),
      x: z.number().min(0).max(1),
      y: z.number().min(0).max(1),
      text: z.string().trim().min(1).max(500),
    }),
    reply: Pin,
    once: true,
    errors: ['ATTACHMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  setPin: {
    method: 'patch',
    path: '/pins/{pinId}',
    access: 'account',
    summary: 'Closes a remark of one’s own side, or opens it again',
    params: z.object({ pinId: Id }),
    body: z.object({ isClosed: z.boolean() }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND'],
  },
  addNote: {
    method: 'post',
    path: '/enrollments/{enrollmentId}/notes',
    access: 'account',
    summary: 'What has to change in a field, board or file; sent with the return',
    params: OfEnrollment,
    body: z.object({
      target: z
        .string()
        .max(120)
        .regex(/^[\w.-]+$/),
      text: z.string().trim().min(1).max(500),
    }),
    reply: ReviewNote,
    once: true,
    errors: ['ENROLLMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  removeNote: {
    method: 'delete',
    path: '/notes/{noteId}',
    access: 'account',
    summary: 'Takes a note back that was not sent',
    params: z.object({ noteId: Id }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  answerNote: {
    method: 'put',
    path: '/notes/{noteId}/answer',
    access: 'account',
    summary: 'What was done about a note, or why not',
    ...noteAnswer,
  },
} as const satisfies Api;

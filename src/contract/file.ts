import { z } from 'zod';
import { fileGroups, maxDescription } from '#domain/file/field-rules.ts';
import { fileWritings } from '#domain/file/file-moves.ts';
import { fileTypes, type FileType } from '#domain/file/file-types.ts';
import { preflightFaults, preflightLevels } from '#domain/file/preflight.ts';
import {
  fileOwnerKinds,
  type FileFacts,
  fileProblems,
  fileResults,
  fileStates,
  previewWidths,
  type PreviewWidth,
  scanStates,
} from '#domain/file/words.ts';
import { type Api, Done, Id, Instant } from './api.ts';

export const FileRefusal = z.object({
  problem: z.enum(fileProblems),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const Facts = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  seconds: z.number().optional(),
  codec: z.string().optional(),
  slides: z.number().optional(),
  pages: z.number().optional(),
  colours: z.enum(['RGB', 'CMYK', 'GREY']).optional(),
  pageWidthMm: z.number().optional(),
  pageHeightMm: z.number().optional(),
  looseFonts: z.number().optional(),
  cutTexts: z.number().optional(),
  isCodeRead: z.boolean().optional(),
  codeContrast: z.number().optional(),
} satisfies Record<keyof FileFacts, z.ZodType>);

const Preflight = z.object({
  fault: z.enum(preflightFaults),
  level: z.enum(preflightLevels),
  params: z.record(z.string(), z.number()),
});

const Types = z.enum(Object.keys(fileTypes) as [FileType, ...FileType[]]);

/** One version of a file: the newest, or the one that is served meanwhile. */
export const FileItemVersion = z.object({
  id: Id,
  filename: z.string(),
  type: Types,
  fileSize: z.number().int(),
  state: z.enum(fileStates),
  /** Why it was refused. */
  refusal: FileRefusal.nullable(),
  facts: Facts,
  scan: z.enum(scanStates).nullable(),
  /** What is wrong with it for what it is for; empty for a visitor. */
  preflight: z.array(Preflight),
  /** Widths of the pictures made of it; a video has those of its poster. */
  previews: z.array(z.number().int()),
  createdTime: Instant,
});

/** A file with the fields of the documents (D1 §3), and where it stands. */
export const FileItem = z.object({
  id: Id,
  fileType: z.enum(fileGroups),
  /** As its newest version has them. */
  filename: z.string(),
  fileSize: z.number().int(),
  description: z.string(),
  descriptionEn: z.string(),
  result: z.enum(fileResults).nullable(),
  reply: z.string(),
  replyTime: Instant.nullable(),
  mark: z.string(),
  createdTime: Instant,
  newest: FileItemVersion,
  /** The newest that may be opened; an older one while the newest is being checked or was refused. */
  released: FileItemVersion.nullable(),
  versions: z.number().int(),
});
export type FileItem = z.infer<typeof FileItem>;
export type FileItemVersion = z.infer<typeof FileItemVersion>;

/** A file on its way, which its sender can go on with from any device. */
export const OpenUpload = z.object({
  id: Id,
  filename: z.string(),
  fileSize: z.number().int(),
  /** Bytes that have arrived for good. */
  offset: z.number().int(),
  fingerprint: z.string(),
  replaces: Id.nullable(),
  createdTime: Instant,
  expires: Instant,
});
export type OpenUpload = z.infer<typeof OpenUpload>;

export const FileField = z.object({
  files: z.array(FileItem),
  /** The caller's own. */
  uploads: z.array(OpenUpload),
  /** What the caller may do here. */
  writings: z.array(z.enum(fileWritings)),
  /** Whether files are looked at by a virus scanner. */
  isScanned: z.boolean(),
});
export type FileField = z.infer<typeof FileField>;

const OfField = z.object({ ownerKind: z.enum(fileOwnerKinds), ownerId: Id, group: z.enum(fileGroups) });
const OfFile = z.object({ fileId: Id });

/** The documents' JSON part beside the file (D1 §7, row 104). */
export const UploadDetails = z.object({
  filename: z.string().optional(),
  fileType: z.enum(fileGroups).optional(),
  description: z.string().max(maxDescription).default(''),
  fileSize: z.number().int().min(0).optional(),
  index: z.number().int().min(0).optional(),
});

/** What a resumable upload says of itself in the metadata of its creation. */
export const UploadMetadata = OfField.extend({
  filename: z.string(),
  description: z.string().max(maxDescription).default(''),
  fingerprint: z.string().min(1).max(200),
  replaces: Id.optional(),
});

/** The one field that a phone sends files to. */
export const PhoneField = OfField.extend({ secondsLeft: z.number().int(), field: FileField });
export type PhoneField = z.infer<typeof PhoneField>;

export const Width = z.coerce
  .number()
  .pipe(z.literal([...previewWidths]))
  .default(960 satisfies PreviewWidth);

/** Counted for itself: each visitor of a campus behind one address is shown a dozen. */
export const picturesPerMinute = 6000;
/** How a picture is asked for: one of the widths, and its version where the answer may be kept for ever. */
export const PictureQuery = z.object({ width: Width, version: Id.optional() });
export const pictureErrors = ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'] as const;

const uploadErrors = [
  'ENTITY_NOT_FOUND',
  'FILE_NAME_IS_ERROR',
  'DUPLICATE_FILE_NAME',
  'PAYLOAD_TOO_LARGE',
  'ATTACHMENT_NOT_FOUND',
  'STATUS_ERROR',
  'UPLOAD_FAIL',
] as const;

export const fileApi = {
  fileField: {
    method: 'get',
    path: '/files/{ownerKind}/{ownerId}/{group}',
    access: 'public',
    summary: 'The files of a field, and for whoever may change it those being checked and their own uploads on the way',
    params: OfField,
    reply: FileField,
    errors: ['ENTITY_NOT_FOUND'],
  },
  uploadFile: {
    method: 'post',
    path: '/files/{ownerKind}/{ownerId}/{group}',
    access: 'account',
    summary: 'A file in one call, as a form with the parts `file` and `json`; larger ones go to /uploads in parts',
    params: OfField,
    query: z.object({ replaces: Id.optional() }),
    body: 'multipart',
    reply: FileItem,
    errors: uploadErrors,
  },
  makePhoneLink: {
    method: 'post',
    path: '/files/{ownerKind}/{ownerId}/{group}/phone-links',
    access: 'account',
    perMinute: 20,
    summary: 'An address by which a phone without a login adds files to this field, for fifteen minutes',
    params: OfField,
    reply: z.object({ id: Id, url: z.string(), secondsLeft: z.number().int() }),
    errors: ['ENTITY_NOT_FOUND', 'NO_PERMISSION', 'REQUEST_TOO_FREQUENTLY'],
  },
  endPhoneLink: {
    method: 'delete',
    path: '/phone-links/{linkId}',
    access: 'account',
    summary: 'Ends an address for a phone that this login has asked for',
    params: z.object({ linkId: Id }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND'],
  },
  phoneField: {
    method: 'get',
    path: '/phone-field',
    access: 'public',
    summary: 'The field that a phone sends files to, by the link in the header `phone-link`, which no log keeps',
    reply: PhoneField,
    errors: ['LINK_HAS_EXPIRED'],
  },
  describeFile: {
    method: 'put',
    path: '/files/{fileId}',
    access: 'account',
    summary: "A file's description",
    params: OfFile,
    body: z.object({
      description: z.string().max(maxDescription).optional(),
      descriptionEn: z.string().max(maxDescription).optional(),
    }),
    reply: FileItem,
    errors: ['ATTACHMENT_NOT_FOUND'],
  },
  deleteFile: {
    method: 'delete',
    path: '/files/{fileId}',
    access: 'account',
    summary: 'Take a file away that waits for its review; a reviewed one can only be replaced (G22)',
    params: OfFile,
    reply: Done,
    errors: ['ATTACHMENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  setPoster: {
    method: 'post',
    path: '/files/{fileId}/poster',
    access: 'account',
    summary: 'A still of a video, made by the page that sent it',
    params: OfFile,
    body: 'multipart',
    reply: FileItem,
    errors: ['ATTACHMENT_NOT_FOUND', 'STATUS_ERROR', 'PAYLOAD_TOO_LARGE'],
  },
  openFile: {
    method: 'post',
    path: '/files/{fileId}/link',
    access: 'public',
    summary: 'An address that opens the file within sixty seconds, for one file and one caller (G33)',
    params: OfFile,
    body: z.object({ version: Id.optional() }).default({}),
    reply: z.object({ url: z.string(), expiresAt: Instant }),
    errors: ['ATTACHMENT_NOT_FOUND', 'ATTACHMENT_REJECT_OR_PROCESS'],
  },
  linkedFile: {
    method: 'get',
    path: '/file-links/{link}',
    access: 'public',
    summary: 'The file of such an address, whole or in ranges',
    params: z.object({ link: z.string().min(20).max(400) }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
  filePreview: {
    method: 'get',
    path: '/files/{fileId}/preview',
    access: 'public',
    summary: 'A picture of the file without anything that its sender did not mean to show',
    params: OfFile,
    query: z.object({ width: Width }),
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
  publicFile: {
    method: 'get',
    path: '/public/api/v1/files/{fileId}',
    access: 'public',
    summary: 'A file that everybody may see, whole or in ranges, as a video is played',
    params: OfFile,
    reply: 'file',
    errors: ['ATTACHMENT_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
  activityPicture: {
    method: 'get',
    path: '/public/api/v1/activities/{activityId}/{picture}',
    access: 'public',
    summary: 'The banner or thumbnail (SHORTCUT) of a published activity; with its version it may be kept for ever',
    perMinute: picturesPerMinute,
    params: z.object({
      activityId: Id,
      /** `SHORTCUT` is the documents' word for the small one. */
      picture: z.enum(['banner', 'shortcut', 'SHORTCUT']),
    }),
    query: PictureQuery,
    reply: 'file',
    errors: pictureErrors,
  },
} as const satisfies Api;

import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { exportStates } from '#domain/export/words.ts';
import { locales } from '#domain/locale.ts';
import { after } from './audit.ts';
import { type Api, Id, Instant } from './api.ts';

const InLanguages = z.object({ zh: z.string(), sc: z.string(), en: z.string(), pt: z.string() });

export const ExportKind = z.object({
  kind: z.string(),
  heading: InLanguages,
  /** Whether all of it can be taken; else only what the list's own page has narrowed down. */
  asWhole: z.boolean(),
  columns: z.array(z.object({ key: z.string(), heading: InLanguages, personal: z.boolean() })),
});
export type ExportKind = z.infer<typeof ExportKind>;

export const ExportJob = z.object({
  id: Id,
  kind: z.string(),
  heading: InLanguages,
  filter: z.record(z.string(), z.unknown()),
  columns: z.array(z.string()),
  language: z.enum(locales),
  reason: z.string(),
  state: z.enum(exportStates),
  rowsDone: z.number().int(),
  rowsTotal: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  expiresAt: Instant.nullable(),
});
export type ExportJob = z.infer<typeof ExportJob>;

const OneExport = z.object({ exportId: Id });

export const exportApi = {
  exportKinds: {
    method: 'get',
    path: '/admin/export-kinds',
    access: fundStaff,
    summary: 'The lists that can be taken as a sheet, with their columns',
    reply: z.object({ content: z.array(ExportKind) }),
    errors: [],
  },
  exports: {
    method: 'get',
    path: '/admin/exports',
    access: fundStaff,
    summary: 'The sheets that the person asked for, newest first',
    query: z.object({ after, size: z.coerce.number().int().min(1).max(100).default(20) }),
    reply: z.object({ content: z.array(ExportJob), next: z.string().nullable() }),
    errors: [],
  },
  startExport: {
    method: 'post',
    path: '/admin/exports',
    access: fundStaff,
    summary: 'Ask for a list as xlsx; a job makes it. Personal columns only with a reason, which is recorded',
    body: z.object({
      kind: z.string().max(40),
      filter: z.record(z.string().max(40), z.unknown()).default({}),
      columns: z.array(z.string().max(40)).min(1).max(100),
      language: z.enum(locales),
      reason: z.string().trim().max(500).default(''),
    }),
    reply: ExportJob,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
    perMinute: 20,
  },
  exportLink: {
    method: 'post',
    path: '/admin/exports/{exportId}/link',
    access: fundStaff,
    summary: 'A signed address that gives the file for five minutes',
    params: OneExport,
    reply: z.object({ url: z.string() }),
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  exportFile: {
    method: 'get',
    path: '/exports/{exportId}/file',
    access: 'public',
    summary: 'The sheet, for who has its signed address',
    params: OneExport,
    query: z.object({ until: z.string().max(40), signature: z.string().max(100) }),
    reply: 'file',
    errors: ['ENTITY_NOT_FOUND', 'DOWNLOAD_FAIL'],
  },
} as const satisfies Api;

import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { type Api, Id, Instant } from './api.ts';
import { Texts } from './texts.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  /** Null for what the portal did by itself. */
  accountId: Id.nullable(),
  by: Texts.nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: Id.nullable(),
  /** What the record is called now; null when it has no name or is gone. */
  subjectNames: Texts.nullable(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), from: Scalar, to: Scalar })),
  details: z.record(z.string(), z.union([Scalar, z.array(z.string())])),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** The filters of the page; the export takes the same. */
export const auditFilter = {
  /** Words of whoever made the change, or of what is called so that was changed. */
  search: z.string().trim().max(80).optional(),
  accountId: Id.optional(),
  action: z.string().max(80).optional(),
  subjectKind: z.string().max(40).optional(),
  subjectId: Id.optional(),
  from: Instant.optional(),
  until: Instant.optional(),
};

/** Where a list goes on, as the page before said in `next`. */
export const after = z.string().max(120).optional();

export const auditApi = {
  audit: {
    method: 'get',
    path: '/admin/audit',
    access: fundStaff,
    summary: 'Who changed what, when, from what to what; newest first',
    query: z.object({ ...auditFilter, after, size: z.coerce.number().int().min(1).max(100).default(50) }),
    reply: z.object({ content: z.array(AuditEntry), next: z.string().nullable() }),
    errors: [],
  },
  auditWords: {
    method: 'get',
    path: '/admin/audit/words',
    access: fundStaff,
    summary: 'The actions, kinds of subject and people that the audit can be narrowed to',
    reply: z.object({
      actions: z.array(z.string()),
      subjectKinds: z.array(z.string()),
      people: z.array(z.object({ accountId: Id, names: Texts })),
    }),
    errors: [],
  },
} as const satisfies Api;

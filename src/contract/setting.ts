import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import type { Settings } from '#domain/setting/settings.ts';
import { type Api, BusinessDay, Instant } from './api.ts';

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Span = z
  .object({ from: Clock, until: Clock })
  .refine(({ from, until }) => from < until, { path: ['until'], params: { problem: 'endBeforeStart' } });
const Day = z
  .array(Span)
  .max(4)
  .refine((spans) => spans.every(({ from }, at) => at === 0 || from >= (spans[at - 1]?.until ?? '')), {
    params: { problem: 'inconsistent' },
  });
const Name = z.string().trim().max(100);
const Holiday = z.object({ date: BusinessDay, nameTc: Name, nameEn: Name, namePt: Name });

/** What a group may hold; a wrong one is refused field by field. */
export const settingValues = {
  office: z.object({ week: z.array(Day).length(7), replyHours: z.number().min(1).max(1000) }),
  holidays: z.object({
    days: z
      .array(Holiday)
      .max(400)
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
        params: { problem: 'notUnique' },
      }),
  }),
  limits: z.object({
    participants: z.number().int().min(1).max(500),
    intendedUnits: z.number().int().min(1).max(500),
  }),
  product: z.object({
    nameTc: Name.min(1),
    nameEn: Name.min(1),
    namePt: Name.min(1),
    code: z.string().regex(/^([A-Z][A-Z0-9]{0,15})?$/),
  }),
  messages: z.object({
    undoSeconds: z.number().int().min(5).max(120),
    keptDays: z.number().int().min(30).max(3650),
  }),
  exports: z.object({ keptDays: z.number().int().min(1).max(90) }),
} as const satisfies { [Group in keyof Settings]: z.ZodType<Settings[Group]> };

const saved = {
  /** 0: never changed. */
  version: z.number().int().min(0),
  updatedAt: Instant.nullable(),
  updatedBy: z.string().nullable(),
};
const { office, holidays, limits, product, messages, exports } = settingValues;

export const PortalSettings = z.object({
  office: z.object({ value: office, ...saved }),
  holidays: z.object({ value: holidays, ...saved }),
  limits: z.object({ value: limits, ...saved }),
  product: z.object({ value: product, ...saved }),
  messages: z.object({ value: messages, ...saved }),
  exports: z.object({ value: exports, ...saved }),
});
export type PortalSettings = z.infer<typeof PortalSettings>;

const version = z.number().int().min(0);
const Change = z.discriminatedUnion('group', [
  z.object({ group: z.literal('office'), version, value: office }),
  z.object({ group: z.literal('holidays'), version, value: holidays }),
  z.object({ group: z.literal('limits'), version, value: limits }),
  z.object({ group: z.literal('product'), version, value: product }),
  z.object({ group: z.literal('messages'), version, value: messages }),
  z.object({ group: z.literal('exports'), version, value: exports }),
]);
export type SettingChange = z.infer<typeof Change>;

export const settingApi = {
  settings: {
    method: 'get',
    path: '/admin/settings',
    access: fundStaff,
    summary: 'What is set for the whole portal, group by group with its version',
    reply: PortalSettings,
    errors: [],
  },
  changeSettings: {
    method: 'put',
    path: '/admin/settings',
    access: administrators,
    summary: 'Change one group; refused when somebody changed it after the version named',
    body: Change,
    reply: PortalSettings,
    errors: ['STATUS_ERROR'],
  },
} as const satisfies Api;

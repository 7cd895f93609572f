import { longestBody, longestSubject } from '#contract/limits.ts';
import { z } from 'zod';
import { administrators, fundStaff } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { triggerNames } from '#domain/notice/triggers.ts';
import { noticeChannels, templateStates } from '#domain/notice/words.ts';
import { type Api, Done, Id, Instant } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';

/** NONE: the channel is not usual for the trigger, and nobody has written a text. */
const CellState = z.enum([...templateStates, 'NONE']);

const Which = z.object({
  trigger: z.enum(triggerNames),
  language: z.enum(locales),
  channel: z.enum(noticeChannels),
});
/** The event whose own texts are meant; left out, the general ones. */
const OfEvent = z.object({ eventId: Id.optional() });
const TemplateText = z.object({
  subject: z.string().trim().max(longestSubject),
  body: z.string().trim().max(longestBody),
});
const Version = z.number().int().min(0);

export const TemplateCell = z.object({
  language: z.enum(locales),
  channel: z.enum(noticeChannels),
  state: CellState,
  /** Staff have written it, for the event where one is meant; it is not the usual text, or the general one. */
  changed: z.boolean(),
});
export type TemplateCell = z.infer<typeof TemplateCell>;

export const TriggerTemplates = z.object({
  trigger: z.enum(triggerNames),
  actionNeeded: z.boolean(),
  usualChannels: z.array(z.enum(noticeChannels)),
  cells: z.array(TemplateCell),
});
export type TriggerTemplates = z.infer<typeof TriggerTemplates>;

/** Of an event that has no text of its own: at state NONE, with the general text to begin with. */
export const Template = Which.extend({
  subject: z.string(),
  body: z.string(),
  state: CellState,
  /** 0 while there is none. */
  version: Version,
  updatedAt: Instant.nullable(),
  /** Null for the usual text. */
  updatedBy: z.string().nullable(),
  usual: z.object({ subject: z.string(), body: z.string() }).nullable(),
  /** What holds where the event has no text of its own; null where the general text itself is meant. */
  general: z.object({ subject: z.string(), body: z.string(), state: CellState }).nullable(),
  /** Names that may stand in braces. */
  placeholders: z.array(z.string()),
  actionNeeded: z.boolean(),
});
export type Template = z.infer<typeof Template>;

const Draft = Which.extend(TemplateText.shape).extend({
  ...OfEvent.shape,
  /** Whose data stand in it; one's own when left out. */
  accountId: Id.optional(),
});

/** What the recipient would get. */
export const TemplatePreview = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
});
export type TemplatePreview = z.infer<typeof TemplatePreview>;

export const noticeTemplateApi = {
  templates: {
    method: 'get',
    path: '/admin/templates',
    access: fundStaff,
    summary: 'Every trigger with the state of its templates by language and channel; for an event, what holds there',
    query: OfEvent,
    reply: z.object({ content: z.array(TriggerTemplates) }),
    errors: ['EVENT_NOT_FOUND'],
  },
  template: {
    method: 'get',
    path: '/admin/templates/{trigger}/{language}/{channel}',
    access: fundStaff,
    summary: 'One template, with its usual text and the placeholders that it may name',
    params: Which,
    query: OfEvent,
    reply: Template,
    errors: ['EVENT_NOT_FOUND'],
  },
  saveTemplate: {
    method: 'put',
    path: '/admin/templates/{trigger}/{language}/{channel}',
    access: administrators,
    summary: 'A new text; one that names an unknown placeholder is refused',
    params: Which,
    query: OfEvent,
    body: TemplateText.extend({ version: Version }),
    reply: Template,
    errors: ['EVENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  setTemplateState: {
    method: 'put',
    path: '/admin/templates/{trigger}/{language}/{channel}/state',
    access: administrators,
    summary: "Switch one on or off, or delete it; an event's deleted one gives way to the general text",
    params: Which,
    query: OfEvent,
    body: z.object({ version: Version, state: z.enum(templateStates) }),
    reply: Template,
    errors: ['ENTITY_NOT_FOUND', 'EVENT_NOT_FOUND', 'STATUS_ERROR'],
  },
  resetTemplate: {
    method: 'post',
    path: '/admin/templates/{trigger}/{language}/{channel}/reset',
    access: administrators,
    summary: 'The general text back to the usual one, switched on',
    params: Which,
    body: z.object({ version: Version }),
    reply: Template,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  previewTemplate: {
    method: 'post',
    path: '/admin/templates/preview',
    access: fundStaff,
    summary: "What an account would get, with that account's data and examples for what only happens later",
    body: Draft,
    reply: TemplatePreview,
    errors: ['ACCOUNT_NOT_FOUND', 'EVENT_NOT_FOUND'],
  },
  testTemplate: {
    method: 'post',
    path: '/admin/templates/test',
    access: administrators,
    summary: 'Send it to oneself',
    body: Draft,
    reply: Done,
    errors: ['ACCOUNT_NOT_FOUND', 'EVENT_NOT_FOUND'],
    perMinute: 20,
  },
  previewAccounts: {
    method: 'get',
    path: '/admin/template-accounts',
    access: fundStaff,
    summary: 'Accounts to preview with, by a part of their name, username or address',
    query: z.object({ search: z.string().trim().max(80).default('') }),
    reply: z.object({
      content: z.array(
        z.object({
          id: Id,
          ...WireNames,
          username: z.string(),
          language: z.enum(locales),
        }),
      ),
    }),
    errors: [],
  },
} as const satisfies Api;

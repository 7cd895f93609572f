import { z } from 'zod';
import { documentOrgTypes, fundStaff } from '#domain/account/roles.ts';
import { locales } from '#domain/locale.ts';
import { noticeChannels } from '#domain/notice/words.ts';
import { type Api, Done, Id } from '#contract/api.ts';
import { WireNames } from '#contract/texts.ts';
import { Told } from './supplement.ts';

const OrgTypeName = z.enum(documentOrgTypes);

const Title = z.string().trim().max(150);
const LongText = z.string().trim().max(3000);

/** A text in at least one language; a reader whose language has none gets the next best (G03). */
const Wanted = z.object({
  activityId: Id,
  /** Everybody enrolled when it is empty. */
  orgTypes: z.array(OrgTypeName).max(documentOrgTypes.length),
  title: z.object({ tc: Title, en: Title, pt: Title }),
  text: z.object({ tc: LongText, en: LongText, pt: LongText }),
});
export type WantedStaffNotice = z.infer<typeof Wanted>;

export const NoticeRecipient = z.object({
  accountId: Id,
  ...WireNames,
  unit: z.object(WireNames).nullable(),
  orgType: OrgTypeName,
  language: z.enum(locales),
  channels: z.array(z.enum(noticeChannels)),
});
export type NoticeRecipient = z.infer<typeof NoticeRecipient>;

export const StaffNoticePreview = z.object({
  /** What is sent under it twice, as after a lost answer, goes out once. */
  groupId: Id,
  count: z.number().int(),
  /** The first hundred. */
  recipients: z.array(NoticeRecipient),
  /** What the readers of each language get; a language that nobody reads is left out. */
  languages: z.array(
    z.object({
      language: z.enum(locales),
      count: z.number().int(),
      subject: z.string(),
      html: z.string(),
      /** Channels without a template: nobody is told that way. */
      missing: z.array(z.enum(noticeChannels)),
    }),
  ),
});
export type StaffNoticePreview = z.infer<typeof StaffNoticePreview>;

export const staffNoticeApi = {
  previewStaffNotice: {
    method: 'post',
    path: '/admin/notices/preview',
    access: fundStaff,
    summary: 'Who would get it and what they would read; nothing is sent',
    body: Wanted,
    reply: StaffNoticePreview,
    errors: ['ACTIVITY_NOT_FOUND'],
  },
  sendStaffNotice: {
    method: 'post',
    path: '/admin/notices',
    access: fundStaff,
    summary: 'Send it to everybody enrolled; they hear of it after the time for undo',
    /** `groupId` and `count` are what the preview said: when others have joined since, nothing is sent. */
    body: Wanted.extend({ groupId: Id, count: z.number().int().min(1) }),
    reply: Told,
    errors: ['ACTIVITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  takeBackStaffNotice: {
    method: 'post',
    path: '/admin/notices/{groupId}/take-back',
    access: fundStaff,
    summary: 'Take it back while nobody has heard of it; who sent it, and an administrator',
    params: z.object({ groupId: Id }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
} as const satisfies Api;

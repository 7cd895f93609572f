import { z } from 'zod';
import { documentOrgTypes } from '#domain/account/roles.ts';
import { selfRegistering } from '#domain/enrollment/who-applies.ts';
import { invitationStates } from '#domain/invitation/words.ts';
import { locales } from '#domain/locale.ts';
import { emptyRegistration, type RegistrationForm } from '#domain/registration/form.ts';
import { AccessGrant } from './account/account.ts';
import { type Api, Done, Id, Instant, ItemId } from './api.ts';
import { WireNames } from './texts.ts';

const Names = z.object(WireNames);

/** The code in the link of an invitation. */
const InvitationCode = z.string().min(1).max(100);

/** What an invited unit sees of its invitation (D1 §3); staff's other notes are not among it. */
export const OwnInvitation = Names.extend({
  id: Id,
  eventId: Id,
  event: Names,
  activity: Names.extend({ id: Id }).nullable(),
  orgType: z.enum(documentOrgTypes),
  state: z.enum(invitationStates),
  summary: z.string(),
  typeId: ItemId.nullable(),
  contactPerson: z.string(),
  countryCode: z.string(),
  contactMobile: z.string(),
  contactTelNo: z.string(),
  contactEmail: z.string(),
  countryRegionId: ItemId.nullable(),
  provinceId: ItemId.nullable(),
  cityId: ItemId.nullable(),
  username: z.string().nullable(),
  activated: z.boolean(),
  expiresAt: Instant.nullable(),
  language: z.enum(locales),
  /** There is an account with this e-mail: it is offered to be bound (D1 §8). */
  accountExisted: z.boolean(),
});
export type OwnInvitation = z.infer<typeof OwnInvitation>;

const Text = z.string().max(2000);
const usual = emptyRegistration;

/** As typed; the rules of the domain say what is wrong with it. */
const Form = z.object({
  nameTc: Text.default(usual.nameTc),
  nameEn: Text.default(usual.nameEn),
  namePt: Text.default(usual.namePt),
  summary: Text.default(usual.summary),
  orgType: z.enum(selfRegistering).default(usual.orgType),
  typeId: ItemId.nullable().default(null),
  contactPerson: Text.default(usual.contactPerson),
  countryCode: Text.default(usual.countryCode),
  contactMobile: Text.default(usual.contactMobile),
  contactTelNo: Text.default(usual.contactTelNo),
  contactEmail: Text.default(usual.contactEmail),
  countryRegionId: ItemId.nullable().default(null),
  provinceId: ItemId.nullable().default(null),
  cityId: ItemId.nullable().default(null),
  kind: Text.default(usual.kind),
  industry: Text.default(usual.industry),
  address: Text.default(usual.address),
  website: Text.default(usual.website),
  fax: Text.default(usual.fax),
  username: Text.default(usual.username),
  password: Text.default(usual.password),
  confirmPassword: Text.default(usual.confirmPassword),
  smsCode: Text.default(usual.smsCode),
  emailCode: Text.default(usual.emailCode),
}) satisfies z.ZodType<RegistrationForm>;

const invitationErrors = ['INVITATION_CODE_ERROR', 'INVITATION_CODE_DISABLED'] as const;
/** Where the link names an activity, too. */
const linkErrors = [...invitationErrors, 'EVENT_ACTIVITIES_NOT_FOUND'] as const;

export const registrationApi = {
  invitation: {
    method: 'get',
    path: '/registration/invitation',
    access: 'public',
    summary: 'The invitation of a code; opens it (D1 §7)',
    query: z.object({ invitation_code: InvitationCode, activityId: Id.optional() }),
    reply: OwnInvitation,
    errors: linkErrors,
    perMinute: 60,
  },
  checkEmail: {
    method: 'get',
    path: '/email/check',
    access: 'public',
    summary: 'Whether the invited e-mail has an account (D1 §7); told to nobody but who holds the invitation',
    query: z.object({ invitation_code: InvitationCode, email: z.string().max(200).optional() }),
    reply: z.object({ existed: z.boolean() }),
    errors: [...invitationErrors, 'EMAIL_IS_MISMATCH'],
    perMinute: 60,
  },
  register: {
    method: 'post',
    path: '/registration/register',
    access: 'public',
    summary:
      'A unit and an account for it, logged in at once: by an invitation (D1 §7), or by an e-mail and its code (D2 §5)',
    query: z.object({ invitation_code: InvitationCode.optional(), activityId: Id.optional() }),
    body: z.object({ form: Form, language: z.enum(locales).default('zh') }),
    /** The login is null where another provider gives it. */
    reply: z.object({ username: z.string(), login: AccessGrant.nullable() }),
    errors: [
      ...linkErrors,
      'USERNAME_REPEAT',
      'ACCOUNT_EXISTED',
      'EMAIL_IS_MISMATCH',
      'CAPTCHA_NOT_FOUND',
      'CAPTCHA_HAS_EXPIRED',
      'CAPTCHA_IS_MISMATCH',
    ],
    perMinute: 120,
  },
  unitManagement: {
    method: 'get',
    path: '/registration/unitManagement',
    access: 'account',
    summary: 'The own units that an invitation can be bound to (D1 §7)',
    query: z.object({ invitation_code: InvitationCode }),
    reply: z.object({ content: z.array(Names.extend({ id: Id })) }),
    errors: [...invitationErrors, 'EMAIL_IS_MISMATCH'],
  },
  binding: {
    method: 'post',
    path: '/registration/binding',
    access: 'account',
    summary: 'Binds an invitation to the account that is logged in, for one of its units or the invited one (D1 §7)',
    body: z.object({ invitation_code: InvitationCode, activityId: Id.optional(), unitId: Id.nullable() }),
    reply: Done.extend({ membershipId: Id }),
    errors: [...linkErrors, 'EMAIL_IS_MISMATCH', 'ENTITY_NOT_FOUND'],
  },
} as const satisfies Api;

import { eq } from 'drizzle-orm';
import type { FieldError } from '#domain/errors.ts';
import { ownChannel } from '#domain/account/roles.ts';
import { roleOf } from '#domain/invitation/invited-as.ts';
import type { Locale } from '#domain/locale.ts';
import { fullPhone, nationalNumber } from '#domain/participant/phone.ts';
import { needsProvinceAndCity } from '#domain/lists/country-region.ts';
import { type RegistrationForm, registrationProblems } from '#domain/registration/form.ts';
import { hashPassword } from '#server/account/password/password-hash.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { city, countryRegion, province } from '#server/lists/tables.ts';
import { exhibitorType } from '#server/exhibition/tables.ts';
import { factsOf, type InvitationRow, invitationWorkflow } from '#server/invitation/invitation-workflow.ts';
import { registerAccount } from '#server/account/register-account.ts';
import { fillInUnit, registerUnit } from '#server/unit/register-unit.ts';
import { refuse } from '#server/refusal.ts';
import { checkCode, useCode } from '#server/verification/check-code.ts';
import type { World } from '#server/world.ts';
import { giveRole } from '#server/account/role/give-role.ts';
import {
  accountOfEmail,
  activityOf,
  type Link,
  lockInvitation,
  offerBindings,
  openedInvitation,
} from '#server/invitation/own-invitation.ts';

export interface Registration {
  /** Null: somebody who was not invited registers by e-mail. */
  link: Link | null;
  form: RegistrationForm;
  language: Locale;
}

/**
 * A unit and an account for it. An invited one gets the role of its invitation; who was not invited gets the one asked
 * for, and may register for whatever is open to it; the fund decides on each registration.
 * @throws PARAMS_ERROR with every wrong field; INVITATION_CODE_ERROR, INVITATION_CODE_DISABLED; CAPTCHA_*;
 * USERNAME_REPEAT; ACCOUNT_EXISTED, to an invited one only
 */
export async function register(world: World, { link, form: typed, language }: Registration) {
  if (link) await world.db.transaction((tx) => lockInvitation(world, tx, link));
  const form = tidied(typed);
  const problems = registrationProblems(form, link ? 'invitation' : 'email');
  const fields = problems.length > 0 ? problems : await unknownItems(world.db, form);
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });

  const codeIds = await checkCodes(world, form, link !== null);
  const passwordHash = await hashPassword(form.password);
  return world.db.transaction(async (tx) => {
    const invited = link ? await openedInvitation(world, tx, link) : null;
    await demandInvitedEmail(tx, invited, form);
    for (const [field, id] of codeIds) await useCode(world, tx, id, field);
    const accountId = await createAccount(world, tx, { form, language, passwordHash, isInvited: invited !== null });
    const unitId = await createUnit(world, tx, form, invited?.unitId ?? null);
    const activity = invited && link ? await activityOf(tx, invited, link) : null;
    await giveRole(world, tx, {
      accountId,
      unitId,
      orgType: invited?.orgType ?? form.orgType,
      role: invited ? invited.role : roleOf(form.orgType).role,
      activityId: activity?.id ?? null,
      selfRegistered: invited === null,
    });
    const username = form.username || form.contactEmail;
    if (invited) {
      await invitationWorkflow.makeMove(world, tx, {
        row: invited,
        move: 'register',
        roles: ['invited'],
        accountId,
        facts: factsOf(),
        also: { ...answeredBy(form), activatedAt: world.clock.now(), username, accountId, unitId },
      });
    }
    await offerBindings(world, tx, form.contactEmail);
    await recordAudit(world, tx, {
      accountId,
      action: 'account.register',
      subjectKind: 'account',
      subjectId: accountId,
      details: { invitationId: invited?.id ?? null, unitId },
    });
    await sendNotice(world, tx, { trigger: 'ACCOUNT_REGISTERED', to: accountId, facts: { username } });
    return { username, accountId };
  });
}

/** What the unit itself says of itself replaces what staff knew. */
const answeredBy = (form: RegistrationForm) => ({
  nameTc: form.nameTc,
  nameEn: form.nameEn,
  namePt: form.namePt,
  summary: form.summary,
  contactPerson: form.contactPerson,
  countryCode: form.countryCode,
  contactMobile: form.contactMobile,
  contactTelNo: form.contactTelNo,
  countryRegionId: form.countryRegionId,
  provinceId: form.provinceId,
  cityId: form.cityId,
});

function tidied(form: RegistrationForm): RegistrationForm {
  const { countryRegionId } = form;
  const hasProvinces = countryRegionId !== null && needsProvinceAndCity(countryRegionId);
  return {
    ...form,
    nameTc: form.nameTc.trim(),
    nameEn: form.nameEn.trim(),
    namePt: form.namePt.trim(),
    summary: form.summary.trim(),
    contactPerson: form.contactPerson.trim(),
    contactMobile: nationalNumber(form.countryCode, form.contactMobile),
    contactTelNo: form.contactTelNo.trim(),
    contactEmail: form.contactEmail.trim(),
    industry: form.industry.trim(),
    address: form.address.trim(),
    website: form.website.trim(),
    fax: form.fax.trim(),
    username: form.username.trim(),
    provinceId: hasProvinces ? form.provinceId : null,
    cityId: hasProvinces ? form.cityId : null,
  };
}

/** Regions, provinces and cities that belong together, and a kind of exhibitor that there is. */
async function unknownItems(db: Queries, form: RegistrationForm): Promise<FieldError[]> {
  const wrong: FieldError[] = [];
  const none = (path: keyof RegistrationForm) => wrong.push({ path, problem: 'notAllowed' });
  const { countryRegionId, provinceId, cityId, typeId } = form;
  if (countryRegionId !== null) {
    const [region] = await db.orm.select().from(countryRegion).where(eq(countryRegion.id, countryRegionId));
    if (!region) none('countryRegionId');
  }
  if (provinceId !== null) {
    const [found] = await db.orm.select().from(province).where(eq(province.id, provinceId));
    if (found?.countryRegionId !== countryRegionId) none('provinceId');
  }
  if (cityId !== null) {
    const [found] = await db.orm.select().from(city).where(eq(city.id, cityId));
    if (!found || found.provinceId !== provinceId) none('cityId');
  }
  if (typeId !== null) {
    const [found] = await db.orm.select().from(exhibitorType).where(eq(exhibitorType.id, typeId));
    if (!found) none('typeId');
  }
  return wrong;
}

/** @returns which codes were right, by their fields */
async function checkCodes(world: World, form: RegistrationForm, isInvited: boolean): Promise<[string, string][]> {
  const asked = { purpose: 'REGISTER', subjectId: null } as const;
  const sms = { channel: 'SMS', target: fullPhone(form.countryCode, form.contactMobile) } as const;
  const right: [string, string][] = [
    ['smsCode', await checkCode(world, { ...asked, ...sms, code: form.smsCode }, 'smsCode')],
  ];
  if (isInvited) return right;
  const mail = { channel: 'MAIL', target: form.contactEmail } as const;
  right.push(['emailCode', await checkCode(world, { ...asked, ...mail, code: form.emailCode }, 'emailCode')]);
  return right;
}

/** An invitation is for one address, whatever the form says (D1 §5). */
async function demandInvitedEmail(tx: Queries, invited: InvitationRow | null, form: RegistrationForm): Promise<void> {
  if (!invited) return;
  if (invited.contactEmail.toLowerCase() !== form.contactEmail.toLowerCase()) {
    throw refuse('EMAIL_IS_MISMATCH', { fields: [{ path: 'contactEmail', problem: 'inconsistent' }] });
  }
  if ((await accountOfEmail(tx, form.contactEmail)) !== null) throw refuse('ACCOUNT_EXISTED');
}

interface NewAccount {
  form: RegistrationForm;
  language: Locale;
  passwordHash: string;
  isInvited: boolean;
}

async function createAccount(world: World, tx: Queries, { form, language, passwordHash, isInvited }: NewAccount) {
  const now = world.clock.now();
  const username = form.username || form.contactEmail;
  // A name that is somebody else's address would let one log in where the other is meant.
  const [taken] = await tx.query<{ by_username: boolean }>(
    `select lower(username) = lower($1) or lower(email) = lower($1) as by_username from account
      where lower(username) in (lower($1), lower($2)) or lower(email) in (lower($1), lower($2))`,
    [username, form.contactEmail],
  );
  if (taken && form.username && taken.by_username) {
    throw refuse('USERNAME_REPEAT', { fields: [{ path: 'username', problem: 'notUnique' }] });
  }
  // Somebody with a code for an address that has an account cannot be: such an address gets none.
  if (taken) throw refuse(isInvited ? 'ACCOUNT_EXISTED' : 'CAPTCHA_IS_MISMATCH');
  const created = await registerAccount(tx, {
    username,
    email: form.contactEmail,
    ...personName(form.contactPerson),
    passwordHash,
    channel: ownChannel,
    language,
    mobile: fullPhone(form.countryCode, form.contactMobile),
    emailVerifiedAt: now,
    mobileVerifiedAt: now,
    createdAt: now,
  });
  if (!created) throw refuse(isInvited ? 'ACCOUNT_EXISTED' : 'CAPTCHA_IS_MISMATCH');
  return created;
}

/** Names with Han characters are the Chinese one. */
const personName = (name: string) => (/\p{Script=Han}/u.test(name) ? { nameTc: name } : { nameEn: name });

async function createUnit(world: World, tx: Queries, form: RegistrationForm, knownId: string | null): Promise<string> {
  const { nameTc, nameEn, namePt, summary, countryRegionId, provinceId, cityId, contactTelNo: phone } = form;
  const { kind, industry, address, website, fax } = form;
  const place = { countryRegionId, provinceId, cityId, address };
  const said = { nameTc, nameEn, namePt, summary, ...place, phone, fax, website, kind, industry };
  if (!knownId) return registerUnit(world, tx, said);
  if (!(await fillInUnit(tx, knownId, said))) throw refuse('INVITATION_CODE_DISABLED');
  return knownId;
}

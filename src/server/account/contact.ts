import { and, eq } from 'drizzle-orm';
import type { Contact } from '#contract/account/own-account.ts';
import { maskContact } from '#domain/account/mask-contact.ts';
import { ownChannel } from '#domain/account/roles.ts';
import type { FieldError } from '#domain/errors.ts';
import { type Locale, namesOf } from '#domain/locale.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { pick } from '#server/db/pick.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import { refuse } from '#server/refusal.ts';
import { checkCode, useCode } from '#server/verification/check-code.ts';
import { targetOf } from '#server/verification/send-code.ts';
import type { World } from '#server/world.ts';
import { demandOwnPassword } from './password/change-password.ts';
import { account } from './tables.ts';

type AccountRow = typeof account.$inferSelect;
const nameFields = ['nameTc', 'nameEn', 'namePt'] as const;
type Names = Record<(typeof nameFields)[number], string>;

/** Name, e-mail and mobile; those of another provider's account are changed there. @throws STATUS_ERROR */
export async function readContact(world: World, actor: Actor): Promise<Contact> {
  return contactOf(await readOwn(world.db, actor));
}

const longestName = 200;

export async function changeName(world: World, actor: Actor, given: Names & { version: number }): Promise<Contact> {
  const { version, ...typed } = given;
  const names = { nameTc: typed.nameTc.trim(), nameEn: typed.nameEn.trim(), namePt: typed.namePt.trim() };
  const fields = nameFields.flatMap((path): FieldError[] =>
    [...names[path]].length > longestName ? [{ path, problem: 'tooLong', params: { limit: longestName } }] : [],
  );
  if (nameFields.every((path) => !names[path])) fields.push({ path: 'nameTc', problem: 'required' });
  if (fields.length > 0) throw refuse('PARAMS_ERROR', { fields });
  return world.db.transaction(async (tx) => {
    const before = await readOwn(tx, actor);
    const changes = nameFields
      .filter((field) => before[field] !== names[field])
      .map((field) => ({ field, from: before[field], to: names[field] }));
    return save(world, tx, actor, { version, set: names, changes });
  });
}

interface Verified {
  code: string;
  password: string;
  version: number;
}

/** @throws as `demandOwnPassword` and `checkCode` do; STATUS_ERROR for another version */
export async function changeMobile(world: World, actor: Actor, given: Verified & { mobile: string }): Promise<Contact> {
  await readOwn(world.db, actor);
  const target = targetOf({ mobile: given.mobile });
  await demandOwnPassword(world, actor, given.password);
  const codeId = await checkCode(world, codeOf(actor, target, given.code));
  return world.db.transaction(async (tx) => {
    const before = await readOwn(tx, actor);
    await useCode(world, tx, codeId);
    const now = world.clock.now();
    const changes = [{ field: 'mobile', from: masked(before.mobile), to: masked(target.target) }];
    const set = { mobile: target.target, mobileVerifiedAt: now };
    const contact = await save(world, tx, actor, { version: given.version, set, changes });
    const facts = { contact: maskContact(target.target), at: { at: now } };
    await sendNotice(world, tx, { trigger: 'CONTACT_CHANGED', to: addressOf(before), facts });
    return contact;
  });
}

/**
 * The address that held until now is told. A username that was the old address follows the new one.
 * @throws as `demandOwnPassword` and `checkCode` do; STATUS_ERROR for another version
 */
export async function changeEmail(world: World, actor: Actor, given: Verified & { email: string }): Promise<Contact> {
  await readOwn(world.db, actor);
  const target = targetOf({ email: given.email });
  await demandOwnPassword(world, actor, given.password);
  const codeId = await checkCode(world, codeOf(actor, target, given.code));
  const email = given.email.trim();
  return world.db.transaction(async (tx) => {
    const before = await readOwn(tx, actor);
    await useCode(world, tx, codeId);
    const taken = await tx.query(
      'select 1 from account where (lower(email) = lower($1) or lower(username) = lower($1)) and id <> $2',
      [email, actor.accountId],
    );
    if (taken.length > 0) throw refuse('CAPTCHA_IS_MISMATCH', { fields: [{ path: 'code', problem: 'inconsistent' }] });
    const now = world.clock.now();
    const follows = before.username.toLowerCase() === before.email.toLowerCase();
    const contact = await save(world, tx, actor, {
      version: given.version,
      set: { email, emailVerifiedAt: now, ...(follows ? { username: email } : {}) },
      changes: [{ field: 'email', from: masked(before.email), to: masked(email) }],
    });
    const facts = { contact: maskContact(email), at: { at: now } };
    await sendNotice(world, tx, { trigger: 'CONTACT_CHANGED', to: addressOf(before), facts });
    return contact;
  });
}

const codeOf = (actor: Actor, target: ReturnType<typeof targetOf>, code: string) =>
  ({ ...target, purpose: 'CONTACT', subjectId: actor.accountId, code }) as const;

const masked = (contact: string): string | null => (contact ? maskContact(contact) : null);

const addressOf = (row: AccountRow): { email: string; language: Locale; name: ReturnType<typeof namesOf> } => ({
  email: row.email,
  language: row.language,
  name: namesOf(row),
});

async function readOwn(db: Queries, actor: Actor): Promise<AccountRow> {
  const [row] = await db.orm.select().from(account).where(eq(account.id, actor.accountId));
  if (!row || row.channel !== ownChannel) throw refuse('STATUS_ERROR');
  return row;
}

interface Saved {
  version: number;
  set: Partial<AccountRow>;
  changes: { field: string; from: string | null; to: string | null }[];
}

async function save(world: World, tx: Queries, actor: Actor, { version, set, changes }: Saved): Promise<Contact> {
  const [row] = await tx.orm
    .update(account)
    .set({ ...set, version: version + 1 })
    .where(and(eq(account.id, actor.accountId), eq(account.version, version)))
    .returning();
  if (!row) throw refuse('STATUS_ERROR');
  await recordAudit(world, tx, {
    accountId: actor.accountId,
    action: 'account.changeContact',
    subjectKind: 'account',
    subjectId: actor.accountId,
    changes,
  });
  return contactOf(row);
}

const contactOf = (row: AccountRow): Contact =>
  pick(row, [...nameFields, 'email', 'emailVerifiedAt', 'mobile', 'mobileVerifiedAt', 'version']);

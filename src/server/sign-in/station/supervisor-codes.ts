import { createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { SupervisorCode } from '#contract/sign-in/supervisor.ts';
import { doorStaff } from '#domain/account/roles.ts';
import type { AuditAction } from '#domain/audit/actions.ts';
import { newId } from '#domain/id.ts';
import type { Instant } from '#domain/instant.ts';
import { codeKeyBits, codeProblem, codeRounds, verifierText } from '#domain/sign-in/supervisor-code.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import { sqlList } from '#server/db/sql-list.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { ms } from '../attempt/held-attempts.ts';
import { stationNews, tellWithCommit } from '../events/door-news.ts';
import { supervisorCode } from '../tables.ts';

const makeKey = promisify(pbkdf2);
const saltBytes = 16;
const context = (codeId: string): string => `supervisor_code ${codeId}`;

/** What a key says to a text, in hexadecimal: the same on the phone. */
export const said = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex');

interface Row {
  id: string;
  account_id: string;
  activity_id: string;
  name_tc: string;
  name_en: string;
  salt: string;
  rounds: number;
  sealed_key: string;
  created_at: Instant;
  held_from: number;
  held_until: number | null;
}

// A code ends when it is withdrawn, its owner's account is closed, or the owner runs no door any more.
const select = `select c.id, c.account_id, c.activity_id, a.name_tc,
  coalesce(nullif(a.name_en, ''), case when a.name_tc = '' then a.username else '' end) as name_en,
  c.salt, c.rounds, c.sealed_key, c.created_at, ${ms('c.created_at')} as held_from, ${ms(`least(c.revoked_at, a.disabled_at, (
    select case when bool_or(m.ended_at is null) then null else coalesce(max(m.ended_at), c.created_at) end
    from membership m where m.account_id = c.account_id and m.org_type in (${sqlList(doorStaff)})))`)} as held_until
  from supervisor_code c join account a on a.id = c.account_id`;

const held = ({ held_until: until }: Row, now: Instant): boolean => until === null || until > Date.parse(now);

const listed = (row: Row, accountId: string): SupervisorCode => ({
  id: row.id,
  nameTc: row.name_tc,
  nameEn: row.name_en,
  createdAt: row.created_at,
  mine: row.account_id === accountId,
});

async function codesOf(world: World, tx: Queries, activityId: string): Promise<Row[]> {
  const rows = await tx.query<Row>(
    `${select} where c.activity_id = $1 and c.revoked_at is null order by c.created_at`,
    [activityId],
  );
  const now = world.clock.now();
  return rows.filter((row) => held(row, now));
}

export const listSupervisorCodes = async (world: World, accountId: string, activityId: string) => ({
  codes: (await codesOf(world, world.db, activityId)).map((row) => listed(row, accountId)),
});

const keyOf = (world: World, row: Row): Buffer =>
  Buffer.from(world.secrets.open(row.sealed_key, context(row.id)), 'base64');

/** What a phone needs to tell a right code from a wrong one. */
export async function supervisorsOfDoor(world: World, activityId: string) {
  return (await codesOf(world, world.db, activityId)).map((row) => ({
    id: row.id,
    nameTc: row.name_tc,
    nameEn: row.name_en,
    salt: row.salt,
    rounds: row.rounds,
    verifier: said(keyOf(world, row), verifierText),
  }));
}

export interface HeldCode {
  key: Buffer;
  activityId: string;
  from: number;
  until: number | null;
}

/** Codes by id, whether they still hold or not. */
export async function findSupervisorCodes(world: World, ids: readonly string[]): Promise<Map<string, HeldCode>> {
  const rows = await world.db.query<Row>(`${select} where c.id = any($1::uuid[])`, [[...ids]]);
  return new Map(
    rows.map((row) => [
      row.id,
      { key: keyOf(world, row), activityId: row.activity_id, from: row.held_from, until: row.held_until },
    ]),
  );
}

/** @throws ACTIVITY_NOT_FOUND, PARAMS_ERROR for a code that anybody would try first */
export async function setSupervisorCode(
  world: World,
  accountId: string,
  { activityId, code }: { activityId: string; code: string },
): Promise<SupervisorCode> {
  await findActivity(world.db, activityId);
  const problem = codeProblem(code);
  if (problem) throw refuse('PARAMS_ERROR', { fields: [{ path: 'code', problem }] });
  const id = newId();
  const salt = randomBytes(saltBytes);
  const key = await makeKey(code, salt, codeRounds, codeKeyBits / 8, 'sha256');
  return world.db.transaction(async (tx) => {
    const now = world.clock.now();
    // One code at a time, also when the button is pressed twice.
    await tx.query('select 1 from account where id = $1 for no key update', [accountId]);
    await tx.query(
      'update supervisor_code set revoked_at = $3 where activity_id = $1 and account_id = $2 and revoked_at is null',
      [activityId, accountId, now],
    );
    await tx.orm.insert(supervisorCode).values({
      id,
      activityId,
      accountId,
      salt: salt.toString('hex'),
      rounds: codeRounds,
      sealedKey: world.secrets.seal(key.toString('base64'), context(id)),
      createdAt: now,
    });
    await audit(world, tx, accountId, 'supervisorCode.set', id);
    await tellPhones(tx, activityId);
    const [row] = await tx.query<Row>(`${select} where c.id = $1`, [id]);
    if (!row) throw new Error('a code was not stored');
    return listed(row, accountId);
  });
}

/** @throws ENTITY_NOT_FOUND */
export async function withdrawSupervisorCode(world: World, accountId: string, codeId: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    const [ended] = await tx.query<{ activity_id: string }>(
      'update supervisor_code set revoked_at = $2 where id = $1 and revoked_at is null returning activity_id',
      [codeId, world.clock.now()],
    );
    if (!ended) throw refuse('ENTITY_NOT_FOUND');
    await audit(world, tx, accountId, 'supervisorCode.withdraw', codeId);
    await tellPhones(tx, ended.activity_id);
  });
}

const audit = (
  world: World,
  tx: Transaction,
  accountId: string,
  action: AuditAction,
  subjectId: string,
): Promise<void> => recordAudit(world, tx, { accountId, action, subjectKind: 'supervisorCode', subjectId });

/** They ask for their station anew with the list. */
const tellPhones = (tx: Transaction, activityId: string): Promise<void> =>
  tellWithCommit(tx, { ...stationNews(activityId), people: true });

import type { AccountMergePreview } from '#contract/account/desk.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Queries } from '#server/db/database.ts';
import { joinRecipients } from '#server/questionnaire/join-recipients.ts';
import { planDigest } from '#server/plan-digest.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { accountRows, findAccount, lockAccount, type StoredAccount } from './account-rows.ts';
import { fallBack } from './change-memberships.ts';
import { endSessionsOf } from './end-sessions.ts';
import { joinMemberships, type Merge, moveAlong, type Twins } from './merging.ts';

type Moves = AccountMergePreview['moves'];

/** Columns that say whose something is; they follow the person to the account that stays. */
export const followingColumns = [
  ['enrollment', 'account_id'],
  ['in_app_notice', 'account_id'],
  ['invitation', 'account_id'],
  ['external_identity', 'account_id'],
  ['participant_list', 'submitted_by'],
  ['participant_change', 'asked_by'],
  ['verification_code', 'subject_id'],
  ['upload_session', 'account_id'],
  ['export_job', 'account_id'],
  ['road_show_record', 'account_id'],
  ['road_show_match', 'account_id'],
  ['docking_product', 'account_id'],
  ['docking_intent', 'account_id'],
  ['recruitment_position', 'account_id'],
  ['closing_project', 'account_id'],
  ['job_application_note', 'account_id'],
  ['public_demand', 'account_id'],
  ['questionnaire_recipient', 'account_id'],
  ['membership', 'account_id'],
] as const;

/** What only the old login had; it ends with it. */
export const endingTables = ['push_subscription', 'known_device', 'answered_call'] as const;

interface Plan {
  from: StoredAccount;
  into: StoredAccount;
  /** Roles of the first that the second has too. */
  joined: Twins[];
  moves: Moves;
  clashes: AccountMergePreview['clashes'];
  digest: string;
}

export async function previewMerge(db: Queries, fromId: string, intoId: string): Promise<AccountMergePreview> {
  const plan = await planMerge(db, await findAccount(db, fromId), await findAccount(db, intoId));
  const [from, into] = await accountRows(db, [plan.from, plan.into]);
  if (!from || !into) throw new Error('an account without a row');
  return { from, into, plan: plan.digest, moves: plan.moves, clashes: plan.clashes };
}

async function planMerge(db: Queries, from: StoredAccount, into: StoredAccount): Promise<Plan> {
  const joined = await db.query<Twins>(
    `select own.id, (array_agg(twin.id order by twin.id))[1] as twin from membership own
       join membership twin on twin.account_id = $2 and twin.ended_at is null and twin.org_type = own.org_type
        and twin.unit_id is not distinct from own.unit_id and twin.role is not distinct from own.role
      where own.account_id = $1 and own.ended_at is null and own.account_id <> $2
      group by own.id order by own.id`,
    [from.id, into.id],
  );
  const count = async (what: string): Promise<number> => {
    const [row] = await db.query<{ count: number }>(`select count(*)::int as count from ${what}`, [from.id]);
    return row?.count ?? 0;
  };
  const moves: Moves = {
    memberships: (await count('membership where account_id = $1 and ended_at is null')) - joined.length,
    joined: joined.length,
    sessionsEnded: await count('session where account_id = $1 and ended_at is null'),
    notices: await count('in_app_notice where account_id = $1'),
    enrollments: await count('enrollment where account_id = $1'),
    externalIdentities: await count('external_identity where account_id = $1'),
    invitations: await count('invitation where account_id = $1'),
  };
  const clashes = await clashesBetween(db, from, into);
  const told = [from.id, from.version, into.id, into.version, moves, clashes, joined];
  return { from, into, joined, moves, clashes, digest: planDigest(told) };
}

async function clashesBetween(db: Queries, from: StoredAccount, into: StoredAccount): Promise<Plan['clashes']> {
  if (from.id === into.id) return [{ kind: 'SAME', detail: '' }];
  const clashes: Plan['clashes'] = [];
  for (const one of [from, into]) if (one.mergedIntoId) clashes.push({ kind: 'MERGED_ALREADY', detail: one.username });
  if (into.disabledAt && !into.mergedIntoId) clashes.push({ kind: 'SUSPENDED', detail: into.username });
  const providers = await db.query<{ issuer: string }>(
    `select issuer from external_identity where account_id in ($1, $2) group by issuer having count(*) > 1 order by 1`,
    [from.id, into.id],
  );
  for (const { issuer } of providers) clashes.push({ kind: 'EXTERNAL_IDENTITY', detail: issuer });
  return clashes;
}

/**
 * All of it or nothing. @throws STATUS_ERROR when it would do something else than the preview said, or something
 * clashes
 */
export const mergeAccounts = (world: World, { by, fromId, intoId, plan: wanted, reason }: Merge): Promise<void> =>
  world.db.transaction(async (tx) => {
    for (const id of [fromId, intoId].toSorted()) await lockAccount(tx, id);
    const plan = await planMerge(tx, await findAccount(tx, fromId), await findAccount(tx, intoId));
    if (plan.digest !== wanted || plan.clashes.length > 0) throw refuse('STATUS_ERROR');
    const now = world.clock.now();

    for (const twins of plan.joined) await joinMemberships(tx, twins, now);
    await endSessionsOf(world, tx, fromId);
    await tx.query('update session set membership_id = null where account_id = $1', [fromId]);
    await joinRecipients(tx, { fromId, intoId });
    await moveAlong(tx, followingColumns, { fromId, intoId });
    for (const table of endingTables) await tx.query(`delete from ${table} where account_id = $1`, [fromId]);
    await tx.query(
      `update account set merged_into_id = $2, disabled_at = coalesce(disabled_at, $3), password_hash = null,
              version = version + 1 where id = $1`,
      [fromId, intoId, now],
    );
    // A verified contact that only the old account had is not lost; what the new one has stands.
    await tx.query(
      `update account into_one set version = into_one.version + 1,
              mobile = case when into_one.mobile = '' then gone.mobile else into_one.mobile end,
              mobile_verified_at = case when into_one.mobile = '' then gone.mobile_verified_at else into_one.mobile_verified_at end
         from account gone where gone.id = $1 and into_one.id = $2`,
      [fromId, intoId],
    );
    await fallBack(
      tx,
      plan.joined.map(({ id }) => id),
    );
    const details = { ...plan.moves, from: plan.from.username, into: plan.into.username };
    for (const subjectId of [fromId, intoId]) {
      await recordAudit(world, tx, {
        accountId: by,
        action: 'account.merge',
        subjectKind: 'account',
        subjectId,
        reason,
        changes: [{ field: 'mergedInto', from: plan.from.username, to: plan.into.username }],
        details,
      });
    }
  });

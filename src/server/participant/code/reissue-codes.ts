import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { newId } from '#domain/id.ts';
import { heldMsOf } from '#domain/notice/words.ts';
import { findActivity } from '#server/activity/activities.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import type { JobKind, JobKinds } from '#server/jobs/job-kinds.ts';
import { readSettings } from '#server/setting/read-settings.ts';
import { arrayLiteral } from '#server/sign-in/attempt/array-literal.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import { codesReplaced, retireCodes } from '#server/sign-in/code/retire-codes.ts';
import type { World } from '#server/world.ts';
import { personColumns } from '../stored-person.ts';
import { participant } from '../tables.ts';
import { tellPerson } from '../tell/tell-person.ts';

const sendCodesJob = 'participant.send-codes';
const toldPerJob = 100;

interface Row {
  id: string;
  code_hash: string | null;
  comes: boolean;
}

/**
 * Everybody of an activity gets another code and the former ones stop, at once; those who come are told as of a first
 * code. For codes that got into wrong hands, as a printed list of badges may.
 * @returns how many have a new code @throws ACTIVITY_NOT_FOUND
 */
export const reissueCodes = (
  world: World,
  { accountId, activityId }: { accountId: string; activityId: string },
): Promise<{ people: number }> =>
  world.db.transaction(async (tx) => {
    await findActivity(tx, activityId);
    // In the order of ids, and also whoever is just getting a first code: that would be one of the key that ends.
    const rows = await tx.query<Row>(
      `select id, code_hash, revoked_at is null and cancelled_at is null as comes from participant
       where activity_id = $1 and removed_at is null order by id for update`,
      [activityId],
    );
    const holders = rows.flatMap(({ id, code_hash: codeHash, comes }) => (codeHash ? [{ id, codeHash, comes }] : []));
    await retireCodes(world, tx, activityId, holders);
    const codes = await issueCredentials(world, tx, activityId, holders.length);
    await tx.query(
      `update participant p set credential = n.credential, version = p.version + 1, changed_by = pg_current_xact_id()
       from unnest($1::uuid[], $2::text[]) n (id, credential) where p.id = n.id`,
      [arrayLiteral(holders.map(({ id }) => id)), arrayLiteral(codes)],
    );
    await codesReplaced(world, tx, activityId);
    await recordAudit(world, tx, {
      accountId,
      action: 'participant.reissueCodes',
      subjectKind: 'activity',
      subjectId: activityId,
      details: { people: holders.length },
    });
    const told = holders.filter(({ comes }) => comes).map(({ id }) => id);
    const groupId = newId();
    for (let from = 0; from < told.length; from += toldPerJob) {
      const participantIds = told.slice(from, from + toldPerJob);
      await enqueueJob(world, tx, { kind: sendCodesJob, payload: { activityId, participantIds, groupId } });
    }
    return { people: holders.length };
  });

interface Payload {
  activityId: string;
  participantIds: string[];
  groupId: string;
}

/** Sends those people the code they have now; the messages are held as others are. */
const sendCodes: JobKind = {
  tries: 5,
  run: ({ world, payload }) =>
    world.db.transaction(async (tx) => {
      const { activityId, participantIds, groupId } = payload as unknown as Payload;
      const activity = await findActivity(tx, activityId);
      const { messages } = await readSettings(world, tx);
      const heldMs = heldMsOf(messages);
      const people = await tx.orm
        .select(personColumns)
        .from(participant)
        .where(
          and(
            inArray(participant.id, participantIds),
            eq(participant.activityId, activityId),
            isNotNull(participant.credential),
            isNull(participant.revokedAt),
            isNull(participant.cancelledAt),
            isNull(participant.removedAt),
          ),
        );
      for (const row of people) await tellPerson(world, tx, { kind: 'CODE_READY', activity, row, groupId, heldMs });
    }),
};

export const reissueJobs = { [sendCodesJob]: sendCodes } as const satisfies JobKinds;

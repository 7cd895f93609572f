import { fileParties } from '#domain/approval/file-rights.ts';
import type { Actor } from '#server/actor.ts';
import { judgeFile } from '#server/file/judge-file.ts';
import type { Judged } from '#server/file/owner.ts';
import type { StoredFile } from '#server/file/read-files.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { holdJudged, type Replying } from './reply.ts';

/** Once nobody works on files of the group any more, a file that waits again would wait for ever. */
const isWorkedOn = (of: Judged, { item: { group } }: StoredFile): boolean => of.rights(group, fileParties).size > 0;

/** By the fund alone: whoever called a file not applicable cannot upload it again (G21). */
export const mayLift = (of: Judged, file: StoredFile): boolean =>
  of.parties.includes('fund') && file.item.result === 'CANCEL' && isWorkedOn(of, file);

/** Takes "not applicable" back, with a reason. @throws STATUS_ERROR for any other word, and when it is too late */
export const liftNotApplicable = (world: World, actor: Actor, { fileId, versionId, reply }: Replying): Promise<void> =>
  world.db.transaction(async (tx) => {
    const { file, of } = await holdJudged(tx, actor, fileId);
    if (!of.parties.includes('fund')) throw refuse('NO_PERMISSION');
    if (!mayLift(of, file)) throw refuse('STATUS_ERROR');
    await judgeFile(world, tx, { fileId, versionId, result: null, reply, accountId: actor.accountId, role: 'fund' });
  });

import { and, eq, lt, ne } from 'drizzle-orm';
import { businessDateAt, businessDatePlus } from '#domain/instant.ts';
import { retentionDays } from '#domain/participant/list-moves.ts';
import { emptyPerson, erasedFields } from '#domain/participant/person.ts';
import { activity } from '#server/activity/tables.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { pick } from '#server/db/pick.ts';
import { forgetMessagesOf } from '#server/message/forget-messages.ts';
import { forgetSheetsOf } from '#server/sheet/import-sheet.ts';
import type { World } from '#server/world.ts';
import { forgetPhotos } from '../forget-photos.ts';
import { listFacts } from '../list/list-facts.ts';
import { lockList } from '../list/lists.ts';
import { listWorkflow } from '../list/list-workflow.ts';
import { asChanged } from '../stored-person.ts';
import { participant, participantChange, participantList } from '../tables.ts';

/** What is left of a person: that somebody of the unit was there. */
const nobody = {
  ...pick(emptyPerson, erasedFields),
  party: '',
  sealed: '',
  documentFingerprint: null,
  phoneTail: '',
  searchText: '',
  dinnerTable: '',
  hotelRoom: '',
  credential: null,
} as const;

/** Erases personal data ninety days after an activity's end, and keeps a line as proof (G64). */
export async function erasePeople(world: World): Promise<void> {
  const due = businessDatePlus(businessDateAt(world.clock.now()), -retentionDays);
  const lists = await world.db.orm
    .select({ activity, unitId: participantList.unitId })
    .from(participantList)
    .innerJoin(activity, eq(activity.id, participantList.activityId))
    .where(and(lt(activity.endDate, due), ne(participantList.status, 'ERASED')));
  for (const { activity: row, unitId } of lists) {
    await world.db.transaction(async (tx) => {
      const list = await lockList(tx, row.id, unitId);
      const ofUnit = and(eq(participant.activityId, row.id), eq(participant.unitId, unitId));
      const people = await tx.orm.select({ id: participant.id }).from(participant).where(ofUnit);
      const ids = people.map(({ id }) => id);
      await forgetPhotos(world, tx, ids);
      await tx.orm
        .update(participant)
        .set({ ...nobody, grams: [], ...asChanged })
        .where(ofUnit);
      await tx.orm.update(participantChange).set({ sealed: '' }).where(eq(participantChange.listId, list.id));
      await forgetSheetsOf(tx, row.id, 'participant');
      await forgetMessagesOf(tx, row.id);
      const asItIs = { activity: row, status: list.status, representativeId: null, people: [] };
      await listWorkflow.makeMove(world, tx, {
        row: list,
        move: 'erase',
        roles: ['system'],
        accountId: null,
        facts: listFacts(world, asItIs),
      });
      await recordAudit(world, tx, {
        accountId: null,
        action: 'participant.erase',
        subjectKind: 'participant_list',
        subjectId: list.id,
        details: { people: ids.length },
      });
    });
  }
}

import { momentText } from '#domain/day-text.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type LocalizedText, namesOf, readersOf, type WrittenLanguage } from '#domain/locale.ts';
import type { Side } from '#domain/schedule/problem.ts';
import { tableName } from '#domain/schedule/table-name.ts';
import { decidersOf } from '#server/account/deciders-of.ts';
import type { Queries } from '#server/db/database.ts';
import { sendNotice } from '#server/notice/send-notice.ts';
import type { World } from '#server/world.ts';
import { accountsOf } from '../compare-run.ts';
import { unitNames } from '../read-run.ts';
import type { AttendanceRow } from './attendance-workflow.ts';
import { attendanceWords } from './attendance-words.ts';

const mostNamed = 10;

export interface Settled {
  row: AttendanceRow;
  before: Pick<AttendanceRow, 'status'>;
}

/** Both sides hear who did not come, and of its correction; that they met they know themselves. */
export async function tellSettled(world: World, tx: Queries, { row, before }: Settled): Promise<void> {
  const isCorrected = row.status === 'HELD' && before.status === 'NO_SHOW';
  if (row.status !== 'NO_SHOW' && !isCorrected) return;
  const nameOf = await unitNames(tx, [row.unitA, row.unitB]);
  for (const side of ['A', 'B'] as const) {
    const [own, other] = side === 'A' ? [row.unitA, row.unitB] : [row.unitB, row.unitA];
    const facts = { unit: namesOf(nameOf(other)), before: { at: row.beginsAt }, stage: wordsFor(row, side) };
    for (const { accountId: to } of await accountsOf(tx, [own])) {
      await sendNotice(world, tx, { trigger: 'MEETING_ATTENDANCE', to, activityId: row.activityId, facts });
    }
  }
}

const wordsFor = ({ status, absent }: AttendanceRow, side: Side): LocalizedText =>
  status === 'HELD'
    ? attendanceWords.held
    : absent.includes(side)
      ? attendanceWords.ownMissed
      : attendanceWords.otherMissed;

/** One notice to each of the fund who decides about the activity, whatever many were missed. */
export async function tellMissedToStaff(world: World, tx: Queries, missed: readonly AttendanceRow[]): Promise<void> {
  const [first] = missed;
  if (!first) return;
  const nameOf = await unitNames(
    tx,
    missed.flatMap(({ unitA, unitB }) => [unitA, unitB]),
  );
  const lineOf = ({ beginsAt, place, tableNumber, unitA, unitB, absent }: AttendanceRow): LocalizedText => {
    const away = [absent.includes('A') ? unitA : null, absent.includes('B') ? unitB : null].flatMap((unitId) =>
      unitId === null ? [] : [namesOf(nameOf(unitId))],
    );
    const said = (language: WrittenLanguage): string =>
      [
        momentText(readersOf[language], businessDateTime(beginsAt)),
        tableName({ place, table: tableNumber }),
        away.map((names) => names[language] || names.en || names.tc).join(', '),
      ]
        .filter(Boolean)
        .join(' ');
    return { tc: said('tc'), en: said('en'), pt: said('pt') };
  };
  const facts = { count: missed.length, meetings: { list: missed.slice(0, mostNamed).map(lineOf) } };
  for (const to of await decidersOf(tx, first.activityId)) {
    await sendNotice(world, tx, { trigger: 'MEETINGS_MISSED', to, activityId: first.activityId, facts });
  }
}

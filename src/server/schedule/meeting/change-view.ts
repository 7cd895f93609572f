import { answerHours, changeButtons, type ChangeRole, cutOffHours } from '#domain/schedule/change-moves.ts';
import { hourMs, type Instant, plusMs } from '#domain/instant.ts';
import { wireRecordStatus } from '#domain/road-show/record-status.ts';
import { productCode } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { type ChangeRow, changeWorkflow } from './change-workflow.ts';

/** The other side has answered, or has had its time to. */
export const isRipe = ({ status, createdAt }: ChangeRow, now: Instant): boolean =>
  status === 'AGREE' || plusMs(createdAt, answerHours * hourMs) <= now;

/** It is not too late to ask for another time. */
export const mayStillAsk = (beginsAt: Instant, now: Instant): boolean => plusMs(now, cutOffHours * hourMs) < beginsAt;

export const situationOf = (row: ChangeRow, roles: readonly ChangeRole[], now: Instant) => ({
  status: row.status,
  roles,
  facts: { isRipe: isRipe(row, now) },
});

export function changeView(world: World, row: ChangeRow, roles: readonly ChangeRole[]) {
  const situation = situationOf(row, roles, world.clock.now());
  return {
    id: row.id,
    status: wireRecordStatus(row.status, productCode(world)),
    version: row.version,
    wished: row.wished,
    reason: row.reason,
    answer: row.answer,
    buttons: changeButtons.filter((move) => changeWorkflow.refusal(move, situation) === null),
  };
}

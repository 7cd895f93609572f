import { type BulkWorkflow, bulkMoves, type DeedWorkflow, type RecordWorkflow } from '#domain/inbox/words.ts';
import type { TakeBack } from '#server/cases/bulk-kind.ts';
import { takeBackProject } from '#server/closing/project/take-back-project.ts';
import { takeBackProduct } from '#server/docking/product/take-back-product.ts';
import { takeBackDemand } from '#server/public-event/demand/take-back-demand.ts';
import { takeBackPosition } from '#server/recruitment/position/take-back-position.ts';
import { takeBackRecord } from '#server/road-show/take-back-record.ts';
import { bulkKinds } from './bulk-kinds.ts';

const takeBacks: Readonly<Record<Exclude<RecordWorkflow, BulkWorkflow>, TakeBack>> = {
  ROAD_SHOW_RECORD: takeBackRecord,
  DOCKING_PRODUCT: takeBackProduct,
  RECRUITMENT_POSITION: takeBackPosition,
  CLOSING_PROJECT: takeBackProject,
  PUBLIC_DEMAND: takeBackDemand,
};

const isBulkWorkflow = (workflow: DeedWorkflow): workflow is BulkWorkflow => Object.hasOwn(bulkMoves, workflow);

/** Undefined where nothing is ever done before the time to take it back is over. */
export function takeBackOf(workflow: DeedWorkflow): TakeBack | undefined {
  const known: Partial<Record<DeedWorkflow, TakeBack>> = takeBacks;
  return isBulkWorkflow(workflow) ? bulkKinds[workflow].takeBack : known[workflow];
}

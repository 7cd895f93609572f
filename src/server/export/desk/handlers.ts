import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import type { ExportJob, exportApi } from '#contract/export.ts';
import { decidesAbout } from '#domain/inbox/deciding.ts';
import { newId } from '#domain/id.ts';
import { deciderOf } from '#server/account/decider.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { enqueueJob } from '#server/jobs/enqueue-job.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import type { Handlers } from '#server/serve.ts';
import type { World } from '#server/world.ts';
import { openExportFile } from '../export-files.ts';
import type { ExportKind } from '../export-kind.ts';
import { findExportKind } from './find-export-kind.ts';
import { exportKinds } from './kinds.ts';
import { makeExportJob } from './make-export.ts';
import { linkHolds, signedLink } from '../signed-link.ts';
import { exportJob } from '../tables.ts';

type ExportRow = typeof exportJob.$inferSelect;

const mayTake = (kind: ExportKind, actor: Actor): boolean => kind.access.some((role) => role === actor.orgType);
/** A reviewer takes personal data along only of an activity to decide about. @throws NO_PERMISSION */
async function requireRight(world: World, actor: Actor, filter: unknown): Promise<void> {
  const about = z.object({ activityId: Id }).safeParse(filter);
  const decider = await deciderOf(world.db, actor.membershipId);
  if (!decidesAbout(decider, about.success ? about.data.activityId : null)) throw refuse('NO_PERMISSION');
}

const unnamed = { zh: '', sc: '', en: '', pt: '' };

const wireExport = (row: ExportRow): ExportJob => ({
  ...row,
  heading: exportKinds.find(({ kind }) => kind === row.kind)?.heading ?? unnamed,
});

async function ownExport(world: World, actor: Actor, exportId: string): Promise<ExportRow> {
  const [row] = await world.db.orm
    .select()
    .from(exportJob)
    .where(and(eq(exportJob.id, exportId), eq(exportJob.accountId, actor.accountId)));
  if (!row) throw refuse('ENTITY_NOT_FOUND');
  return row;
}

export const exportHandlers: Handlers<typeof exportApi> = {
  async exportKinds({ actor }) {
    const content = exportKinds.filter((kind) => mayTake(kind, actor));
    return {
      content: content.map(({ kind, heading, columns, filter }) => ({
        kind,
        heading,
        asWhole: filter.safeParse({}).success,
        columns: columns.map(({ key, heading: name, personal = false }) => ({ key, heading: name, personal })),
      })),
    };
  },

  async exports({ world, actor, query }) {
    const rows = await world.db.orm
      .select()
      .from(exportJob)
      .where(and(eq(exportJob.accountId, actor.accountId), behindPage(exportJob.createdAt, exportJob.id, query.after)))
      .orderBy(desc(exportJob.createdAt), desc(exportJob.id))
      .limit(query.size + 1);
    const { content, next } = pageOfRows(rows, query.size, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { content: content.map(wireExport), next };
  },

  async startExport({ world, actor, body }) {
    const kind = findExportKind(body.kind);
    if (!mayTake(kind, actor)) throw refuse('NO_PERMISSION');
    if (!kind.filter.safeParse(body.filter).success) throw refuseField('filter', 'notAllowed');
    const chosen = kind.columns.filter(({ key }) => body.columns.includes(key));
    if (chosen.length !== new Set(body.columns).size) throw refuseField('columns', 'notAllowed');
    const personal = chosen.filter((column) => column.personal).map(({ key }) => key);
    if (personal.length > 0 && !body.reason) throw refuseField('reason', 'required');
    if (personal.length > 0) await requireRight(world, actor, body.filter);
    await kind.check(world, body.filter);
    return world.db.transaction(async (tx) => {
      const values = { ...body, columns: chosen.map(({ key }) => key), accountId: actor.accountId };
      const [row] = await tx.orm
        .insert(exportJob)
        .values({ id: newId(), ...values, createdAt: world.clock.now() })
        .returning();
      if (!row) throw new Error('an export was not written');
      await enqueueJob(world, tx, { kind: makeExportJob, payload: { exportId: row.id } });
      await recordAudit(world, tx, {
        accountId: actor.accountId,
        action: 'export.start',
        subjectKind: 'export',
        subjectId: row.id,
        reason: body.reason,
        details: { kind: kind.kind, columns: values.columns, personal, filter: Object.keys(body.filter) },
      });
      return wireExport(row);
    });
  },

  async exportLink({ world, actor, params }) {
    const row = await ownExport(world, actor, params.exportId);
    if (row.state !== 'DONE') throw refuse('STATUS_ERROR');
    return { url: signedLink(world, row.id) };
  },

  async exportFile({ world, params, query, reply }) {
    if (!linkHolds(world, params.exportId, query)) throw refuse('ENTITY_NOT_FOUND');
    const [row] = await world.db.orm.select().from(exportJob).where(eq(exportJob.id, params.exportId));
    if (row?.state !== 'DONE') throw refuse('ENTITY_NOT_FOUND');
    const file = await openExportFile(world, row);
    if (!file) throw refuse('DOWNLOAD_FAIL');
    await recordAudit(world, world.db, {
      accountId: row.accountId,
      action: 'export.download',
      subjectKind: 'export',
      subjectId: row.id,
      details: { kind: row.kind },
    });
    await reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', `attachment; filename="${row.kind}-${row.createdAt.slice(0, 10)}.xlsx"`)
      .header('content-length', row.bytes ?? 0)
      .header('cache-control', 'no-store')
      .send(file);
  },
};

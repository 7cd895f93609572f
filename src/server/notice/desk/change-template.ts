import { eq } from 'drizzle-orm';
import type { Template } from '#contract/notice/template.ts';
import type { TemplateState } from '#domain/notice/words.ts';
import type { Actor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { noticeTemplate } from '../tables.ts';
import { isOne, readTemplate, type Which } from '../templates.ts';

interface Change {
  action: 'template.save' | 'template.state' | 'template.reset';
  subject: string;
  body: string;
  state: TemplateState;
}

/** @param version that the writer has read, 0 for a new one. @throws STATUS_ERROR when it has changed since */
export const changeTemplate = (
  world: World,
  { accountId }: Actor,
  which: Which,
  version: number,
  { action, ...wanted }: Change,
): Promise<Template> =>
  world.db.transaction(async (tx) => {
    const [before] = await tx.orm.select().from(noticeTemplate).where(isOne(which)).for('update');
    if ((before?.version ?? 0) !== version) throw refuse('STATUS_ERROR');
    const updatedBy = action === 'template.reset' ? null : accountId;
    const values = {
      ...which,
      eventId: which.eventId ?? null,
      ...wanted,
      version: version + 1,
      updatedAt: world.clock.now(),
      updatedBy,
    };
    // Of two who write a new one at the same moment, the second is told.
    const [after] = before
      ? await tx.orm.update(noticeTemplate).set(values).where(eq(noticeTemplate.id, before.id)).returning()
      : await tx.orm.insert(noticeTemplate).values(values).onConflictDoNothing().returning();
    if (!after) throw refuse('STATUS_ERROR');
    const changes = (['subject', 'body', 'state'] as const)
      .filter((field) => before?.[field] !== after[field])
      .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }));
    await recordAudit(world, tx, {
      accountId,
      action,
      subjectKind: 'template',
      subjectId: after.id,
      changes,
      details: { ...which },
    });
    return readTemplate(tx, which);
  });

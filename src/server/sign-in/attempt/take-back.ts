import type { SignInKind } from '#domain/participant/kinds.ts';
import { msOf } from '#domain/instant.ts';
import { scopeOf } from '#domain/sign-in/scope.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { refuse } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { loadDoorSettings } from '../door-settings.ts';
import { annulAtDesk } from '../conflict/settle-conflict.ts';

export interface TakingBack {
  participantId: string;
  kind: SignInKind;
  scope?: string | undefined;
  reason: string;
  accountId: string;
  by: string;
}

/**
 * Staff take the sign-in of a person back: its credited attempt is annulled, and the next admitted one takes the credit
 * where there is one (R16). For an activity signed every day, today's when no scope is named; a session's only by its
 * name.
 * @throws ENTITY_NOT_FOUND, STATUS_ERROR when there is none
 */
export function takeBack(world: World, wish: TakingBack): Promise<void> {
  return world.db.transaction(async (tx) => {
    const [person] = await tx.query<{ activity_id: string }>('select activity_id from participant where id = $1', [
      wish.participantId,
    ]);
    if (!person) throw refuse('ENTITY_NOT_FOUND');
    const activityId = person.activity_id;
    const settings = (await loadDoorSettings(tx, [activityId])).get(activityId);
    const today = scopeOf(wish.kind, undefined, msOf(world.clock.now()), {
      oncePerDay: settings?.oncePerDay ?? false,
      session: null,
    });
    const [signed] = await tx.query<{ attempt_id: string }>(
      'select attempt_id from sign_in where participant_id = $1 and kind = $2 and scope = $3 and active',
      [wish.participantId, wish.kind, wish.scope ?? today],
    );
    if (!signed) throw refuse('STATUS_ERROR');
    await annulAtDesk(world, tx, {
      sender: { accountId: wish.accountId, activityId, gate: '', name: wish.by },
      attemptId: signed.attempt_id,
      kind: wish.kind,
      reason: wish.reason,
    });
    await recordAudit(world, tx, {
      accountId: wish.accountId,
      action: 'sign_in.takeBack',
      subjectKind: 'participant',
      subjectId: wish.participantId,
      reason: wish.reason,
      details: { kind: wish.kind },
    });
  });
}

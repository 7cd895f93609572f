import { and, eq, isNull } from 'drizzle-orm';
import { fullPhone, phoneTail } from '#domain/participant/phone.ts';
import type { World } from '#server/world.ts';
import type { MyUnit } from './list/my-unit.ts';
import { asChanged, personOf, personColumns } from './stored-person.ts';
import { participant } from './tables.ts';
import type { Phone } from './verify-phone.ts';

/** Whoever of the unit was entered with this number before it was verified counts as verified from now on. */
export async function refreshVerified(world: World, { activity, unit }: MyUnit, phone: Phone): Promise<void> {
  await world.db.transaction(async (tx) => {
    const waiting = await tx.orm
      .select(personColumns)
      .from(participant)
      .where(
        and(
          eq(participant.activityId, activity.id),
          eq(participant.unitId, unit.id),
          eq(participant.phoneTail, phoneTail(phone.phone)),
          isNull(participant.phoneVerifiedAt),
          isNull(participant.removedAt),
        ),
      )
      .for('update');
    const number = fullPhone(phone.phoneCountry, phone.phone);
    for (const row of waiting) {
      const person = personOf(world, row);
      if (fullPhone(person.phoneCountry, person.phone) !== number) continue;
      await tx.orm
        .update(participant)
        .set({ phoneVerifiedAt: world.clock.now(), ...asChanged })
        .where(eq(participant.id, row.id));
    }
  });
}

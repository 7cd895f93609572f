import { newId } from '#domain/id.ts';
import { minuteMs, plusMs } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import { usualSeatSettings } from '#domain/public-event/settings.ts';
import type { RegistrationStatus } from '#domain/public-event/registration-moves.ts';
import type { Transaction } from '#server/db/database.ts';
import { emailFingerprint, sealEmail } from '#server/public-event/registration/registrant.ts';
import { publicEvent, publicRegistration } from '#server/public-event/tables.ts';
import { wantFollowing } from '#server/public-event/registration/follow-job.ts';
import type { World } from '#server/world.ts';
import { seedDemands } from './demo-demands.ts';

type Row = [name: string, group: string, seats: number, language: Locale, email: string, status: RegistrationStatus];

/** A lecture with two seats left, and a class and a family who need more than those. */
const lecture: readonly Row[] = [
  ['余詠琳', '聖若瑟教區中學 初三乙', 28, 'zh', 'yu.wenglam@school.example', 'SEATED'],
  ['Rita Sequeira', '', 2, 'pt', 'rita.sequeira@mail.example', 'SEATED'],
  ['梁志豪', '', 1, 'zh', 'leong.chihou@mail.example', 'SEATED'],
  ['Duarte Marçal', 'Escola Portuguesa de Macau 10.º A', 24, 'pt', 'duarte.marcal@school.example', 'SEATED'],
  ['Grace Tam', '', 3, 'en', 'grace.tam@mail.example', 'SEATED'],
  ['阮慧敏', '培正中學 高二信', 26, 'zh', 'un.waiman@school.example', 'WAITING'],
  ['Filipe Nogueira', '', 4, 'pt', 'filipe.nogueira@mail.example', 'WAITING'],
];
const carnival: readonly Row[] = [
  ['戴家欣', '', 4, 'zh', 'tai.kayan@mail.example', 'SEATED'],
  ['Helena Brito', '', 2, 'pt', 'helena.brito@mail.example', 'SEATED'],
];

/** The public events with their seats, and who registered for them. */
export async function seedPublicEvents(
  world: World,
  tx: Transaction,
  activities: Record<string, string>,
): Promise<void> {
  await seedSeats(world, tx, activities['PUB2'], 60, lecture);
  await seedSeats(world, tx, activities['PUB'], 300, carnival);
  await seedDemands(tx, world.clock.now(), activities);
}

async function seedSeats(
  world: World,
  tx: Transaction,
  activityId: string | undefined,
  seats: number,
  rows: readonly Row[],
): Promise<void> {
  if (!activityId) return;
  const taken = rows.reduce((sum, [, , count, , , status]) => sum + (status === 'SEATED' ? count : 0), 0);
  await tx.orm.insert(publicEvent).values({
    activityId,
    ...usualSeatSettings,
    seats,
    taken,
    lastArrival: rows.length,
    mapUrl: 'https://www.openstreetmap.org/#map=17/22.1860/113.5581',
  });
  const now = world.clock.now();
  const made = await tx.orm
    .insert(publicRegistration)
    .values(
      rows.map(([name, groupName, count, language, email, status], index) => {
        const id = newId();
        const at = plusMs(now, (index - rows.length) * 47 * minuteMs);
        return {
          id,
          activityId,
          arrival: index + 1,
          status,
          statusSince: at,
          toldStatus: status,
          seats: count,
          name,
          groupName,
          language,
          sealed: sealEmail(world, id, email),
          emailFingerprint: emailFingerprint(world, email),
          consentAt: at,
          createdAt: at,
        };
      }),
    )
    .returning({ id: publicRegistration.id, status: publicRegistration.status });
  // Who has seats gets people with codes for the door after the start, as everybody does.
  for (const { id, status } of made) if (status === 'SEATED') await wantFollowing(world, tx, id);
}

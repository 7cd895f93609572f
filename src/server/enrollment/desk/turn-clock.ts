import type { ActivityCategory } from '#domain/activity/category.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { turnOf } from '#domain/enrollment/steps.ts';
import type { Turn } from '#domain/inbox/words.ts';
import { hourMs, type Instant } from '#domain/instant.ts';
import { workingMs } from '#domain/office/working-time.ts';
import { calendarIn, readSettings } from '#server/setting/read-settings.ts';
import type { World } from '#server/world.ts';
import { turnNames } from './enrollment-cases.ts';

interface Standing {
  status: EnrollmentStatus;
  selfDesigned: boolean | null;
  category: ActivityCategory;
  since: Instant;
}

/** Whose turn it is and for how long in office hours, as the settings have them now. */
export async function turnClock(world: World) {
  const settings = await readSettings(world);
  const calendar = calendarIn(settings);
  const now = world.clock.now();
  return ({ since, ...standing }: Standing): { turn: Turn | null; workedMs: number; overdue: boolean } => {
    const step = turnOf(standing);
    const turn = step && turnNames[step];
    const workedMs = turn ? workingMs(calendar, since, now) : 0;
    return { turn, workedMs, overdue: turn === 'FUND' && workedMs >= settings.office.replyHours * hourMs };
  };
}

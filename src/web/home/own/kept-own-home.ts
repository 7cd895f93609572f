import type { Instant } from '#domain/instant.ts';
import { ownHome } from '#web/activity/activities.ts';

type OwnHome = Awaited<ReturnType<typeof ownHome>> & { keptAt: Instant | null };

/** One's own events and what waits for one, without the server as this device last had them, sealed for the account. */
export async function ownHomeOrKept(membershipId: string | null): Promise<OwnHome> {
  const { answerOrKept } = await import('#web/account/kept-answers.ts');
  const { answer, keptAt } = await answerOrKept(`own home ${membershipId}`, ownHome);
  return { ...answer, keptAt };
}

import type { Profile } from '#contract/account/account.ts';
import type { Instant } from '#domain/instant.ts';
import { ownHome } from '#web/activity/activities.ts';

interface Entry {
  profile: Profile;
  home: Awaited<ReturnType<typeof ownHome>>;
}

const entryOrKept = async (ask: () => Promise<Entry>) => {
  const { answerOrKept } = await import('#web/account/kept-answers.ts');
  return answerOrKept('own home', ask);
};

/** One's own events and what waits for one; without the server as this device last had them, sealed for the account. */
export async function ownHomeOrKept(profile: Profile): Promise<Entry['home'] & { keptAt: Instant | null }> {
  const { answer, keptAt } = await entryOrKept(async () => ({ profile, home: await ownHome() }));
  return { ...answer.home, keptAt };
}

/** Who was logged in when home was last seen. @throws `because`, where this device kept nothing or had not to */
export async function keptProfile(because: unknown): Promise<Profile> {
  const { answer } = await entryOrKept(() => Promise.reject(because));
  return answer.profile;
}

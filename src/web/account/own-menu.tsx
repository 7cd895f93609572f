import { useProfile } from '#web/api/profile.ts';
import { withQueries } from '#web/api/with-queries.tsx';
import { room } from './header/room.tsx';
import { UserMenu } from './user-menu.tsx';

/** Comes only with a login, so that a visitor's page does without it. */
export const OwnMenu = withQueries(() => {
  const profile = useProfile();
  return profile ? <UserMenu profile={profile} /> : room;
});

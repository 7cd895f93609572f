import type { World } from '#server/world.ts';

/** Told by the database itself, whichever process changed what a login is or what its profile says. */
const changesChannel = 'logins_changed';

/** What a process has heard of the others; its own changes it counts itself (`db.writes()`). */
class LoginChanges {
  #count = 0;
  #isHearing = false;
  #asked = false;

  /** Null while a change might not be heard. */
  heard(world: World): number | null {
    // Nobody else opens the embedded database.
    if (world.db.kind === 'embedded') return 0;
    if (!this.#asked) this.#listen(world);
    return this.#isHearing ? this.#count : null;
  }

  #listen(world: World): void {
    this.#asked = true;
    const again = (): void => void this.#count++;
    world.db.listen(changesChannel, again, again).then(
      () => (this.#isHearing = true),
      () => (this.#asked = false),
    );
  }
}

const changesOf = new WeakMap<object, LoginChanges>();

/**
 * Goes up with what any other process of the portal changed of who is logged in and what they are told of themselves, so
 * that it can be remembered meanwhile. Null where it must not be: nobody would tell.
 */
export function loginChanges(world: World): number | null {
  const changes = changesOf.get(world.db.source) ?? new LoginChanges();
  changesOf.set(world.db.source, changes);
  return changes.heard(world);
}

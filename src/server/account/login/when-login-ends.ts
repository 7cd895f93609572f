import type { World } from '#server/world.ts';

/** Told by the database itself, whichever process and statement ended a login or took its role. */
const loginChannel = 'login_ended';

type Ended = () => void;

/** What of this process stands and falls with a login. */
class Logins {
  readonly #ends = new Map<string, Set<Ended>>();
  #heard: Promise<unknown> | null = null;

  #end(sessionId: string): void {
    for (const end of this.#ends.get(sessionId) ?? []) end();
  }

  async follow(world: World, sessionId: string, ended: Ended): Promise<() => void> {
    this.#heard ??= world.db.listen(
      loginChannel,
      (id) => this.#end(id),
      // Whose login still lives comes back and is let in.
      () => [...this.#ends.keys()].forEach((id) => this.#end(id)),
    );
    await this.#heard;
    const ends = this.#ends.get(sessionId) ?? new Set();
    this.#ends.set(sessionId, ends.add(ended));
    return () => {
      ends.delete(ended);
      if (ends.size === 0) this.#ends.delete(sessionId);
    };
  }
}

const loginsOf = new WeakMap<object, Logins>();

/** @param ended when the login is over, or goes on in another role. @returns how to stop */
export function whenLoginEnds(world: World, sessionId: string, ended: Ended): Promise<() => void> {
  const logins = loginsOf.get(world.db.source) ?? new Logins();
  loginsOf.set(world.db.source, logins);
  return logins.follow(world, sessionId, ended);
}

import type { ChosenSession } from '#contract/forum/programme.ts';
import { Listeners } from '#web/listeners.ts';

/** What this device has of its own programme besides what the server knows. */
export interface Stored {
  /** Opens the programme; null before the first session is chosen. */
  link: string | null;
  /** What was pressed and is not on the server yet, by the session's id. */
  wishes: Readonly<Record<string, Wish>>;
}

export interface Wish {
  wanted: boolean;
  session: ChosenSession;
}

const key = 'own-programme';
const nothing: Stored = { link: null, wishes: {} };
const listeners = new Listeners();
let text: string | null = null;
let known: Stored = nothing;

/** As any tab of this browser last left it. */
export function stored(): Stored {
  const now = localStorage.getItem(key);
  if (now === text) return known;
  text = now;
  try {
    known = now ? (JSON.parse(now) as Stored) : nothing;
  } catch {
    known = nothing;
  }
  return known;
}

export function store(next: Stored): void {
  localStorage.setItem(key, JSON.stringify(next));
  listeners.tell();
}

export function onStored(listener: () => void): () => void {
  const end = listeners.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    end();
    window.removeEventListener('storage', listener);
  };
}

export const wish = (session: ChosenSession, wanted: boolean): void => {
  const { link, wishes } = stored();
  store({ link, wishes: { ...wishes, [session.id]: { wanted, session } } });
};

/** Once the server has it; what was pressed meanwhile stays. */
export function forgetWish(id: string, { wanted }: Wish): void {
  const { link, wishes } = stored();
  if (wishes[id]?.wanted !== wanted) return;
  const { [id]: _sent, ...rest } = wishes;
  store({ link, wishes: rest });
}

/** What the server has, as this device wishes it to be. */
export function wished(known: readonly ChosenSession[], { wishes }: Stored): ChosenSession[] {
  const kept = known.filter(({ id }) => wishes[id]?.wanted !== false);
  const added = Object.values(wishes).filter(
    ({ wanted, session }) => wanted && !kept.some(({ id }) => id === session.id),
  );
  return [...kept, ...added.map(({ session }) => session)];
}

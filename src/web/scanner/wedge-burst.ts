/**
 * Tells a scanner's keys from a person's by their rhythm alone: four in a row, each within `fastMs` of the last. Nobody
 * types so; the slowest scanners do. Once it is known for a scanner it may pause a little longer between keys.
 */
export const fastMs = 40;
export const scannerPauseMs = 120;
/**
 * Keys come this late when the machine is busy; each says when it was pressed, so a scanner's still belong together.
 */
const scannerLateMs = 500;
const surely = 4;

export type Rhythm = 'FIRST' | 'MAYBE' | 'SCANNER';

export interface Burst<Press> {
  /** Whether this key, pressed at `at` milliseconds, still belongs to those before it. */
  goesOn(at: number): boolean;
  add(press: Press, at: number): Rhythm;
  rhythm(): Rhythm | 'NONE';
  presses(): readonly Press[];
  /** Empties it, and hands out what was in it. */
  end(): Press[];
  /**
   * How long to wait for another key before what is here is all. @param held a person's keys may be among them, held
   * back
   */
  patience(held: boolean): number;
}

export function createBurst<Press>(): Burst<Press> {
  let presses: Press[] = [];
  let lastAt = 0;
  let isScanner = false;
  const rhythm = () => {
    if (isScanner) return 'SCANNER';
    if (presses.length === 0) return 'NONE';
    return presses.length === 1 ? 'FIRST' : 'MAYBE';
  };
  return {
    goesOn: (at) => presses.length > 0 && at - lastAt <= (isScanner ? scannerPauseMs : fastMs),
    add(press, at) {
      presses.push(press);
      lastAt = at;
      isScanner ||= presses.length >= surely;
      const now = rhythm();
      return now === 'NONE' ? 'FIRST' : now;
    },
    rhythm,
    presses: () => presses,
    end() {
      const all = presses;
      presses = [];
      isScanner = false;
      return all;
    },
    patience: (held) => (isScanner || !held ? scannerLateMs : fastMs),
  };
}

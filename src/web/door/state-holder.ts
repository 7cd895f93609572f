import { Listeners } from '#web/listeners.ts';
import { type DoorState, openingState } from './door-state.ts';

/**
 * The state that the screen reads: a new object for every change, listeners told once per turn, after what waited for the
 * change itself, as the card of a scan, which would else be drawn after the screen was drawn without it.
 */
export class StateHolder {
  #state: DoorState = openingState;
  #telling = false;
  readonly #listeners = new Listeners();

  readonly get = (): DoorState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  update(change: Partial<DoorState>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#telling) return;
    this.#telling = true;
    setTimeout(() => {
      this.#telling = false;
      this.#listeners.tell();
    });
  }
}

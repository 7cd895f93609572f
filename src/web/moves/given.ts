/** What a person gave with a move; what it did not ask for stays empty. */
export interface Given {
  note: string;
  /** Null leaves it to what was asked for. */
  count: number | null;
  places: readonly string[];
}

export const nothingGiven: Given = { note: '', count: null, places: [] };

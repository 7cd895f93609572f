/** A person as the search finds them: enough to choose by, and the id to sign in with. */
export interface Found {
  participantId: string;
  nameTc: string;
  nameEn: string;
  unitName: string;
  title: string;
  phoneTail: string | null;
}

/** What the page and its search worker tell each other. */
export type SearchQuestion =
  | { type: 'pages'; fresh: boolean; pages: Uint8Array<ArrayBuffer>[] }
  | { type: 'search'; id: number; text: string; limit: number };
export type SearchAnswer =
  | { type: 'found'; id: number; found: Found[]; tookMs: number }
  | { type: 'ready'; people: number };

export interface SearchMessages {
  post: (message: SearchQuestion) => void;
  listen: (listener: (message: SearchAnswer) => void) => void;
  close: () => void;
}

import type { FieldId } from './calls.ts';

/** One file to be sent, whichever way. */
export interface Sending {
  file: File;
  filename: string;
  field: FieldId;
  description: string;
  replaces: string | null;
  fingerprint: string;
  /** By which a phone without a login sends it. */
  link: string | null;
  /** What the server knows of it already, to go on with. */
  uploadId: string | null;
  signal: AbortSignal;
  /** Bytes that have gone out. */
  onProgress: (sent: number) => void;
  /** The server has a place for it. */
  onPlace: (uploadId: string) => void;
}

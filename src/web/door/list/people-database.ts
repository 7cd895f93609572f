import type { DBSchema } from 'idb';
import type { KnownCodes } from './codes.ts';
import { Database, type Migrations } from '../database.ts';
import type { DoorEnvironment } from '../environment.ts';
import type { Sealed } from '../seal.ts';

/** Where the download of one generation of the list stands. */
export interface ListProgress {
  generation: string;
  deviceId: string;
  cursor: string;
  /** Pages kept so far, numbered from 0. */
  pages: number;
  /** Server time in ms at which the list was complete and true; null while it is still being fetched. */
  asOf: number | null;
  /** Codes not yet given out, as of the same moment; absent until the last page, and in a list with codes in clear. */
  codes?: KnownCodes | null;
}

/** Everything with personal data in it, each value sealed. Can be thrown away at any time without losing an attempt. */
export interface PeopleSchema extends DBSchema {
  pages: { key: [string, number]; value: { generation: string; page: number; sealed: Sealed } };
  lists: { key: 'active' | 'building'; value: ListProgress };
  keys: { key: 'sealing'; value: CryptoKey };
  inbox: { key: string; value: { id: string; sealed: Sealed } };
  /** `known`: whose codes hold here. `tries`: wrong ones in a row, and until when no more is taken. */
  supervisors: { key: string; value: { id: string; sealed?: Sealed; wrong?: number; untilMs?: number } };
}

const migrations: Migrations<PeopleSchema> = [
  (database) => {
    database.createObjectStore('pages', { keyPath: ['generation', 'page'] });
    database.createObjectStore('lists');
    database.createObjectStore('keys');
    database.createObjectStore('inbox', { keyPath: 'id' });
  },
  (database) => void database.createObjectStore('supervisors', { keyPath: 'id' }),
];

export type PeopleDatabase = Database<PeopleSchema>;

export const peopleDatabase = (environment: DoorEnvironment): PeopleDatabase =>
  new Database<PeopleSchema>({ factory: environment.indexedDB, name: 'door-people', migrations });

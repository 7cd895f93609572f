import { type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames, wrap } from 'idb';

export type Upgrading<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/**
 * One step from each version to the next, in order; never changed once released. They only add: a page of the version
 * before may still be open, and somebody scans with it.
 */
export type Migrations<Schema extends DBSchema> = ((
  database: IDBPDatabase<Schema>,
  upgrading: Upgrading<Schema>,
) => void | Promise<void>)[];

interface Description<Schema extends DBSchema> {
  factory: IDBFactory;
  name: string;
  migrations: Migrations<Schema>;
  /** Called inside the migration, so that a test can stop the world in the middle of it. */
  duringMigration?: () => void;
}

/** Counted in ticks: time in which the phone slept or did something else is no sign that its storage does not open. */
const openTickMs = 1000;
const openTicks = 10;

/**
 * Faults that a fresh connection cures: WebKit loses its IndexedDB process after a while in the background
 * (https://bugs.webkit.org/show_bug.cgi?id=197050), and another tab may have asked this one to let go.
 */
export const connectionIsLost = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'InvalidStateError' ||
    error.name === 'UnknownError' ||
    /connection (to .* )?(is closing|lost|is closed)/i.test(error.message));

export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/** A database that is opened when first needed and again whenever its connection was lost. */
export class Database<Schema extends DBSchema> {
  readonly #description: Description<Schema>;
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(description: Description<Schema>) {
    this.#description = description;
  }

  /** Runs work that may be run twice: it is repeated once on a new connection when the first was lost. */
  async use<Result>(work: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.#open());
    } catch (error) {
      if (!connectionIsLost(error)) throw error;
      this.letGo();
      return work(await this.#open());
    }
  }

  letGo(): void {
    this.#opening?.then(
      (database) => database.close(),
      () => undefined,
    );
    this.#opening = null;
  }

  async destroy(): Promise<void> {
    this.letGo();
    await new Promise<void>((resolve, reject) => {
      const request = this.#description.factory.deleteDatabase(this.#description.name);
      request.addEventListener('success', () => resolve());
      request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
    });
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    if (this.#opening) return this.#opening;
    const opening = this.#connect();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = null;
    });
    return opening;
  }

  async #connect(): Promise<IDBPDatabase<Schema>> {
    const opened = await this.#request(this.#description.migrations.length).catch((error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'VersionError') throw error;
      // A page of a newer version has migrated it: all that this one knows is still there.
      return this.#request();
    });
    // Another tab wants to migrate or delete: this one lets go and opens again at the next use.
    const letGo = () => {
      opened.close();
      this.#opening = null;
    };
    opened.addEventListener('versionchange', letGo);
    opened.addEventListener('close', letGo);
    return wrap(opened) as unknown as IDBPDatabase<Schema>;
  }

  /** @param version none: the one that there is */
  #request(version?: number): Promise<IDBDatabase> {
    const { factory, name, migrations, duringMigration } = this.#description;
    const request = factory.open(name, version);
    request.addEventListener('upgradeneeded', (event) => {
      const database = wrap(request.result) as unknown as IDBPDatabase<Schema>;
      const upgrading = wrap(request.transaction as IDBTransaction) as unknown as Upgrading<Schema>;
      void (async () => {
        for (const migrate of migrations.slice(event.oldVersion)) await migrate(database, upgrading);
        duringMigration?.();
      })().catch(() => upgrading.abort());
      upgrading.done.catch(() => undefined);
    });
    // Other tabs of an older version are told to let go by `versionchange`; one that does not is waited for, not fought.
    return new Promise<IDBDatabase>((resolve, reject) => {
      let ticks = 0;
      const waiting = setInterval(() => {
        ticks++;
        if (ticks < openTicks) return;
        clearInterval(waiting);
        reject(new Error('storage does not open'));
      }, openTickMs);
      request.addEventListener('success', () => {
        clearInterval(waiting);
        resolve(request.result);
      });
      request.addEventListener('error', () => {
        clearInterval(waiting);
        reject(request.error ?? new Error('storage does not open'));
      });
    });
  }
}

import type { FileGroup } from '#domain/file/field-rules.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries } from '#server/db/database.ts';

/** What a feature says of the things of its kind that have files. */
export interface FileOwner {
  /** The fields that such a thing has. */
  groups: readonly FileGroup[];
  /** Also for a visitor, who is null. */
  mayRead(db: Queries, actor: Actor | null, ownerId: string): Promise<boolean>;
  mayWrite(db: Queries, actor: Actor, ownerId: string): Promise<boolean>;
  /** Of these, those that are still there; the files of the others are swept away. */
  existing(db: Queries, ownerIds: readonly string[]): Promise<string[]>;
}

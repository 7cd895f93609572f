import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileWriting } from '#domain/file/file-moves.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** What a feature says of the things of its kind that have files. */
export interface FileOwner {
  /** The fields that such a thing has. */
  groups: readonly FileGroup[];
  /** Personal data: nobody keeps the name that a file came with, nor a version that another has replaced. */
  isPersonal?: true;
  /** Also for a visitor, who is null. */
  mayRead(world: World, actor: Actor | null, ownerId: string, group: FileGroup): Promise<boolean>;
  writings(world: World, actor: Actor, ownerId: string, group: FileGroup): Promise<readonly FileWriting[]>;
  /**
   * Left out where nobody judges: for whoever only looks, versions that came later are a draft of their maker; null when
   * nobody is working on the files now.
   */
  handedOverAt?(world: World, actor: Actor, ownerId: string, group: FileGroup): Promise<Instant | null>;
  /** Of these, those that are still there; the files of the others are swept away. */
  existing(db: Queries, ownerIds: readonly string[]): Promise<string[]>;
  /** In the transaction in which a file of the thing was released or taken away. */
  changed?(world: World, tx: Transaction, ownerId: string): Promise<void>;
}

import type { FileParty, FileRight } from '#domain/approval/file-rights.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { FileWriting } from '#domain/file/file-moves.ts';
import type { PrintedSize } from '#domain/file/preflight.ts';
import type { Instant } from '#domain/instant.ts';
import type { Actor } from '#server/actor.ts';
import type { Queries, Transaction } from '#server/db/database.ts';
import type { StoredFile, VersionRow } from './read-files.ts';
import type { World } from '#server/world.ts';

/** What somebody may do with the files of a field. */
export interface FileAccess {
  /** Whoever may write reads too. */
  mayRead: boolean;
  writings: readonly FileWriting[];
  /** For whoever only looks, versions that came later are a draft of their maker; left out when nobody works on them. */
  handedOverAt?: Instant | null;
}

/** Of those to whom the thing is not there. */
export const noAccess: FileAccess = { mayRead: false, writings: [] };

/** A thing whose files one side makes and another judges, as somebody who has to do with it meets it. */
export interface Judged {
  /** What the person is among the three sides of an approval. */
  parties: readonly FileParty[];
  sees(group: FileGroup): boolean;
  /** What somebody who is these may do with files of a group. */
  rights(group: FileGroup, parties: readonly FileParty[]): ReadonlySet<FileRight>;
  /** While its maker works on a file, the other sides see it as it was handed over last. */
  handedOver(file: StoredFile): VersionRow[];
  /** Who says the next word on files of a group that wait; null where nobody judges them one by one. */
  judge(group: FileGroup): FileParty | null;
}

/** What a feature says of the things of its kind that have files. */
export interface FileOwner {
  /** The fields that such a thing has. */
  groups: readonly FileGroup[];
  /** Personal data: nobody keeps the name that a file came with, nor a version that another has replaced. */
  isPersonal?: true;
  /** One side makes them and another judges them, which looks at older versions too; null for a stranger. */
  judged?(db: Queries, actor: Actor | null, ownerId: string): Promise<Judged | null>;
  /** Where it stands cannot change before the transaction is over, so that nothing is judged that was passed meanwhile. */
  hold?(tx: Transaction, ownerId: string): Promise<void>;
  /** Also for a visitor, who is null. */
  access(world: World, actor: Actor | null, ownerId: string, group: FileGroup): Promise<FileAccess>;
  /** How large a file of the thing is printed; left out where nothing is printed, null where nobody has said it. */
  printedSize?(db: Queries, ownerId: string): Promise<PrintedSize | null>;
  /** Of these, those that are still there; the files of the others are swept away. */
  existing(db: Queries, ownerIds: readonly string[]): Promise<string[]>;
  /** What the thing's one file is called where the field keeps no name; null for a thing that is not there. */
  nameOf?(db: Queries, ownerId: string): Promise<string | null>;
  /** In the transaction in which a file of the thing was released or taken away. */
  changed?(world: World, tx: Transaction, ownerId: string): Promise<void>;
}

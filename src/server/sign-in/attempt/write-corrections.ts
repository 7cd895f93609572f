import type { Verdict } from '#domain/sign-in/words.ts';
import type { Queries } from '#server/db/database.ts';
import { arrayLiteral } from './array-literal.ts';

/** What a batch says of earlier ones; seldom anything. */
export interface Corrections {
  /** Annulments that waited for a target that has come: whose it is, and whether it was theirs to take back. */
  annulments: readonly { id: string; participantId: string | null; verdict: Verdict; reply: string }[];
  /** Attempts of a device under a number that another one has. */
  doubled: ReadonlyMap<string, number>;
}

export async function writeCorrections(tx: Queries, { annulments, doubled }: Corrections): Promise<void> {
  if (annulments.length > 0) {
    await tx.query(
      `update attempt a set participant_id = n.participant_id, verdict = n.verdict, reply = n.reply
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) n (id, participant_id, verdict, reply)
       where a.id = n.id`,
      [
        arrayLiteral(annulments.map(({ id }) => id)),
        arrayLiteral(annulments.map(({ participantId }) => participantId)),
        arrayLiteral(annulments.map(({ verdict }) => verdict)),
        arrayLiteral(annulments.map(({ reply }) => reply)),
      ],
    );
  }
  if (doubled.size === 0) return;
  await tx.query(
    `update device d set doubled = d.doubled + n.doubled from unnest($1::uuid[], $2::int[]) n (id, doubled)
     where d.id = n.id`,
    [arrayLiteral([...doubled.keys()]), arrayLiteral([...doubled.values()])],
  );
}

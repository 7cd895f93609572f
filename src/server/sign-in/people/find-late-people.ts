import type { JobKind } from '#server/jobs/job-kinds.ts';
import { peopleChanged } from './people-changed.ts';

const mostAtOnce = 200;

/**
 * Attempts that were nobody's find their person when the person appears (N18). One that was being recorded in that very
 * moment is overlooked there and found here.
 */
export const findLatePeople: JobKind = {
  tries: 5,
  everyMs: 60_000,
  run: ({ world }) =>
    world.db.transaction(async (tx) => {
      const found = await tx.query<{ id: string }>(
        `select p.id from attempt a join participant p on p.code_hash = a.credential
         where a.participant_id is null and a.credential is not null
         union
         select p.id from attempt a join participant p on p.id = a.given_participant_id
         where a.participant_id is null and a.given_participant_id is not null and p.credential is not null
         limit $1`,
        [mostAtOnce],
      );
      await peopleChanged(
        world,
        tx,
        found.map(({ id }) => id),
      );
    }),
};

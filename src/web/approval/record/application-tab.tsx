import { useQuery } from '@tanstack/react-query';
import { Document } from '#web/application/document.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Before } from './before.tsx';
import { ChangedFields } from './changed-fields.tsx';
import { useOnlyChanges } from './changes.ts';
import { NotesAt } from './notes-at.tsx';
import { PavilionFilm } from './pavilion-film.tsx';
import { filledQuery, type Shown } from './queries.ts';

/** All that was handed in, to read, with the notes on each field where it stands. */
export function ApplicationTab({ of }: { of: Shown }) {
  const onlyChanges = useOnlyChanges(of);
  const { enrollmentId, activityId } = of;
  const { data, error, refetch } = useQuery(filledQuery(enrollmentId));
  if (onlyChanges) return <ChangedFields of={of} />;
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80" />;
  const isSaidOf = (target: string) => of.mayNote || [...of.notes, ...of.changes].some((one) => one.target === target);
  return (
    <div className="flex flex-col gap-6">
      <Document
        of={{ enrollmentId, activityId, form: data, boards: data.exhibitionBoards }}
        aside={(target, label) =>
          isSaidOf(target) && (
            <>
              <Before of={of} target={target} />
              <NotesAt of={of} target={target} label={label} />
            </>
          )
        }
      />
      <PavilionFilm of={of} />
    </div>
  );
}

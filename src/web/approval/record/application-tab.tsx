import { useQuery } from '@tanstack/react-query';
import { Document } from '#web/application/document.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotesAt } from './notes-at.tsx';
import { filledQuery, type Shown } from './queries.ts';

/** All that was handed in, to read, with the notes on each field where it stands. */
export function ApplicationTab({ of }: { of: Shown }) {
  const { enrollmentId, activityId } = of;
  const { data, error, refetch } = useQuery(filledQuery(enrollmentId));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-80" />;
  const hasNotes = (target: string) => of.mayNote || of.notes.some((note) => note.target === target);
  return (
    <Document
      of={{ enrollmentId, activityId, form: data, boards: data.exhibitionBoards }}
      aside={(target, label) => hasNotes(target) && <NotesAt of={of} target={target} label={label} />}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoriesCard } from '#web/exhibition/desk/categories-card.tsx';
import { generalLists } from '#web/exhibition/desk/lists.ts';
import { TypesCard } from '#web/exhibition/desk/types-card.tsx';
import { generalQuery } from '#web/activity/desk/queries.ts';
import { useMayChange } from '#web/activity/desk/use-may-change.ts';

const ownLists = { exhibitorTypes: true, categories: true };

/** What exhibitions are made of that have no lists of their own. */
export function GeneralExhibitionLists() {
  const mayChange = useMayChange();
  const { data, error, refetch } = useQuery(generalQuery);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const part = { lists: generalLists, exhibition: { ...data, own: ownLists }, mayChange };
  return (
    <div className="grid gap-6">
      <TypesCard {...part} />
      <CategoriesCard {...part} />
    </div>
  );
}

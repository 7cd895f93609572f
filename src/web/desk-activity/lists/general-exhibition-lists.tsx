import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoriesCard } from '../exhibition/categories-card.tsx';
import { generalLists } from '../exhibition/lists.ts';
import { TypesCard } from '../exhibition/types-card.tsx';
import { generalQuery } from '../queries.ts';
import { useMayChange } from '../use-may-change.ts';

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

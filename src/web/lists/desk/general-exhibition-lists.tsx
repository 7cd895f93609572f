import { useQuery } from '@tanstack/react-query';
import { administrators } from '#domain/account/roles.ts';
import { useMay } from '#web/api/use-may.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoriesCard } from '#web/exhibition/desk/categories-card.tsx';
import { generalLists } from '#web/exhibition/desk/lists.ts';
import { TypesCard } from '#web/exhibition/desk/types-card.tsx';
import { generalQuery } from '#web/activity/desk/queries.ts';

const ownLists = { exhibitorTypes: true, categories: true };

/** What exhibitions are made of that have no lists of their own. */
export function GeneralExhibitionLists() {
  const mayChange = useMay('saveGeneralExhibitorType', administrators);
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

import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Exhibition, GeneralExhibition, OwnList } from '#contract/exhibition.ts';
import { useMay } from '#web/api/use-may.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoriesCard } from './categories-card.tsx';
import { ContractorsCard } from './contractors-card.tsx';
import { type ExhibitionLists, listsOfActivity } from './lists.ts';
import { OwnListNote } from './own-list.tsx';
import { PlacesCard } from './places-card.tsx';
import { TypesCard } from './types-card.tsx';
import { exhibitionQuery } from '#web/activity/desk/queries.ts';
import { administrators } from '#domain/account/roles.ts';

/** What each list gets that exhibitions have of their own or in general. */
export interface ExhibitionPart {
  lists: ExhibitionLists;
  exhibition: Pick<Exhibition, 'own' | keyof GeneralExhibition>;
  /** Instead of its buttons where a list is not the activity's own. */
  note?: (list: OwnList) => ReactNode;
  mayChange: boolean;
}

/** What only an activity has. */
export interface ActivityPart {
  activityId: string;
  exhibition: Exhibition;
  mayChange: boolean;
}

/** Exhibitor types, booth area categories with their areas, places and contractors; each is saved by itself. */
export function ExhibitionTab({ activityId, isEditable }: { activityId: string; isEditable: boolean }) {
  const mayChange = useMay('makeOwnList', administrators) && isEditable;
  const { data: exhibition, error, refetch } = useQuery(exhibitionQuery(activityId));
  if (error && !exhibition) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!exhibition) {
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  const part = { activityId, exhibition, mayChange };
  const own = {
    lists: listsOfActivity(activityId),
    exhibition,
    note: (list: OwnList) => <OwnListNote activityId={activityId} list={list} mayChange={mayChange} />,
    mayChange,
  };
  return (
    <div className="grid gap-6">
      <p className="max-w-reading text-muted">
        <Trans>Changes apply straight away. Applicants choose from this list.</Trans>
      </p>
      <TypesCard {...own} />
      <CategoriesCard {...own} />
      <PlacesCard {...part} />
      <ContractorsCard {...part} />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { readSealed } from '#web/account/sealed-drafts.ts';
import type { Person } from '#domain/participant/person.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PeopleSearch } from '../routes.ts';
import type { Offering } from '../unit/entry-steps.ts';
import { CorrectPerson } from './correct-person.tsx';
import { EnterPerson } from './enter-person.tsx';
import { dinnerQuery, hotelQuery } from './queries.ts';

export interface EntryProps {
  activityId: string;
  offering: Offering;
  draftKey: string;
  /** What was typed before and not saved. */
  typed: Person | null;
  onClose: () => void;
}

/** Staff enter or correct somebody by the form that units fill in. */
export function StaffEntry({ activityId, entry, search }: { activityId: string; entry: string; search: PeopleSearch }) {
  const navigate = useNavigate();
  const goTo = (change: Partial<PeopleSearch>) =>
    void navigate({ to: '/admin/participants', search: { ...search, ...change }, resetScroll: true });
  const draftKey = `person:${activityId}:staff:${entry}`;
  const hotel = useQuery(hotelQuery(activityId));
  const dinner = useQuery(dinnerQuery(activityId));
  const typed = useQuery({
    queryKey: ['participants', 'typed by staff', draftKey],
    queryFn: () => readSealed<Person>(draftKey),
    staleTime: Infinity,
    gcTime: 0,
  });
  const failed = [hotel, dinner, typed].find(({ error, data }) => error && data === undefined);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!hotel.data || !dinner.data || typed.data === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-72" />
      </div>
    );
  }
  const [first, last] = [hotel.data.nights[0], hotel.data.nights.at(-1)];
  const offering: Offering = {
    hotel: first && last ? { firstNight: first.night, lastNight: last.night } : null,
    dinner: dinner.data.dinner,
  };
  const props: EntryProps = {
    activityId,
    offering,
    draftKey,
    typed: typed.data,
    onClose: () => goTo({ entry: undefined }),
  };
  return entry === 'new' ? (
    <EnterPerson {...props} unitId={search.unitId ?? null} onUnit={(unitId) => goTo({ unitId: unitId ?? undefined })} />
  ) : (
    <CorrectPerson {...props} participantId={entry} />
  );
}

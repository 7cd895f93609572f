import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskEnrollment } from '#contract/dashboard.ts';
import type { DeskPlaces } from '#contract/enrollment/places.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { changedBy } from '#web/undo/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HallOfPlaces } from './hall-of-places.tsx';
import { assignPlaces, placesQuery, queueForPlace } from './place-queries.ts';

/** Where the booths of a registration stand, and who stands beside them. */
export function PlacesCard({ of }: { of: DeskEnrollment }) {
  const { data } = useQuery(placesQuery(of.id));
  if (!data) return <Skeleton className="h-40" />;
  const own = data.areas.flatMap(({ places }) => places.filter(({ occupant }) => occupant?.enrollmentId === of.id));
  if (data.offers.length === 0 && own.length === 0) return null;
  return (
    <Card title={<Trans>Places</Trans>}>
      {own.length > 0 && (
        <p className="mb-4">
          <Trans>
            The booths stand at <strong>{own.map(({ code }) => code).join(', ')}</strong>.
          </Trans>
        </p>
      )}
      {data.offers.length > 0 && <Choosing key={data.version} of={of} data={data} own={own.map(({ id }) => id)} />}
    </Card>
  );
}

function Choosing({ of, data, own }: { of: DeskEnrollment; data: DeskPlaces; own: string[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(own));
  const { wanted, placeIsWanted, areas, offers } = data;
  const offerOf = (name: (typeof offers)[number]['move']) => offers.find(({ move }) => move === name);
  const isMoving = offerOf('movePlace') !== undefined;
  const giving = offerOf('assign') ?? offerOf('movePlace');
  const codes = areas.flatMap(({ places }) => places.filter(({ id }) => chosen.has(id)).map(({ code }) => code));
  const { run, busy } = useDeed({
    sure: () => ({
      title: isMoving ? t`Move the booths?` : t`Assign these places?`,
      text: codes.length > 0 ? codes.join(', ') : t`No place yet: to be announced.`,
      action: isMoving ? t`Move` : t`Assign places`,
    }),
    call: () => assignPlaces(of.id, { version: of.version, placeIds: [...chosen] }),
    done: () => t`The exhibitor and contractor will be told shortly.`,
    changes: changedBy.ENROLLMENT,
  });
  const queueing = useDeed({
    call: () => queueForPlace(of.id, of.version),
    done: () => t`Waiting for a place.`,
    changes: changedBy.ENROLLMENT,
  });
  const against = whyNot();

  function whyNot() {
    if (giving?.missing) return t`Choose a contractor on the activity's page first.`;
    if (placeIsWanted && chosen.size !== wanted) {
      return t`Choose ${plural(wanted, { one: '# place', other: '# places' })}.`;
    }
    return isMoving && chosen.size === own.length && own.every((id) => chosen.has(id))
      ? t`Choose other places first.`
      : undefined;
  }

  return (
    <div className="flex flex-col gap-5">
      {areas.length === 0 && (
        <EmptyState icon="place" title={<Trans>No places yet</Trans>}>
          <Trans>Add them on the activity's page.</Trans>
        </EmptyState>
      )}
      {areas.length > 0 && (
        <HallOfPlaces
          enrollmentId={of.id}
          areas={areas}
          chosen={chosen}
          onToggle={(id) => {
            const next = new Set(chosen);
            if (!next.delete(id)) next.add(id);
            setChosen(next);
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <span className="tabular-nums" aria-live="polite">
          <Trans>
            Chosen: {chosen.size} of {wanted}
          </Trans>
        </span>
        {giving && (
          <Button tone="primary" icon="place" busy={busy} disabledReason={against} onClick={() => void run()}>
            {isMoving ? t`Move` : t`Assign places`}
          </Button>
        )}
        {offerOf('queueForPlace')?.missing === null && (
          <Button busy={queueing.busy} onClick={() => void queueing.run()}>
            <Trans>Assign a place later</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { UnitMergePreview, UnitRow } from '#contract/unit/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { changed } from '#web/api/changed.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { FoundPicker } from '#web/account/desk/found-picker.tsx';
import { MergeView } from '#web/account/desk/merge-view.tsx';
import { mergeUnits, peopleKey, unitMergeQuery, unitsQuery } from '#web/account/desk/queries.ts';
import { OtherNames } from './unit-picker.tsx';

const showUnit = (unit: UnitRow) => (
  <>
    <LocalizedName of={namesOf(unit)} className="font-medium" />
    <OtherNames of={unit} />
  </>
);

/** Two entries of one organisation become one. */
export function MergeUnitPage() {
  const { t } = useLingui();
  const { unitId } = useParams({ from: '/admin/units/$unitId/merge' });
  const { into } = useSearch({ from: '/admin/units/$unitId/merge' });
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const found = useQuery({ ...unitsQuery({ search: typed }, 0), enabled: typed !== '' });
  return (
    <>
      <PageHeader
        title={<Trans>Merge two units</Trans>}
        back={<BackLink to="/admin/units/$unitId" params={{ unitId }} />}
      >
        <Trans>For an organisation that was added twice. Everything moves to the one you keep.</Trans>
      </PageHeader>
      {into ? (
        <Preview unitId={unitId} intoId={into} />
      ) : (
        <Card title={<Trans>Which unit do you want to keep?</Trans>}>
          <FoundPicker
            label={t`Name of the unit in any language`}
            typed={typed}
            onType={setTyped}
            found={found}
            show={showUnit}
            onPick={({ id }) =>
              void navigate({ to: '/admin/units/$unitId/merge', params: { unitId }, search: { into: id } })
            }
          />
        </Card>
      )}
    </>
  );
}

const UnitFacts = ({ unit }: { unit: UnitRow }) => (
  <div className="flex flex-col gap-1">
    <LocalizedName of={namesOf(unit)} className="text-lg font-semibold" />
    <OtherNames of={unit} />
    {unit.address && <p className="text-muted">{unit.address}</p>}
  </div>
);

function Preview({ unitId, intoId }: { unitId: string; intoId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(unitMergeQuery(unitId, intoId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96" />;
  const { moves } = data;
  return (
    <MergeView
      from={<UnitFacts unit={data.from} />}
      into={<UnitFacts unit={data.into} />}
      moves={[
        { label: t`Roles of people`, count: moves.memberships },
        { label: t`Registrations for activities`, count: moves.enrollments },
        { label: t`Work as a contractor`, count: moves.contractorOf },
        { label: t`Participants`, count: moves.participants },
        { label: t`Lists of participants`, count: moves.participantLists },
        { label: t`Invitations`, count: moves.invitations },
      ]}
      clashes={data.clashes.map((clash, i) => ({ key: `${clash.kind}${i}`, text: <ClashText clash={clash} /> }))}
      question={<Trans>Merge these two units?</Trans>}
      onSwap={() =>
        void navigate({ to: '/admin/units/$unitId/merge', params: { unitId: intoId }, search: { into: unitId } })
      }
      onMerge={async (reason) => {
        await mergeUnits({ unitId, intoId }, { plan: data.plan, reason });
        toast({ text: t`Units merged.` });
        await navigate({ to: '/admin/units/$unitId', params: { unitId: intoId } });
        await changed(peopleKey);
      }}
    />
  );
}

function ClashText({
  clash: { kind, activity, enrollmentId, detail },
}: {
  clash: UnitMergePreview['clashes'][number];
}) {
  const named = activity ? <LocalizedName of={namesOf(activity)} /> : null;
  const name = enrollmentId ? (
    <TextLink to="/admin/enrollments/$enrollmentId" params={{ enrollmentId }}>
      {named}
    </TextLink>
  ) : (
    named
  );
  if (kind === 'ENROLLMENT') {
    return <Trans>Both are registered for {name}. Cancel one of them first.</Trans>;
  }
  if (kind === 'PARTICIPANT_LIST') {
    return (
      <Trans>
        Both have a list of participants for {name}, and one of them was sent already. Let the unit take it back, or
        enter its people on the other list.
      </Trans>
    );
  }
  if (kind === 'PARTICIPANT') {
    return (
      <Trans>
        {detail} is on both lists for {name}. Cancel one of them first.
      </Trans>
    );
  }
  if (kind === 'PARTICIPANT_LIMIT') {
    return (
      <Trans>
        Together they would exceed the limit for {name}: {detail}. Remove someone from a list or raise the activity’s
        limit first.
      </Trans>
    );
  }
  if (kind === 'MERGED_ALREADY') return <Trans>{detail} was already merged into another unit.</Trans>;
  return <Trans>These are the same. Choose another.</Trans>;
}

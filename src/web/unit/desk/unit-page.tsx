import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { UnitPage as Page } from '#contract/unit/desk.ts';
import { useMay } from '#web/api/use-may.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { administrators } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { type UnitDetails, unitFields, unitProblems } from '#domain/unit/check-unit.ts';
import { isUnitKind } from '#domain/unit/unit-words.ts';
import { changed } from '#web/api/changed.ts';
import { showNewest } from '#web/api/show-newest.ts';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { Facts } from '#web/desk/facts.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { SaveChanges } from '#web/desk/save-changes.tsx';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { listStatusWords } from '#web/participant/words.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useVersionedForm } from '#web/ui/use-versioned-form.ts';
import { AuditHistory } from '#web/account/desk/audit-history.tsx';
import { citiesQuery, provincesQuery, regionsQuery } from '#web/account/desk/place-queries.ts';
import { peopleKey, saveUnit, unitQuery } from '#web/account/desk/queries.ts';
import { UnitFields } from './unit-fields.tsx';
import { unitFieldWords, unitKindWords } from '#web/unit/words.ts';

/** One organisation: what it is, who acts for it, where it takes part, and what was done to its entry. */
export function UnitPage() {
  const { unitId } = useParams({ from: '/admin/units/$unitId' });
  return (
    <RecordPage
      query={useQuery(unitQuery(unitId))}
      title={<Trans comment="The organisation that somebody acts for">Unit</Trans>}
      back={<BackToList to="/admin/units" />}
    >
      {(page) => <Shown key={unitId} page={page} />}
    </RecordPage>
  );
}

function Shown({ page }: { page: Page }) {
  const { unit, members, enrollments, participants } = page;
  const { t } = useLingui();
  const mayWrite = useMay('editUnit', administrators) && !unit.mergedIntoId;
  const { text } = useName(namesOf(unit));
  const statusText = (status: string) => {
    const word = enrollmentStatusWord(status);
    return word ? t(word) : status;
  };
  return (
    <>
      <PageHeader
        title={text}
        back={<BackToList to="/admin/units" />}
        actions={
          mayWrite && (
            <LinkButton icon="link" to="/admin/units/$unitId/merge" params={{ unitId: unit.id }}>
              <Trans comment="A button: two accounts or units become one">Merge</Trans>
            </LinkButton>
          )
        }
      >
        {unit.mergedIntoId && (
          <TextLink to="/admin/units/$unitId" params={{ unitId: unit.mergedIntoId }}>
            <Trans>Everything in it has moved to another unit.</Trans>
          </TextLink>
        )}
      </PageHeader>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={<Trans>Details</Trans>}>
          {mayWrite ? <DetailsForm page={page} /> : <DetailsText unit={unit} />}
        </Card>
        <div className="flex flex-col gap-6">
          <Card title={<Trans>Members</Trans>}>
            <Rows empty={<Trans>No one has a role for it yet.</Trans>}>
              {members.map((member) => (
                <li key={member.membershipId} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <span className="min-w-0">
                    <TextLink to="/admin/accounts/$accountId" params={{ accountId: member.accountId }}>
                      <LocalizedName of={namesOf(member)} />
                    </TextLink>
                    <span className="block text-sm break-all text-muted">{member.email}</span>
                  </span>
                  <RoleBadge {...member} />
                </li>
              ))}
            </Rows>
          </Card>
          <Card title={<Trans>Registrations for activities</Trans>}>
            <Rows empty={<Trans>No registrations yet.</Trans>}>
              {enrollments.map((enrollment) => (
                <li key={enrollment.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <span className="min-w-0">
                    <TextLink to="/admin/enrollments/$enrollmentId" params={{ enrollmentId: enrollment.id }}>
                      <LocalizedName of={namesOf(enrollment.activity)} />
                    </TextLink>
                    <span className="block text-sm text-muted">
                      <DateTime at={enrollment.createdAt} short />
                      {enrollment.asContractor && (
                        <>
                          {' · '}
                          <Trans>as the contractor</Trans>
                        </>
                      )}
                    </span>
                  </span>
                  <Badge>{statusText(enrollment.status)}</Badge>
                </li>
              ))}
            </Rows>
          </Card>
          <Card title={<Trans>Participants</Trans>}>
            <Rows empty={<Trans>No participants yet.</Trans>}>
              {participants.map(({ activity, count, status }) => (
                <li key={activity.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
                  <TextLink to="/admin/participants" search={{ activityId: activity.id, unitId: unit.id }}>
                    <LocalizedName of={namesOf(activity)} />
                  </TextLink>
                  <span className="flex items-center gap-3">
                    <span className="font-semibold tabular-nums">{count}</span>
                    <Badge tone={listStatusWords[status].tone}>{t(listStatusWords[status].label)}</Badge>
                  </span>
                </li>
              ))}
            </Rows>
          </Card>
          <AuditHistory entries={page.history} />
        </div>
      </div>
    </>
  );
}

const Rows = ({ empty, children }: { empty: ReactNode; children: readonly ReactNode[] }) =>
  children.length === 0 ? <p className="text-muted">{empty}</p> : <ul className="divide-y divide-line">{children}</ul>;

function RoleBadge({ orgType, role }: Pick<Page['members'][number], 'orgType' | 'role'>) {
  const { t } = useLingui();
  return (
    <Badge>
      {t(roleWords[orgType])}
      {role && ` · ${role}`}
    </Badge>
  );
}

const detailsOf = (unit: UnitDetails): UnitDetails =>
  Object.fromEntries(unitFields.map((field) => [field, unit[field]])) as unknown as UnitDetails;

/** A field's value as a person reads it. */
function FieldText({ field, unit }: { field: keyof UnitDetails; unit: UnitDetails }) {
  const { t } = useLingui();
  const value = unit[field];
  if (value === null || value === '') return null;
  if (field === 'kind') return isUnitKind(unit.kind) ? t(unitKindWords[unit.kind]) : unit.kind;
  if (field === 'countryRegionId' || field === 'provinceId' || field === 'cityId') {
    return <PlaceName field={field} unit={unit} />;
  }
  return value;
}

function PlaceName({ field, unit }: { field: 'countryRegionId' | 'provinceId' | 'cityId'; unit: UnitDetails }) {
  const regions = useQuery(regionsQuery).data?.content;
  const provinces = useQuery(provincesQuery).data?.content;
  const cities = useQuery(citiesQuery(unit.provinceId)).data?.content;
  const lists = { countryRegionId: regions, provinceId: provinces, cityId: cities };
  const found = lists[field]?.find(({ id }) => id === unit[field]);
  return found ? <LocalizedName of={namesOf(found)} /> : String(unit[field]);
}

function DetailsText({ unit }: { unit: UnitDetails }) {
  const { t } = useLingui();
  const said = unitFields.filter((field) => unit[field] !== null && unit[field] !== '');
  return (
    <Facts
      of={said.map((field) => ({
        key: field,
        label: t(unitFieldWords[field]),
        value: <FieldText field={field} unit={unit} />,
      }))}
    />
  );
}

function DetailsForm({ page: { unit } }: { page: Page }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const take = (page: Page) => {
    showNewest(unitQuery(unit.id).queryKey, page);
    return { values: detailsOf(page.unit), version: page.unit.version };
  };
  const { form, dirty, conflict, resolve, leaveConflict, discard } = useVersionedForm<UnitDetails>({
    draftKey: `unit:${unit.id}`,
    loaded: { values: detailsOf(unit), version: unit.version },
    check: unitProblems,
    save: async ({ values, version }) => {
      const saved = take(await saveUnit(unit.id, { ...values, version }));
      toast({ text: t`Saved.` });
      void changed([...peopleKey, 'units']);
      return saved;
    },
    fetchNewest: async () => take(await client.fetchQuery({ ...unitQuery(unit.id), staleTime: 0 })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <UnitFields form={form} />
      <SaveChanges form={form} dirty={dirty} discard={discard} />
      {conflict && (
        <EditConflict
          conflict={conflict}
          labelOf={(field) => t(unitFieldWords[field])}
          show={(field, values) => <FieldText field={field} unit={values} />}
          onResolve={resolve}
          onClose={leaveConflict}
        />
      )}
    </form>
  );
}

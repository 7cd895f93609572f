import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ContractorItem } from '#contract/exhibition.ts';
import { nameIn, namesOf } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Card } from '#web/ui/card.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { ActivityPart } from './exhibition-tab.tsx';
import { exhibitionKey, refreshExhibition } from '#web/activity/desk/queries.ts';
import { useRemoveItem } from './use-remove-item.ts';

interface AreaRow {
  areaId: number | null;
  name: string;
  contractor: ContractorItem | undefined;
}

/** Who builds the booths: of each area, and of those without a contractor of their own (G20). */
export function ContractorsCard({ activityId, exhibition, mayChange }: ActivityPart) {
  const { t } = useLingui();
  const locale = useLocale();
  const { data: units } = useQuery({
    queryKey: ['desk-activities', 'contractors'],
    queryFn: () => answer(api.GET('/base/contractor', { params: { query: { page: 0, size: 500 } } })),
    enabled: mayChange,
  });
  const options = (units?.content ?? []).map((unit) => ({
    value: unit.id,
    label: nameIn(unit, locale) || unit.id,
  }));
  const { areas, contractors } = exhibition;
  const contractorOf = (areaId: number | null) => contractors.find((one) => one.areaId === areaId);
  const rows: AreaRow[] = [
    {
      areaId: null,
      name: t({ message: 'All other areas', comment: 'Areas without a contractor of their own' }),
      contractor: contractorOf(null),
    },
    ...areas.map(({ id, fields }) => ({
      areaId: id,
      name: nameIn(fields, locale) || fields.code,
      contractor: contractorOf(id),
    })),
  ];
  return (
    <Card title={<Trans>Contractors</Trans>}>
      <p className="mb-4 max-w-reading text-muted">
        <Trans>Units with the contractor role. Those added here can see this activity.</Trans>
      </p>
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <li key={row.areaId ?? 'rest'} className="grid items-end gap-2 md:max-w-2xl">
            {mayChange ? (
              <Assign activityId={activityId} row={row} options={options} />
            ) : (
              <p>
                <span className="block text-sm text-muted">{row.name}</span>
                {row.contractor ? <LocalizedName of={namesOf(row.contractor.unit)} /> : '–'}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Assign({
  activityId,
  row,
  options,
}: {
  activityId: string;
  row: AreaRow;
  options: { value: string; label: string }[];
}) {
  const { t } = useLingui();
  const refresh = () => refreshExhibition(activityId);
  const removeItem = useRemoveItem(refresh);
  const { contractor, name } = row;
  const { run: assign } = useDeed({
    call: async (unitId: string) => {
      await answer(
        api.PUT('/admin/activities/{activityId}/contractors', {
          params: { path: { activityId } },
          body: { unitId, areaId: row.areaId },
        }),
      );
    },
    done: () => t`Contractor added.`,
    changes: [exhibitionKey(activityId)],
  });
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <ComboField
          label={name}
          options={options}
          value={contractor?.unit.id ?? ''}
          onChange={(unitId) => unitId !== contractor?.unit.id && void assign(unitId)}
        />
      </div>
      {contractor && (
        <IconButton
          icon="trash"
          label={t`Remove contractor from ${name}`}
          onClick={() =>
            void removeItem(t`Remove contractor from ${name}?`, () =>
              answer(
                api.DELETE('/admin/activities/{activityId}/contractors/{contractorId}', {
                  params: { path: { activityId, contractorId: contractor.id } },
                }),
              ),
            )
          }
        />
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { nameIn } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import type { Option } from '#web/ui/select-field.tsx';

interface UnitFilter {
  of: 'unitId';
  label: string;
  options: readonly Option<string>[];
}

/** A list that a link narrowed to one unit says so, and can be widened again; there is no choice of others. */
export function useUnitFilter(unitId: string | undefined): UnitFilter[] {
  const { t } = useLingui();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['units', 'name', unitId],
    queryFn: () => answer(api.GET('/admin/units/{unitId}', { params: { path: { unitId: unitId ?? '' } } })),
    enabled: unitId !== undefined,
  });
  if (!unitId) return [];
  return [
    {
      of: 'unitId',
      label: t`Unit`,
      options: [{ value: unitId, label: nameIn(data?.unit ?? {}, locale) || '…' }],
    },
  ];
}

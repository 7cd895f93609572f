import { useLingui } from '@lingui/react/macro';
import { useFieldChoices, useKindChoices } from './use-choices.ts';

/** What narrows every list of results and demands. @param kindIsFixed the list is of one kind only */
export function useRecordFilters(kindIsFixed: boolean) {
  const { t } = useLingui();
  const [fields, kinds] = [useFieldChoices(), useKindChoices()];
  return [
    ...(kindIsFixed ? [] : [{ of: 'kind' as const, label: t({ message: 'Kind', context: 'record' }), options: kinds }]),
    { of: 'group' as const, label: t`Field`, options: fields },
  ];
}

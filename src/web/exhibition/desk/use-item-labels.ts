import { useLingui } from '@lingui/react/macro';
import { languageNames } from '#web/activity/desk/words.ts';
import type { NamedForm } from './item-dialog.tsx';

/** What the fields are called that the items of every list have. */
export function useItemLabels(): Record<keyof NamedForm, string> {
  const { t } = useLingui();
  return {
    code: t({ message: 'Code', comment: 'Of an item in a list' }),
    nameTc: languageNames.Tc.name,
    nameEn: languageNames.En.name,
    namePt: languageNames.Pt.name,
    active: t`Offered to applicants`,
  };
}

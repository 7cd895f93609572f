import { Trans, useLingui } from '@lingui/react/macro';
import { changed } from '#web/api/changed.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { UnitPicker } from '#web/unit/desk/unit-picker.tsx';
import { newPerson } from '../unit/new-person.ts';
import { enterPerson, staffKey } from './queries.ts';
import { StaffPersonForm } from './staff-person-form.tsx';
import type { EntryProps } from './staff-entry.tsx';

/** Somebody new, once it is chosen on whose list. */
export function EnterPerson({
  unitId,
  onUnit,
  ...entry
}: EntryProps & { unitId: string | null; onUnit: (unitId: string | null) => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const once = useOnce();
  const { activityId, typed, onClose } = entry;
  return (
    <>
      <PageHeader title={<Trans>Add a person</Trans>}>
        <Trans>
          They are on the unit's list as soon as you save. If the list is locked, they get their code right away.
        </Trans>
      </PageHeader>
      <div className="mb-6 max-w-reading">
        <UnitPicker value={unitId} required onChange={onUnit} />
      </div>
      {unitId ? (
        <StaffPersonForm
          {...entry}
          initial={typed ?? newPerson(locale)}
          savedWord={t`Person added.`}
          onSave={async (person) => {
            await once((key) => enterPerson({ activityId, unitId, person }, key));
            await changed(staffKey(activityId));
          }}
        />
      ) : (
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </>
  );
}

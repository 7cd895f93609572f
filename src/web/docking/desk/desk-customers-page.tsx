import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { DockingCustomer } from '#contract/docking/intent.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { CustomersList } from '../customer/customers-list.tsx';
import { dockingChanges, saveCustomer } from '../queries.ts';
import { useDocking } from '../use-dockings.ts';

/** The fund says which customers are integrated resorts, and which a government. */
export function DeskCustomersPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/docking/customers' });
  const activityId = useDocking(search.activityId);
  return (
    <CustomersList
      search={search}
      activityId={activityId}
      title={t`Customers`}
      about={<Trans>Units that registered as customers.</Trans>}
      actionsWidth="lg:w-[28rem]"
      {...(activityId && {
        exported: {
          kind: 'docking-customers',
          filter: { activityId, search: search.search, gaming: search.who === 'gaming' ? 'true' : undefined },
        },
      })}
      {...(activityId ? { actions: (of: DockingCustomer) => <Marks of={of} activityId={activityId} /> } : {})}
    />
  );
}

function Marks({ of, activityId }: { of: DockingCustomer; activityId: string }) {
  const { t } = useLingui();
  const { id, companyType, isGaming } = of;
  const saving = useDeed<Pick<DockingCustomer, 'companyType' | 'isGaming'>>({
    call: (said) => saveCustomer(activityId, id, said),
    done: () => t({ message: 'Saved.', comment: 'A change' }),
    changes: dockingChanges,
  });
  return (
    <div className="flex flex-wrap justify-end gap-x-5">
      <CheckboxField
        label={t`Integrated resort`}
        checked={isGaming}
        disabled={saving.busy}
        onChange={(is) => void saving.run({ companyType, isGaming: is })}
      />
      <CheckboxField
        label={t({ message: 'Government', comment: 'A kind of docking unit' })}
        checked={companyType === 'GOVERNMENT'}
        disabled={saving.busy}
        onChange={(is) => void saving.run({ companyType: is ? 'GOVERNMENT' : 'COMPANY', isGaming })}
      />
    </div>
  );
}

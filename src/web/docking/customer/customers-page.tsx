import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { DockingCustomer } from '#contract/docking/intent.ts';
import { nameIn } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { askIntent, dockingChanges, productsQuery } from '../queries.ts';
import type { CustomersSearch } from '../routes.ts';
import { useDocking } from '../use-dockings.ts';
import { CustomersList } from './customers-list.tsx';

/** Who takes part in a docking as a customer: the integrated resorts, or all; an exhibitor asks them here (G50). */
export function CustomersPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const search: CustomersSearch = useSearch({ strict: false });
  const activityId = useDocking(search.activityId);
  const isExhibitor = useProfile()?.orgType === 'DOCKING_EXHIBITOR';
  const { data } = useQuery({
    ...productsQuery({ activityId, standing: 'PASSED' }),
    enabled: isExhibitor && activityId !== undefined,
  });
  const products = isExhibitor
    ? (data?.content ?? []).map((one) => ({ value: one.id, label: nameIn(one, locale) }))
    : [];
  const productId = search.productId ?? products[0]?.value;
  const wanted = { ...search, who: search.who ?? ('gaming' as const), productId };
  return (
    <CustomersList
      search={wanted}
      activityId={activityId}
      title={wanted.who === 'gaming' ? t`Integrated resort enterprises` : t`Customers`}
      about={<Trans>Who exhibitors can meet here.</Trans>}
      products={products}
      {...(isExhibitor && productId
        ? { actions: (of: DockingCustomer) => <AskButton of={of} productId={productId} /> }
        : {})}
      pageActions={
        <LinkButton to="/docking" search={{ activityId }} icon="exchange">
          <Trans comment="At a docking">Meetings</Trans>
        </LinkButton>
      }
    />
  );
}

function AskButton({ of, productId }: { of: DockingCustomer; productId: string }) {
  const { t } = useLingui();
  const asking = useDeed({
    sure: () => ({
      title: t`Request a meeting with this customer?`,
      text: t`We’ll tell the customer. Once you both agree, the meeting goes into the timetable.`,
      action: t({ message: 'Send request', comment: 'For a meeting' }),
    }),
    call: () => askIntent({ productId, customerUnitId: of.id }),
    done: () => t`Request sent to the customer.`,
    changes: dockingChanges,
  });
  const { intent } = of;
  if (intent && !(intent.status === 'PENDING' && !intent.isOwnWish)) return null;
  return (
    <Button tone="primary" icon="send" busy={asking.busy} onClick={() => void asking.run()}>
      {intent ? (
        <Trans comment="To a meeting that the other side asked for">Accept meeting</Trans>
      ) : (
        <Trans>Request a meeting</Trans>
      )}
    </Button>
  );
}

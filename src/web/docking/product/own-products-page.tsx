import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ProductRow } from '#contract/docking/product.ts';
import { useProfile } from '#web/api/profile.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { ProductsSearch } from '../routes.ts';
import { ProductsTable } from './products-table.tsx';

const linkOf = ({ id, activityId }: ProductRow) =>
  linkOptions({ to: '/docking/service/apply', search: { activityId, productId: id } });

/** An exhibitor's own products; the event contractor finds those to check. */
export function OwnProductsPage() {
  const { t } = useLingui();
  const search: ProductsSearch = useSearch({ strict: false });
  const isContractor = useProfile()?.orgType === 'CONTRACTOR';
  const { activityId } = search;
  return isContractor ? (
    <ProductsTable
      search={search}
      title={t`Products to check`}
      about={<Trans>Exhibitors’ products come here before they go to the fund.</Trans>}
      waiting={t`Waiting for you`}
      linkOf={linkOf}
    />
  ) : (
    <ProductsTable
      search={search}
      title={t`My products`}
      about={<Trans>The products your unit is bringing.</Trans>}
      linkOf={linkOf}
      pageActions={
        <>
          <LinkButton to="/docking" search={{ activityId }} icon="exchange">
            <Trans comment="At a docking">Meetings</Trans>
          </LinkButton>
          <LinkButton to="/docking/service/apply" search={{ activityId }} icon="plus" tone="primary">
            <Trans>New product</Trans>
          </LinkButton>
        </>
      }
    />
  );
}

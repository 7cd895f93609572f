import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useSearch } from '@tanstack/react-router';
import type { ProductRow } from '#contract/docking/product.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ProductsTable } from '../product/products-table.tsx';

const linkOf = ({ id }: ProductRow) => linkOptions({ to: '/admin/docking/$productId', params: { productId: id } });

/** The fund's list of every docking product that was handed in. */
export function DeskProductsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/docking' });
  const { activityId } = search;
  return (
    <ProductsTable
      search={search}
      title={t`Matching products`}
      about={<Trans>Every product submitted for business matching.</Trans>}
      linkOf={linkOf}
      isDesk
      waiting={t`Waiting for us`}
      pageActions={
        <>
          <LinkButton to="/admin/docking/customers" search={{ activityId }} icon="users">
            <Trans comment="Of a docking">Customers</Trans>
          </LinkButton>
          <LinkButton to="/admin/docking/intents" search={{ activityId }} icon="exchange">
            <Trans comment="At a docking">Meetings</Trans>
          </LinkButton>
        </>
      }
    />
  );
}

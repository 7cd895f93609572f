import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { ProductView } from '../product/product-view.tsx';
import { productQuery } from '../queries.ts';

/** A docking product at the fund's desk. */
export function DeskProductPage() {
  const { productId } = useParams({ from: '/admin/docking/$productId' });
  const navigate = useNavigate();
  const back = <BackToList to="/admin/docking" />;
  return (
    <RecordPage query={useQuery(productQuery(productId))} title={<Trans>Matching products</Trans>} back={back}>
      {(of) => <ProductView key={productId} of={of} back={back} onGone={() => navigate({ to: '/admin/docking' })} />}
    </RecordPage>
  );
}

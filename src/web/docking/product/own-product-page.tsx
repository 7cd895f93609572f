import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DeleteDraft } from '#web/case/delete-draft.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { beginProduct, dockingChanges, productQuery, removeProduct } from '../queries.ts';
import type { OneSearch } from '../routes.ts';
import { useDocking } from '../use-dockings.ts';
import { ProductView } from './product-view.tsx';

/** A product as its exhibitor writes it and the event contractor checks it. */
export function OwnProductPage() {
  const { activityId, productId }: OneSearch = useSearch({ strict: false });
  return productId ? (
    <Shown key={productId} productId={productId} activityId={activityId} />
  ) : (
    <Begin activityId={activityId} />
  );
}

const backTo = (activityId: string | undefined) => (
  <BackLink to="/docking/apply-service-list" search={{ activityId }} />
);

function Begin({ activityId: wanted }: { activityId: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const activityId = useDocking(wanted);
  const once = useOnce();
  const begin = useDeed({
    call: async () => {
      if (!activityId) return;
      const { id } = await once((key) => beginProduct(activityId, key));
      await navigate({ to: '.', search: { activityId, productId: id }, replace: true });
    },
    changes: dockingChanges,
  });
  return (
    <>
      <PageHeader back={backTo(wanted)} title={t`New product`} />
      <Card>
        <div className="flex max-w-reading flex-col items-start gap-4">
          <p>
            <Trans>
              Saved automatically. No one else sees it until you submit it, and customers only once it’s listed.
            </Trans>
          </p>
          <Button
            tone="primary"
            icon="plus"
            busy={begin.busy}
            disabledReason={activityId ? undefined : t`Choose a business matching event first`}
            onClick={() => void begin.run()}
          >
            <Trans>Start</Trans>
          </Button>
        </div>
      </Card>
    </>
  );
}

function Shown({ productId, activityId }: { productId: string; activityId: string | undefined }) {
  const navigate = useNavigate();
  const back = backTo(activityId);
  const remove = async () => {
    await removeProduct(productId);
    await navigate({ to: '/docking/apply-service-list', search: { activityId } });
  };
  return (
    <RecordPage query={useQuery(productQuery(productId))} title={<Trans>Product</Trans>} back={back}>
      {(of) => (
        <ProductView of={of} back={back} more={<DeleteDraft of={of} call={remove} changes={dockingChanges} />} />
      )}
    </RecordPage>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedProduct } from '#contract/docking/product.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { askIntent, dockingChanges, moveIntent } from '../queries.ts';

/** A customer's word about a product: one tap and one confirmation. */
export function WishButton({ of }: { of: Pick<ListedProduct, 'id' | 'intent'> }) {
  const { t } = useLingui();
  const { intent } = of;
  const wish = useDeed({
    sure: () => ({
      title: t`Meet the exhibitor about this product?`,
      text: t`The exhibitor is told. Once both want it, the meeting comes into the timetable.`,
      action: t`I would like to meet`,
    }),
    call: () => askIntent({ productId: of.id }),
    done: () => (intent ? t`Both of you want to meet.` : t`The exhibitor was asked.`),
    changes: dockingChanges,
  });
  const decline = useDeed({
    sure: () => ({
      title: t`No intention to meet?`,
      text: t`The other side is told that you do not want to meet. You can reconsider it later.`,
      action: t({ message: 'No intention', comment: 'A button: not to meet' }),
    }),
    call: () => moveIntent(intent?.id ?? '', { move: 'noIntention', version: intent?.version ?? 1 }),
    done: () => t`The other side was told.`,
    changes: dockingChanges,
  });
  const asks = !intent || intent.status === 'UNDOCKING' || (intent.status === 'PENDING' && !intent.isOwnWish);
  return (
    <>
      {asks && (
        <Button tone="primary" icon="exchange" busy={wish.busy} onClick={() => void wish.run()}>
          {intent?.status === 'UNDOCKING' ? (
            <Trans comment="To want to meet after all">Reconsider</Trans>
          ) : intent ? (
            <Trans comment="To a meeting that the other side asked for">Say yes</Trans>
          ) : (
            <Trans>I would like to meet</Trans>
          )}
        </Button>
      )}
      {intent && intent.status !== 'UNDOCKING' && (
        <Button icon="ban" busy={decline.busy} onClick={() => void decline.run()}>
          <Trans comment="A button: not to meet">No intention</Trans>
        </Button>
      )}
    </>
  );
}

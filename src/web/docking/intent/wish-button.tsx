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
      text: t`We’ll tell the exhibitor. Once you both agree, the meeting goes into the timetable.`,
      action: t`I’d like to meet`,
    }),
    call: () => askIntent({ productId: of.id }),
    done: () => (intent ? t`Both of you want to meet.` : t`Request sent to the exhibitor.`),
    changes: dockingChanges,
  });
  const decline = useDeed({
    sure: () => ({
      title: t`Decline this meeting?`,
      text: t`We’ll tell the other side you don’t want to meet. You can change your mind later.`,
      action: t({ message: 'Not interested', comment: 'A button: not to meet' }),
    }),
    call: () => moveIntent(intent?.id ?? '', { move: 'noIntention', version: intent?.version ?? 1 }),
    done: () => t`We’ve told the other side.`,
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
            <Trans comment="To a meeting that the other side asked for">Accept meeting</Trans>
          ) : (
            <Trans>I’d like to meet</Trans>
          )}
        </Button>
      )}
      {intent && intent.status !== 'UNDOCKING' && (
        <Button icon="ban" busy={decline.busy} onClick={() => void decline.run()}>
          <Trans comment="A button: not to meet">Not interested</Trans>
        </Button>
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlay-store.ts';

/** In a dialog that took up what was typed before: back to what is stored. */
export function DiscardButton({
  edit,
  onClose,
}: {
  edit: { dirty: boolean; discard: () => Promise<void> };
  onClose: () => void;
}) {
  if (!edit.dirty) return null;
  const discard = async () => {
    try {
      await edit.discard();
      onClose();
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  return (
    <Button icon="undo" onClick={() => void discard()}>
      <Trans>Discard</Trans>
    </Button>
  );
}

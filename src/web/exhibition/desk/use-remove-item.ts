import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { ask, toast } from '#web/ui/overlay-store.ts';
import { usesIn, useUsesText } from './uses.ts';

/** Asks, removes, and says what became of it: what is in use stays, and the sentence names what uses it. */
export function useRemoveItem(refresh: () => Promise<unknown>) {
  const { t } = useLingui();
  const textOf = useUsesText();
  return async (title: string, remove: () => Promise<unknown>): Promise<void> => {
    if (!(await ask({ title, action: t({ message: 'Remove', comment: 'A button' }), tone: 'danger' }))) return;
    try {
      await remove();
      toast({ text: t`Removed.` });
    } catch (error) {
      const used = error instanceof ApiError && error.code === 'IN_USE' ? textOf(usesIn(error.fields)) : '';
      toast({
        tone: 'bad',
        text: used ? t`This can’t be removed because it’s in use: ${used}.` : await errorSentence(error),
      });
    }
    await refresh();
  };
}

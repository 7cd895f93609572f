import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { RefusedFile } from './add-files.ts';
import { refusalSentence } from './refusal-sentence.ts';

/** Files that were not even sent, and why. */
export function RefusedList({ refused, onClose }: { refused: readonly RefusedFile[]; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className="flex items-start gap-2 rounded-card bg-bad-soft p-3 text-on-bad-soft">
          <ul className="flex min-w-0 flex-1 flex-col gap-2">
            {refused.map(({ filename, refusal }) => (
              <li key={filename}>
                <p className="font-medium wrap-anywhere">{filename}</p>
                <p>{refusalSentence(refusal, i18n)}</p>
              </li>
            ))}
          </ul>
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </div>
      )}
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { OpenUpload } from '#contract/file.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { megabytes } from './size-words.ts';

const restsAfterMs = 20_000;

/** Whether more has arrived lately than there was when this was first shown. */
function useComes(offset: number): boolean {
  const first = useRef(offset);
  const [comes, setComes] = useState(false);
  useEffect(() => {
    if (offset === first.current) return;
    setComes(true);
    const timer = setTimeout(() => setComes(false), restsAfterMs);
    return () => clearTimeout(timer);
  }, [offset]);
  return comes;
}

/** A file that this person began to send, in a tab since closed or on another device. */
export function OpenUploadRow({
  upload: { filename, fileSize, offset },
  onChoose,
  onDiscard,
}: {
  upload: OpenUpload;
  onChoose: () => void;
  onDiscard: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const done = megabytes(offset, locale);
  const all = megabytes(fileSize, locale);
  const comes = useComes(offset);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
      <p className="font-medium wrap-anywhere">{filename}</p>
      <Progress label={t`Uploaded so far: ${filename}`} value={offset} max={fileSize}>
        {comes ? (
          <Trans>
            {done} of {all} MB uploaded; another device is sending it.
          </Trans>
        ) : (
          <Trans>
            {done} of {all} MB uploaded. Choose the same file again to carry on.
          </Trans>
        )}
      </Progress>
      <div className="flex flex-wrap gap-2">
        {!comes && (
          <Button icon="file" aria-label={t`Choose ${filename} again`} onClick={onChoose}>
            <Trans>Choose the file</Trans>
          </Button>
        )}
        <Button icon="trash" tone="quiet" aria-label={t`Discard ${filename}`} onClick={onDiscard}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </li>
  );
}

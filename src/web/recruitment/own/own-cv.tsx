import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { OwnApplication } from '#contract/recruitment/application.ts';
import type { FileItem } from '#contract/file.ts';
import { refusalSentence } from '#web/file/refusal-sentence.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CvPicker } from '../apply/cv-picker.tsx';
import { openCv, ownApplicationKey, removeCv, sendCv } from '../queries.ts';

/** One's own CV: what came of each file, another one, and away with it. */
export function OwnCv({ of: own, link, mayChange }: { of: OwnApplication; link: string; mayChange: boolean }) {
  const { t } = useLingui();
  const [, setHasWords] = useState(false);
  useEffect(() => {
    void loadWordsOf(['file']).then(() => setHasWords(true));
  }, []);
  const changes = [ownApplicationKey];
  const sending = useDeed<File[]>({
    async call(files) {
      for (const file of files) await sendCv(link, file);
    },
    done: () => t`Sent.`,
    changes,
  });
  const removing = useDeed<string>({ call: (fileId) => removeCv(link, fileId), done: () => t`Deleted.`, changes });
  const opening = useDeed<string>({
    async call(fileId) {
      location.assign(await openCv(link, fileId));
    },
    done: () => t`Opened.`,
    changes: [],
  });
  return (
    <Card title={<Trans comment="Curriculum vitae">CV</Trans>}>
      <div className="flex flex-col gap-4">
        {own.cv.length === 0 && (
          <p className="text-muted">
            <Trans>You haven’t added a CV yet.</Trans>
          </p>
        )}
        <ul className="flex flex-col">
          {own.cv.map((file, at) => (
            <li key={file.id} className="flex items-center justify-between gap-2 border-b border-line py-1">
              <span className="min-w-0">
                {at + 1}. {file.newest.type.toUpperCase()} <FileState of={file} />
              </span>
              <span className="flex gap-1">
                {file.released && (
                  <Button tone="quiet" busy={opening.busy} onClick={() => void opening.run(file.id)}>
                    <Trans context="file">Open</Trans>
                  </Button>
                )}
                {mayChange && (
                  <IconButton
                    icon="trash"
                    label={t`Delete CV file ${at + 1}`}
                    onClick={() => void removing.run(file.id)}
                  />
                )}
              </span>
            </li>
          ))}
        </ul>
        {mayChange && <CvPicker names={[]} busy={sending.busy} onPicked={(files) => void sending.run(files)} />}
      </div>
    </Card>
  );
}

function FileState({ of: { newest } }: { of: FileItem }) {
  const { i18n } = useLingui();
  if (newest.state === 'READY') return null;
  return (
    <span className="block text-sm text-muted">
      {newest.state === 'CHECKING' ? <Trans>Checking…</Trans> : newest.refusal && refusalSentence(newest.refusal, i18n)}
    </span>
  );
}

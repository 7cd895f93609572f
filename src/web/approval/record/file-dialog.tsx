import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorSentence } from '#web/api/error-sentence.ts';
import { openFile } from '#web/file/calls.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { AddPin } from './add-pin.tsx';
import { addPin, approvalChanges, type ShownFile } from './queries.ts';
import type { Spot } from './spot.ts';
import { VersionView } from './version-view.tsx';

/** A file large, with the remarks on it; whoever judges a corrected one sees the version before beside it. */
export function FileDialog({ one: { file, may, versions }, onClose }: { one: ShownFile; onClose: () => void }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const [latest, ...older] = versions.filter(({ version }) => version.state === 'READY');
  const [besideId, setBeside] = useState<string | null>(() =>
    may.includes('reply') ? (older[0]?.version.id ?? null) : null,
  );
  const once = useOnce();
  const adding = useDeed({
    call: (pin: Spot & { text: string }) => once((key) => addPin(file.id, { versionId: file.newest.id, ...pin }, key)),
    changes: approvalChanges,
  });
  if (!latest) return null;
  const { version } = latest;
  const beside = older.find(({ version: { id } }) => id === besideId);
  const mayPin = may.includes('reply') && version.id === file.newest.id && version.previews.length > 0;
  const canPoint = version.type !== 'mp4';
  const open = async () => {
    try {
      await openFile(file.id);
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  return (
    <Dialog
      open
      width={beside ? 'widest' : 'wide'}
      onClose={onClose}
      title={version.filename}
      actions={
        <Button icon="external" onClick={() => void open()}>
          <Trans context="file">Open</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {older.length > 0 && <Beside older={older} value={besideId} onChange={setBeside} />}
        <div className={beside ? 'grid items-start gap-6 md:grid-cols-2' : undefined}>
          {beside && <VersionView key={beside.version.id} fileId={file.id} of={beside} isNamed />}
          <VersionView
            fileId={file.id}
            of={latest}
            isNamed={beside !== undefined}
            spot={spot}
            onSpot={mayPin && canPoint ? setSpot : undefined}
          />
        </div>
        {mayPin && (
          <AddPin
            draftKey={`remark:${version.id}`}
            spot={spot}
            onSpot={setSpot}
            busy={adding.busy}
            onKeep={adding.run}
            canPoint={canPoint}
          />
        )}
      </div>
    </Dialog>
  );
}

interface BesideProps {
  older: ShownFile['versions'];
  value: string | null;
  onChange: (versionId: string | null) => void;
}

/** Which older version stands beside the newest. */
function Beside({ older, value, onChange }: BesideProps) {
  const { t } = useLingui();
  return (
    <div className="max-w-xs">
      <SelectField
        label={t`Side by side`}
        options={[
          { value: 'none', label: t({ message: 'Nothing', comment: 'No older version is shown beside the newest' }) },
          ...older.map(({ number, version: { id } }) => ({ value: id, label: t`Version ${number}` })),
        ]}
        value={value ?? 'none'}
        onChange={(id) => onChange(id === 'none' ? null : id)}
      />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import type { FrozenFile } from '../record/frozen-picture.tsx';
import { PinnedPicture } from '../record/pinned-picture.tsx';
import { approvalChanges, replyTo, type Shown, type ShownFile } from '../record/queries.ts';
import { useVersionPicture } from '../record/use-version-picture.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { marksOf } from './marks-of.ts';

interface BuiltPhotoProps {
  of: Shown;
  photo: ShownFile;
  approved: readonly FrozenFile[];
}

/** A photo of the booth with what is wrong on it, who signed it off, or the button to do so. */
export function BuiltPhoto({ of, photo, approved }: BuiltPhotoProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { file, may, versions } = photo;
  const [latest] = versions;
  const { filename } = file.newest;
  const signing = useDeed({
    call: () =>
      replyTo(of.roles.includes('contractor') ? 'contractor' : 'fund', 'pass', {
        attachmentId: file.id,
        versionId: file.newest.id,
        reply: '',
      }),
    done: () => t`Signed off`,
    changes: approvalChanges,
  });
  const address = useVersionPicture(file.id, file.newest);
  const accepted = file.result === 'ACCEPT' ? latest?.replies.findLast(({ result }) => result === 'ACCEPT') : undefined;
  const toMend = latest?.pins.filter(({ closedAt }) => closedAt === null).length ?? 0;
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <PinnedPicture address={address} alt={t`Photo ${filename}`} marks={marksOf(latest?.pins ?? [])} />
      <Button icon="eye" aria-label={t`Compare ${filename}`} onClick={() => setOpen(true)}>
        <Trans>Compare</Trans>
      </Button>
      {accepted ? (
        <>
          <Badge tone="good" icon="check-circle">
            <Trans comment="A built booth was looked at and is as approved">Signed off</Trans>
          </Badge>
          <p className="text-sm text-muted">
            <LocalizedName of={accepted.by} /> · <DateTime at={accepted.at} short />
          </p>
        </>
      ) : (
        may.includes('reply') && (
          <Button
            tone="primary"
            icon="check"
            aria-label={t`Sign off ${filename}`}
            busy={signing.busy}
            disabledReason={toMend > 0 ? <Trans>To fix: {toMend}</Trans> : undefined}
            onClick={() => void signing.run()}
          >
            <Trans comment="A built booth is as approved">Sign off</Trans>
          </Button>
        )
      )}
      {open && <CompareDialog photo={photo} approved={approved} onClose={() => setOpen(false)} />}
    </div>
  );
}

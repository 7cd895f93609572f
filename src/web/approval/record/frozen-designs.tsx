import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { groupWords } from '#web/file/words.ts';
import { FrozenPicture } from './frozen-picture.tsx';
import type { Shown } from './queries.ts';

/** What was approved, kept as it was then; the sum tells whether it still is. */
export function FrozenDesigns({ of: { frozen } }: { of: Shown }) {
  const { t } = useLingui();
  if (frozen.length === 0) return null;
  return (
    <Card title={<Trans>Approved design</Trans>}>
      <ul className="flex flex-col gap-5">
        {frozen.map((one) => (
          <li key={one.id} className="flex flex-col gap-2">
            <p className="flex flex-wrap items-center gap-2">
              <DateTime at={one.at} short />
              <Badge tone={one.isIntact ? 'good' : 'bad'} icon={one.isIntact ? 'lock' : 'warning'}>
                {one.isIntact ? (
                  <Trans comment="An approved design">Intact</Trans>
                ) : (
                  <Trans>Different from what was approved</Trans>
                )}
              </Badge>
            </p>
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
              {one.files.map((file) => (
                <li key={file.versionId}>
                  <FrozenPicture file={file} />
                  <p className="text-sm text-muted">{t(groupWords[file.group])}</p>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">
              <Trans comment="A checksum of files">
                Checksum: <code className="wrap-anywhere">{one.sha256}</code>
              </Trans>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { resultWords } from '#web/file/words.ts';
import { PreflightList } from '#web/file/preflight-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { FilePicture } from '#web/file/file-picture.tsx';
import { ChangedBadge } from './changed-badge.tsx';
import { LiftNotApplicable } from './lift-not-applicable.tsx';
import { LookAt } from './look-at.tsx';
import type { ShownFile } from './queries.ts';
import { OpenPins, RepliesOf } from './replies-of.tsx';
import { PartyNamesContext } from './party-names.ts';
import { Verdicts } from './verdicts.tsx';

/** One file as it was handed over: where it stands, what was said of each version, and the word of its judge. */
export function ReviewFile({ one, isChanged }: { one: ShownFile; isChanged: boolean }) {
  const { t } = useLingui();
  const words = use(PartyNamesContext);
  const { file, waitsFor } = one;
  const result = file.result && resultWords[file.result];
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start gap-3">
        <FilePicture fileId={file.id} version={file.released ?? file.newest} />
        <div className="flex min-w-0 flex-1 basis-32 flex-col items-start gap-1">
          <p className="font-medium wrap-anywhere">{file.newest.filename}</p>
          {isChanged && <ChangedBadge />}
          {result ? (
            <Badge tone={result.tone} icon={result.icon}>
              {t(result.label)}
            </Badge>
          ) : (
            waitsFor && (
              <Badge tone="warn" icon="hourglass">
                {t(words.waitsFor[waitsFor])}
              </Badge>
            )
          )}
          <OpenPins one={one} />
        </div>
      </div>
      <PreflightList findings={file.newest.preflight} />
      <RepliesOf one={one} />
      <div className="flex flex-wrap gap-2">
        <LookAt one={one} />
        <Verdicts one={one} />
        <LiftNotApplicable one={one} />
      </div>
    </li>
  );
}

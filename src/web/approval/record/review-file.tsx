import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { resultWords } from '#web/file/words.ts';
import { PreflightList } from '#web/file/preflight-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { FilePicture } from '#web/file/file-picture.tsx';
import { ChangedBadge } from './changed-badge.tsx';
import { FileDialog } from './file-dialog.tsx';
import type { ShownFile } from './queries.ts';
import type { RecordSearch } from './routes.ts';
import { partyWords, waitsForWords } from './words.ts';
import { Verdicts } from './verdicts.tsx';

/** One file as it was handed over: where it stands, what was said of each version, and the word of its judge. */
export function ReviewFile({ one, isChanged }: { one: ShownFile; isChanged: boolean }) {
  const { t } = useLingui();
  const search: RecordSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { file, waitsFor, versions } = one;
  const { filename } = file.newest;
  const show = (id: string | undefined) => void navigate({ to: '.', search: { ...search, file: id }, replace: true });
  const result = file.result && resultWords[file.result];
  const said = versions.flatMap(({ number, replies }) => replies.map((reply) => ({ ...reply, number })));
  const openPins = versions[0]?.pins.filter(({ closedAt }) => closedAt === null).length ?? 0;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <FilePicture fileId={file.id} version={file.released ?? file.newest} />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
          <p className="font-medium wrap-anywhere">{filename}</p>
          {isChanged && <ChangedBadge />}
          {result ? (
            <Badge tone={result.tone} icon={result.icon}>
              {t(result.label)}
            </Badge>
          ) : (
            waitsFor && (
              <Badge tone="warn" icon="hourglass">
                {t(waitsForWords[waitsFor])}
              </Badge>
            )
          )}
          {openPins > 0 && (
            <p className="text-sm text-muted">
              <Trans>Open remarks on the picture: {openPins}</Trans>
            </p>
          )}
        </div>
      </div>
      <PreflightList findings={file.newest.preflight} />
      {said.length > 0 && (
        <ul className="flex flex-col gap-2">
          {said.map((reply) => (
            <li key={`${reply.number} ${reply.at}`} className="rounded-lg bg-sunken px-3 py-2">
              <p className="text-sm text-muted">
                <Trans comment="Of a file">Version {reply.number}</Trans>
                {reply.result && ` · ${t(resultWords[reply.result].label)}`}
                <RoleOf role={reply.role} />
                {' · '}
                <DateTime at={reply.at} short />
              </p>
              {reply.reply && <p className="whitespace-pre-line">{reply.reply}</p>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {file.released && (
          <Button icon="eye" aria-label={t`Look at ${filename}`} onClick={() => show(file.id)}>
            <Trans context="file">Look</Trans>
          </Button>
        )}
        <Verdicts one={one} />
      </div>
      {search.file === file.id && <FileDialog one={one} onClose={() => show(undefined)} />}
    </li>
  );
}

function RoleOf({ role }: { role: string }) {
  const { t } = useLingui();
  const word = partyWords[role];
  return word ? ` · ${t(word)}` : null;
}

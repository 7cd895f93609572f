import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { readHandIn } from '#domain/sign-in/hand-in-file.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changed } from '#web/api/changed.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { handIn, type HandedIn } from '../queries.ts';

const largestFile = 64 * 1024 * 1024;

const problems = {
  FOREIGN: <Trans>This isn’t a file exported from a phone at the door. Nothing was handed in.</Trans>,
  DAMAGED: <Trans>This file is damaged or incomplete. Nothing was handed in. Export it again from the phone.</Trans>,
  UNKNOWN_PHONE: <Trans>This file is from a phone that was never a station here.</Trans>,
};

function Result({ result, sent }: { result: HandedIn; sent: number }) {
  const { fresh, gate, deviceName } = result;
  const known = sent - fresh;
  const invalid = result.verdicts.filter(({ verdict }) => verdict === 'INVALID').length;
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="font-semibold">
        {gate} · {deviceName}
      </span>
      <span>
        <Plural value={fresh} _0="Nothing new in it." one="# scan recorded." other="# scans recorded." />{' '}
        {known > 0 && (
          <Plural value={known} one="# was here already and counts once." other="# were here already and count once." />
        )}{' '}
        {invalid > 0 && (
          <Plural
            value={invalid}
            one="# cannot be read as a scan; it is kept for the record."
            other="# cannot be read as scans; they are kept for the record."
          />
        )}
      </span>
    </li>
  );
}

/** For a phone that cannot send any more: staff choose the file it has exported, and its scans are as if it had sent them. */
export function HandInDialog({ onClose }: { onClose: () => void }) {
  const { busy, work } = useWork();
  const [problem, setProblem] = useState<ReactNode>(null);
  const [results, setResults] = useState<{ deviceId: string; sent: number; result: HandedIn }[]>([]);

  const take = async (file: File) => {
    setProblem(null);
    setResults([]);
    const read = file.size > largestFile ? { problem: 'FOREIGN' as const } : readHandIn(await file.text());
    if ('problem' in read) return setProblem(problems[read.problem]);
    const waiting = read.phones.filter(({ attempts }) => attempts.length > 0);
    if (waiting.length === 0) return setProblem(<Trans>The server has answered for everything in this file.</Trans>);
    try {
      for (const phone of waiting) {
        const result = await handIn(phone);
        const { deviceId, attempts } = phone;
        setResults((before) => [...before, { deviceId, sent: attempts.length, result }]);
      }
    } catch (error) {
      const isStranger = error instanceof ApiError && error.code === 'ENTITY_NOT_FOUND';
      setProblem(isStranger ? problems.UNKNOWN_PHONE : await errorSentence(error));
    } finally {
      await changed(['sign-in']);
    }
  };

  return (
    <Dialog open title={<Trans>Hand in the scans of a phone</Trans>} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          <Trans>
            For a phone that can’t send: choose the file it exported. Its scans count once, as if it had sent them, and
            we record who handed them in.
          </Trans>
        </p>
        <label className="flex min-h-touch cursor-pointer items-center justify-center gap-3 rounded-lg border border-line px-4 py-2 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-brand hover:bg-sunken">
          {busy ? <Spinner /> : <Icon name="upload" />}
          <Trans>Choose the file</Trans>
          <input
            type="file"
            accept=".json,application/json"
            className="sr-only"
            disabled={busy}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void work(() => take(file));
            }}
          />
        </label>
        <FormError>{problem}</FormError>
        {results.length > 0 && (
          <ul role="status" className="divide-y divide-line">
            {results.map(({ deviceId, sent, result }) => (
              <Result key={deviceId} sent={sent} result={result} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

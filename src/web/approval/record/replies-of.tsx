import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { resultWords } from '#web/file/words.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import type { ShownFile } from './queries.ts';
import { PartyNamesContext } from './party-names.ts';

/** What was said of each version of a file. */
export function RepliesOf({ one: { versions } }: { one: ShownFile }) {
  const { t } = useLingui();
  const said = versions.flatMap(({ number, replies }) => replies.map((reply) => ({ ...reply, number })));
  if (said.length === 0) return null;
  return (
    <ul aria-label={t`Comments on the file`} className="flex flex-col gap-2">
      {said.map((reply) => (
        <li key={`${reply.number} ${reply.at}`} className="rounded-lg bg-sunken px-3 py-2">
          <p className="text-sm text-muted">
            <Trans comment="Of a file">Version {reply.number}</Trans>
            {' · '}
            {reply.result ? (
              t(resultWords[reply.result].label)
            ) : (
              <Trans comment="What the fund did to a file">“Not applicable” lifted</Trans>
            )}
            <RoleOf role={reply.role} />
            {' · '}
            <DateTime at={reply.at} short />
          </p>
          {reply.reply && <p className="whitespace-pre-line">{reply.reply}</p>}
        </li>
      ))}
    </ul>
  );
}

function RoleOf({ role }: { role: string }) {
  const { t } = useLingui();
  const word = use(PartyNamesContext).names[role];
  return word ? ` · ${t(word)}` : null;
}

/** Of the version that stands now. */
export function OpenPins({ one: { versions } }: { one: ShownFile }) {
  const openPins = versions[0]?.pins.filter(({ closedAt }) => closedAt === null).length ?? 0;
  if (openPins === 0) return null;
  return (
    <p className="text-sm text-muted">
      <Trans>Open remarks on the picture: {openPins}</Trans>
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { clockText } from '../clock-text.ts';
import type { SelfSignIn } from '../queries.ts';
import { VerdictShape } from '../scan/verdict-shape.tsx';
import { SessionLine } from '../session-line.tsx';
import { WindowLines } from '../window-lines.tsx';
import { kindIcons, kindWords } from '../words.ts';
import { selfLooks } from './self-look.ts';

/** Name, what is signed, and what is left (G70). */
export function SelfResult({ result }: { result: SelfSignIn }) {
  const { t } = useLingui();
  const look = selfLooks[result.verdict];
  const left = result.kinds.filter((one) => one.signedAt === null);
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6">
      <section className={`flex flex-col items-center gap-4 rounded-card px-6 py-8 text-center ${look.ground}`}>
        <VerdictShape name={look.shape} />
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {t(look.word)}
        </h1>
        <p className="text-4xl leading-tight font-bold text-balance">
          <LocalizedName of={{ tc: result.nameTc, en: result.nameEn }} />
        </p>
        <p className="text-lg">
          <LocalizedName of={result.activityNames} />
        </p>
        {result.verdict === 'OUTSIDE_WINDOW' && <WindowLines windows={result.windows} />}
        {result.session && <SessionLine session={result.session} />}
      </section>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4">
        {result.kinds.map(({ kind, signedAt, gate }) => (
          <li key={kind} className="flex min-h-14 items-center gap-3 py-2">
            <Icon name={kindIcons[kind]} />
            <span className="flex-1 font-medium">{t(kindWords[kind])}</span>
            {signedAt ? (
              <span className="inline-flex items-center gap-2 text-good tabular-nums">
                <Icon name="check" size="sm" />
                {clockText(signedAt)}
                {gate && <span className="text-muted">{gate}</span>}
              </span>
            ) : (
              <span className="text-muted">
                <Trans>Still to sign</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="text-center text-muted">
        {left.length === 0 ? (
          <Trans>You’re all signed in. Enjoy the event!</Trans>
        ) : (
          <Trans>For the rest, show your code at the dinner or hotel.</Trans>
        )}
      </p>
    </div>
  );
}

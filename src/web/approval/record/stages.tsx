import { Trans, useLingui } from '@lingui/react/macro';
import { type Stage, stageAt, stagesAreOver, stagesOf } from '#domain/approval/views.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { Shown } from './queries.ts';
import { stageWords } from './words.ts';

/** Which stages there are for whoever looks, and which is the present one. */
export function stagesFor({ selfDesigned, step, roles }: Shown): {
  all: Stage[];
  now: Stage;
  at: number;
  /** Nothing is left of the last one either. */
  isOver: boolean;
} {
  const mode = selfDesigned ? 'self' : 'contractor';
  const seesWebsite = roles.some((role) => role !== 'exhibitor');
  const all = stagesOf(mode, seesWebsite);
  const now = stageAt(mode, step, seesWebsite);
  return { all, now, at: all.indexOf(now), isOver: stagesAreOver(step, seesWebsite) };
}

/** The steps as a list that can be folded away. */
export function Stages({ of }: { of: Shown }) {
  const { t } = useLingui();
  const { all, now, at, isOver } = stagesFor(of);
  const wide = useWide();
  return (
    <details key={String(wide)} open={wide} className="rounded-card border border-line bg-surface p-4 shadow-card">
      <summary className="min-h-touch cursor-pointer content-center font-semibold">
        <Trans comment="Of an application, one after the other">Steps</Trans>{' '}
        <span className="text-muted tabular-nums">
          {at + 1} / {all.length}
        </span>
      </summary>
      <ol className="mt-2 flex flex-col gap-3">
        {all.map((stage, place) => (
          <li key={stage} aria-current={stage === now && !isOver ? 'step' : undefined} className="flex gap-2">
            <span className={place <= at ? 'text-brand' : 'text-muted'}>
              {place < at || isOver ? (
                <Icon name="check-circle" label={t`Done`} />
              ) : (
                <span aria-hidden>{place + 1}.</span>
              )}
            </span>
            <span className={stage === now && !isOver ? 'font-semibold' : 'text-muted'}>{t(stageWords[stage])}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

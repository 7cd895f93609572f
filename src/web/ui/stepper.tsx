import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from './icon.tsx';

export interface Step {
  id: string;
  label: string;
  /** The tick means valid. */
  done: boolean;
}

/** Steps across the top on a desk, "2 of 5" and the name on a phone. */
export function Stepper({
  steps,
  current,
  onStep,
}: {
  steps: readonly Step[];
  current: string;
  onStep?: (id: string) => void;
}) {
  const { t } = useLingui();
  const at = steps.findIndex((step) => step.id === current);
  const place = at + 1;
  const count = steps.length;
  return (
    <nav aria-label={t`Steps`} className="md:mb-6">
      <p className="mb-2 font-medium md:hidden">
        <span className="text-muted tabular-nums">
          <Trans comment="As in: step 2 of 5">
            {place} of {count}
          </Trans>
        </span>{' '}
        {steps[at]?.label}
      </p>
      <ol className="flex gap-1.5">
        {steps.map((step, index) => (
          <li key={step.id} className="flex-1" aria-current={step.id === current ? 'step' : undefined}>
            <button
              type="button"
              disabled={!onStep}
              onClick={() => onStep?.(step.id)}
              className={`flex min-h-touch w-full flex-col gap-1 border-t-4 pt-2 text-left ${index <= at ? 'border-brand' : 'border-line'}`}
            >
              <span className="sr-only items-center gap-1.5 md:not-sr-only md:flex">
                {step.done && <Icon name="check" size="sm" label={t`Complete`} />}
                {step.label}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

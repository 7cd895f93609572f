import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { pageOfStep, stepBefore, totalPages, type WizardStep } from '#domain/application/wizard-steps.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import type { ApplicationSearch } from './routes.ts';
import { stepPaths, stepWords } from './step-words.ts';
import { useDraftState, useDraftStore } from './use-draft-of.ts';

/** To another page of the same application. */
export function useGo(): (step: WizardStep) => Promise<void> {
  const { activityId }: ApplicationSearch = useSearch({ strict: false });
  const { enrollmentId } = useDraftStore();
  const navigate = useNavigate();
  return (step) => navigate({ to: stepPaths[step], search: { activityId, enrollmentId } });
}

/** One page of the wizard, with the ways back and on (rows 119, 132). */
export function StepFrame({ step, next, children }: { step: WizardStep; next: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  const go = useGo();
  const before = stepBefore[step];
  const page = useRef<HTMLDivElement>(null);
  useProgress(step);
  useFirstProblem(page);
  return (
    <div ref={page} className="flex flex-col gap-6">
      <h2 className="text-xl font-semibold" data-no-print>
        {t(stepWords[step])}
      </h2>
      {children}
      <StickyActions>
        {before && (
          <Button icon="arrow-left" onClick={() => void go(before)}>
            <Trans>Previous</Trans>
          </Button>
        )}
        {next}
      </StickyActions>
    </div>
  );
}

export function NextButton({ onClick, busy, children }: { onClick: () => void; busy?: boolean; children?: ReactNode }) {
  return (
    <Button tone="primary" icon="arrow-right" busy={busy ?? false} onClick={onClick}>
      {children ?? <Trans>Next</Trans>}
    </Button>
  );
}

/** Whoever goes on later begins here; nothing else depends on it, so it may fail. */
export function useProgress(step: WizardStep): void {
  const { enrollmentId } = useDraftStore();
  useEffect(() => {
    const body = { currentPage: pageOfStep[step], totalPages } as const;
    api.PUT('/enrollments/{enrollmentId}/progress', { params: { path: { enrollmentId } }, body }).catch(() => null);
  }, [enrollmentId, step]);
}

function useFirstProblem(page: React.RefObject<HTMLDivElement | null>): void {
  const shown = useDraftState((state) => state.shown);
  useEffect(() => {
    if (shown === 0) return;
    const first = page.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    const target = first?.matches('fieldset') ? first.querySelector<HTMLElement>('input') : first;
    target?.scrollIntoView({ block: 'center' });
    target?.focus();
  }, [page, shown]);
}

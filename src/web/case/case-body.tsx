import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CaseMove } from '#contract/case-move.ts';
import type { Instant } from '#domain/instant.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { LastReturn } from './last-return.tsx';

interface CaseBodyProps {
  of: {
    statusSince: Instant;
    isEditable: boolean;
    mayAnswer: boolean;
    history: readonly CaseMove[];
    offers: readonly unknown[];
  };
  standing: ReactNode;
  /** Where others read what is published of it; nothing while there is nothing. */
  published: ReactNode;
  /** @param below what stands under the form: the buttons, which say what it still needs */
  form: (below: (against: ReactNode) => ReactNode) => ReactNode;
  text: ReactNode;
  /** @param against why it cannot be handed in yet */
  buttons: (against: ReactNode) => ReactNode;
  /** Its history, and what else is known of it. */
  beside: ReactNode;
}

/** Below the head of a case: where it stands, why it came back, its form or its text, and the next step. */
export function CaseBody({ of, standing, published, form, text, buttons, beside }: CaseBodyProps) {
  const below = (against: ReactNode) => of.offers.length > 0 && <StickyActions>{buttons(against)}</StickyActions>;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-3">
        {standing}
        <span className="text-muted">
          <Trans>
            Since <DateTime at={of.statusSince} short />
          </Trans>
        </span>
        {published}
      </p>
      <LastReturn of={of} />
      <div className="grid items-start gap-6 xl:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          {of.isEditable ? (
            form(below)
          ) : (
            <>
              {text}
              {below(undefined)}
            </>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">{beside}</div>
      </div>
    </>
  );
}

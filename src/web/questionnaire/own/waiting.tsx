import { Trans } from '@lingui/react/macro';
import { instantOf } from '#domain/instant.ts';
import type { WaitingRow } from '#web/activity/activities.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What the fund asks somebody who has not answered yet, on home. */
export const WaitingQuestionnaires = ({ of }: { of: readonly WaitingRow[] }) => (
  <ul className="mb-4 grid gap-4">
    {of.map(({ id, title, endsAt }) => (
      <li
        key={id}
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card"
      >
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg leading-snug font-semibold">
            <LocalizedName of={title} />
          </h3>
          <p className="mt-1 flex items-center gap-2 text-muted">
            <Icon name="hourglass" size="sm" />
            <span className="min-w-0">
              {endsAt ? (
                <Trans>
                  Questionnaire, open until <DateTime at={instantOf(Date.parse(endsAt))} short />
                </Trans>
              ) : (
                <Trans>Questionnaire</Trans>
              )}
            </span>
          </p>
        </div>
        <LinkButton to="/questionnaire/detail" search={{ id }} tone="primary" icon="edit">
          <Trans>Answer</Trans>
        </LinkButton>
      </li>
    ))}
  </ul>
);

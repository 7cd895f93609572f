import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Activity } from '#contract/activity/activity.ts';
import { windowFor, windowState } from '#domain/activity/window.ts';
import { hasBooths } from '#domain/enrollment/steps.ts';
import { kindsThatTakePart } from '#domain/enrollment/take-part.ts';
import { instantOf } from '#domain/instant.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { windowsOf } from '#web/activity/card-windows.ts';
import { startLogin } from '#web/api/start-login.ts';
import { WindowLine } from '#web/event/window-line.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { OtherWay } from './other-way.tsx';

const Fact = ({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    <span className="mt-0.5 text-brand">
      <Icon name={icon} />
    </span>
    <div className="min-w-0">
      <p className="font-semibold">{title}</p>
      <div className="text-muted">{children}</div>
    </div>
  </li>
);

/** For a visitor: what taking part needs, then the two ways to begin. */
export function WaysIn({ activity }: { activity: Activity }) {
  const target = `/take-part?activityId=${activity.id}`;
  return (
    <div className="flex flex-col gap-6">
      <Card title={<Trans>What you’ll need</Trans>}>
        <ul className="flex flex-col gap-5">
          <Fact icon="building" title={<Trans>Who can register</Trans>}>
            <Kinds activity={activity} />
          </Fact>
          <Fact icon="user" title={<Trans>Create an account for your unit</Trans>}>
            <Trans>
              Have ready: the unit’s name, a contact person, an e-mail address and a phone that can receive a code.
            </Trans>
          </Fact>
          {hasBooths(activity.category) ? (
            <Fact icon="edit" title={<Trans>Fill in the application</Trans>}>
              <Trans>
                Add what you’ll show and upload your files, step by step. We save as you go, so you can take a break.
              </Trans>
            </Fact>
          ) : (
            <Fact icon="check-circle" title={<Trans>Your registration: one tap</Trans>}>
              <Trans>Confirm it at the end. The fund checks it and e-mails you.</Trans>
            </Fact>
          )}
          {activity.category !== 'DOCKING' && (
            <Fact icon="clock" title={<Trans>Registration</Trans>}>
              <WindowLine window={windowsOf(activity).enroll} />
            </Fact>
          )}
        </ul>
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        <Card title={<Trans>Already have an account?</Trans>}>
          <Button tone="primary" size="lg" full icon="log-in" onClick={() => startLogin({ target })}>
            <Trans>I have an account</Trans>
          </Button>
        </Card>
        <Card title={<Trans>New here?</Trans>}>
          <LinkButton to="/register" search={{ target }} tone="primary" size="lg" full icon="plus">
            <Trans>Register my unit</Trans>
          </LinkButton>
        </Card>
      </div>
      <OtherWay activity={activity} />
    </div>
  );
}

/** The kinds of unit with what each has to know; in a docking each side has days of its own. */
function Kinds({ activity }: { activity: Activity }) {
  const { t } = useLingui();
  const windows = windowsOf(activity);
  const now = instantOf(Date.now());
  return (
    <ul>
      {kindsThatTakePart(activity.category).map(({ orgType, isSelfRegistering }) => (
        <li key={orgType}>
          <span className="font-medium text-ink">{t(roleWords[orgType])}</span>
          {!isSelfRegistering && (
            <>
              {' – '}
              <Trans>the fund creates the account</Trans>
            </>
          )}
          {activity.category === 'DOCKING' && (
            <>
              {' – '}
              <span className={windowState(windowFor(windows, orgType), now) === 'OPEN' ? undefined : 'text-bad'}>
                <WindowLine window={windowFor(windows, orgType)} />
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

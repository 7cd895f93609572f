import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountRow } from '#contract/account/desk.ts';
import { namesOf } from '#domain/locale.ts';
import { useName } from '#web/i18n/localized-name.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { SecondLine } from '#web/ui/second-line.tsx';

type Marked = Pick<AccountRow, 'suspendedAt' | 'lastLoginAt' | 'mergedIntoId'>;

/** The one thing to know about an account. */
export function StandingBadge({ account }: { account: Marked }) {
  if (account.mergedIntoId) {
    return (
      <Badge tone="neutral" icon="link">
        <Trans comment="Of an account or unit">Merged into another account</Trans>
      </Badge>
    );
  }
  if (account.suspendedAt) {
    return (
      <Badge tone="bad" icon="ban">
        <Trans comment="Of an account: nobody can log in with it">Suspended</Trans>
      </Badge>
    );
  }
  if (!account.lastLoginAt) {
    return (
      <Badge tone="warn" icon="hourglass">
        <Trans>Never logged in</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="good" icon="check">
      <Trans comment="Accounts that are not suspended and have logged in before">In use</Trans>
    </Badge>
  );
}

export function RoleBadges({ orgTypes }: Pick<AccountRow, 'orgTypes'>) {
  const { t } = useLingui();
  if (orgTypes.length === 0) {
    return (
      <span className="text-muted">
        <Trans>No role</Trans>
      </span>
    );
  }
  return (
    <span className="flex flex-wrap gap-1 compact:flex-nowrap">
      {orgTypes.map((orgType) => (
        <Badge key={orgType} tone={orgType === 'FUND_ADMIN' ? 'brand' : 'neutral'}>
          {t(roleWords[orgType])}
        </Badge>
      ))}
    </span>
  );
}

/** The name in the reader's language, with the username below it. */
export function AccountName({ account }: { account: Pick<AccountRow, 'nameTc' | 'nameEn' | 'namePt' | 'username'> }) {
  const { text, lang } = useName(namesOf(account));
  return (
    <>
      <span lang={lang}>{text || account.username}</span>
      <SecondLine>{account.username}</SecondLine>
    </>
  );
}

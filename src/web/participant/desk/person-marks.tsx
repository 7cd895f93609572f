import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffPerson } from '#contract/participant/desk.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { kindWords, listStatusWords } from '../words.ts';

/** What a person takes part in, as pictures with their words. */
export function KindIcons({ person }: { person: Pick<StaffPerson, 'kinds'> }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex gap-2">
      {person.kinds.map((kind) => (
        <Icon key={kind} name={kindWords[kind].icon} label={t(kindWords[kind].label)} />
      ))}
    </span>
  );
}

/** The one thing to know: cancelled, revoked, unverified, or where the list stands. */
export function StandingBadge({ person }: { person: StaffPerson }) {
  if (person.cancelledAt) {
    return (
      <Badge tone="bad" icon="ban">
        <Trans comment="A person’s registration">Cancelled</Trans>
      </Badge>
    );
  }
  if (person.revokedAt) {
    return (
      <Badge tone="bad" icon="ban">
        <Trans>Code revoked</Trans>
      </Badge>
    );
  }
  if (person.hasCode) {
    return (
      <Badge tone="good" icon="qr">
        <Trans>Code sent</Trans>
      </Badge>
    );
  }
  return <ListStatusBadge status={person.listStatus} />;
}

export function ListStatusBadge({ status }: { status: ListStatus }) {
  const { t } = useLingui();
  const { label, tone } = listStatusWords[status];
  return <Badge tone={tone}>{t(label)}</Badge>;
}

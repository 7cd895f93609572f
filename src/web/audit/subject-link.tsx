import { useLingui } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/audit.ts';
import type { AuditSubject } from '#domain/audit/actions.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { isAuditSubject, subjectWords } from './subject-words.ts';

type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The page of a thing, for the kinds that have one. */
const pages: Partial<Record<AuditSubject, (id: string) => Target>> = {
  account: (accountId) => ({ to: '/admin/accounts/$accountId', params: { accountId } }),
  unit: (unitId) => ({ to: '/admin/units/$unitId', params: { unitId } }),
  activity: (activityId) => ({ to: '/admin/activities/$activityId', params: { activityId } }),
  invitation: (invitationId) => ({ to: '/admin/invitations/$invitationId', params: { invitationId } }),
  enrollment: (enrollmentId) => ({ to: '/admin/enrollments/$enrollmentId', params: { enrollmentId } }),
};

/** To what it was done: its kind, and its name, which leads to its page. */
export function Subject({ of: { subjectKind, subjectId, subjectNames } }: { of: AuditEntry }) {
  const { i18n } = useLingui();
  if (subjectKind === '') return null;
  const kind = isAuditSubject(subjectKind) ? subjectKind : null;
  const label = kind ? i18n._(subjectWords[kind]) : subjectKind;
  const target = kind && subjectId && subjectNames ? pages[kind]?.(subjectId) : undefined;
  const name = subjectNames && <LocalizedName of={subjectNames} />;
  return (
    <span className="text-sm font-normal text-muted">
      {label}
      {name && ' '}
      {target ? <TextLink {...target}>{name}</TextLink> : name}
    </span>
  );
}

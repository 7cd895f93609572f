import type { LinkProps } from '@tanstack/react-router';
import type { InboxCase } from '#contract/inbox.ts';
import type { Workflow } from '#domain/inbox/words.ts';

type Target = Pick<LinkProps, 'to' | 'search'>;

/** The page on which a case of each workflow is worked on. */
const targets: Record<Workflow, (activityId: string | undefined) => Target> = {
  ENROLLMENT: (activityId) => ({ to: '/admin/enrollments', search: { activityId } }),
  PARTICIPANT_LIST: (activityId) => ({ to: '/admin/participants', search: { activityId, tab: 'units' } }),
  PARTICIPANT_CHANGE: (activityId) => ({ to: '/admin/participants', search: { activityId, tab: 'changes' } }),
  INVITATION: () => ({ to: '/admin/invitations' }),
  CONFLICT: (activityId) => ({ to: '/sign-in/conflicts', search: { activityId } }),
  MESSAGE: () => ({ to: '/admin/outbox', search: { delivery: 'FAILED' } }),
};

export const targetOf = ({ workflow, activityId }: Pick<InboxCase, 'workflow' | 'activityId'>): Target =>
  targets[workflow](activityId ?? undefined);

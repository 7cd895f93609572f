import type { LinkProps } from '@tanstack/react-router';
import type { InboxCase } from '#contract/inbox.ts';
import type { Workflow } from '#domain/inbox/words.ts';

type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** The page on which a case of each workflow is worked on. */
const targets: Record<Workflow, (activityId: string | undefined, id: string) => Target> = {
  ENROLLMENT: (_, enrollmentId) => ({ to: '/admin/enrollments/$enrollmentId', params: { enrollmentId } }),
  PARTICIPANT_LIST: (activityId) => ({ to: '/admin/participants', search: { activityId, tab: 'units' } }),
  PARTICIPANT_CHANGE: (activityId) => ({ to: '/admin/participants', search: { activityId, tab: 'changes' } }),
  INVITATION: (_, invitationId) => ({ to: '/admin/invitations/$invitationId', params: { invitationId } }),
  ROAD_SHOW_RECORD: (_, recordId) => ({ to: '/admin/road-show/$recordId', params: { recordId } }),
  DOCKING_PRODUCT: (_, productId) => ({ to: '/admin/docking/$productId', params: { productId } }),
  RECRUITMENT_POSITION: (_, positionId) => ({ to: '/admin/recruitment/$positionId', params: { positionId } }),
  CLOSING_PROJECT: (_, projectId) => ({ to: '/admin/project-closing/$projectId', params: { projectId } }),
  PUBLIC_DEMAND: (activityId) => ({ to: '/admin/public-event/demands', search: { activityId } }),
  CONFLICT: (activityId) => ({ to: '/sign-in/conflicts', search: { activityId } }),
  MESSAGE: () => ({ to: '/admin/outbox', search: { delivery: 'FAILED' } }),
};

export const targetOf = ({ workflow, activityId, id }: Pick<InboxCase, 'workflow' | 'activityId' | 'id'>): Target =>
  targets[workflow](activityId ?? undefined, id);

import { type LinkProps, linkOptions } from '@tanstack/react-router';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { partsOf, type ReportFigure } from '#domain/report/figures.ts';

/** Of what a number is. */
export interface Counted {
  activityId: string;
  unitId?: string | undefined;
}

const atDoor = (kind: 'ACTIVITY' | 'DINNER_PARTY' | 'HOTEL') => (of: Counted) =>
  linkOptions({ to: '/sign-in/list', search: { ...of, signed: 'fully', kind } });

/** The list that each number counts: narrowed so that it has as many rows. */
export const figureLists: Record<ReportFigure, (of: Counted) => LinkProps> = {
  registered: (of) => linkOptions({ to: '/admin/enrollments', search: { ...of, standing: 'registered' } }),
  visitors: ({ activityId }) => linkOptions({ to: '/admin/public-event', search: { activityId, status: 'SEATED' } }),
  came: atDoor('ACTIVITY'),
  cameToDinner: atDoor('DINNER_PARTY'),
  cameToHotel: atDoor('HOTEL'),
  matched: (of) => linkOptions({ to: '/admin/road-show/matches', search: { ...of, standing: 'PASS' } }),
  docked: (of) => linkOptions({ to: '/admin/docking/intents', search: { ...of, standing: 'DOCKED' } }),
  met: ({ activityId, unitId }) =>
    linkOptions({ to: '/admin/schedule/$activityId/held', params: { activityId }, search: { unitId } }),
  applied: (of) => linkOptions({ to: '/admin/recruitment/talents', search: of }),
  // Adds up the answers of the questionnaires that it lists.
  answered: (of) => linkOptions({ to: '/admin/questionnaire', search: of }),
};

/** What a sum is of: an event, or its activities of one category. */
export interface Summed {
  eventId: string;
  activities: readonly { id: string; category: ActivityCategory }[];
  category?: ActivityCategory;
}

/** Where a sum leads: to the numbers that it is of, or, of one activity, to the list itself. */
export function sumList({ eventId, activities, category }: Summed, figure: ReportFigure): LinkProps {
  const [only, ...more] = partsOf(activities, figure, category);
  return only && more.length === 0
    ? figureLists[figure]({ activityId: only.id })
    : linkOptions({ to: '/admin/report/$eventId/sum', params: { eventId }, search: { figure, category } });
}

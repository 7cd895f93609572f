import type { RoutePath } from '#domain/account/route-access.ts';

/** Query parameters of the documents (D1 §2, D2 §2, §3). */
const parameters = [
  'activityId',
  'enrollmentId',
  'projectActivitiesId',
  'projectId',
  'unitManagementId',
  'demandRecordId',
  'schoolCode',
  'id',
  'spModel',
] as const;
type Parameter = (typeof parameters)[number];
export type AreaSearch = Partial<Record<Parameter, string | undefined>>;

const activity = ['activityId', 'spModel'] as const;
const question = ['activityId', 'id'] as const;

/** Pages that are still to come, with the query of each; one leaves this table when its feature brings its route. */
export const areaPages = {
  '/talk/questionnaire/list': activity,
  '/talk/questionnaire/detail': question,
  '/talk2/questionnaire/list': activity,
  '/talk2/questionnaire/detail': question,
} as const satisfies Partial<Record<RoutePath, readonly Parameter[]>>;

export type AreaPath = keyof typeof areaPages;

export const isAreaPath = (path: string): path is AreaPath => Object.hasOwn(areaPages, path);

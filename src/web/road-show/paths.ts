import type { RoutePath } from '#domain/account/route-access.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';

/** Lists of a road show's parties, by the documents' routes: of which kind each is. */
export const listPaths = {
  '/talk/project-list': 'RESULT',
  '/talk2/project-manage': 'RESULT',
  '/talk/demand/list': 'DEMAND',
  '/talk2/demand-manage': 'DEMAND',
  '/talk2/apply-list': null,
} as const satisfies Partial<Record<RoutePath, RecordKind | null>>;
export type ListPath = keyof typeof listPaths;

/** Where one is written and read. */
export const formPaths = {
  '/talk/project-form': 'RESULT',
  '/talk/etp/project/apply': 'RESULT',
  '/talk2/project-apply': 'RESULT',
  '/talk/demand/apply': 'DEMAND',
  '/talk2/demand-apply': 'DEMAND',
} as const satisfies Partial<Record<RoutePath, RecordKind>>;
export type FormPath = keyof typeof formPaths;

/** Published ones, for everybody. */
export const publicPaths = {
  '/public-talk/demand-list': 'DEMAND',
  '/public-talk2/list': null,
} as const satisfies Partial<Record<RoutePath, RecordKind | null>>;
export type PublicPath = keyof typeof publicPaths;

export const formOf = (kind: RecordKind): FormPath =>
  kind === 'RESULT' ? '/talk2/project-apply' : '/talk2/demand-apply';
export const listOf = (kind: RecordKind): ListPath =>
  kind === 'RESULT' ? '/talk2/project-manage' : '/talk2/demand-manage';

/** Which record an address is about, by the documents' names (row 196). */
export const recordSearch = ({ id, kind }: { id: string; kind: RecordKind }) =>
  kind === 'RESULT' ? { projectId: id } : { demandRecordId: id };

/** Of the one record that an address names. */
export const recordIdIn = (search: {
  projectId?: string | undefined;
  demandRecordId?: string | undefined;
}): string | undefined => search.projectId ?? search.demandRecordId;

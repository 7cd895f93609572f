import { projectPageSize } from '#contract/limits.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PageOf } from '#contract/api.ts';
import { listKey, oneKey } from '#contract/first-paint.ts';
import type { ListedProject, PublicProject } from '#contract/closing/project.ts';
import type { BoardSize } from '#domain/closing/board.ts';
import type { ProjectField, ProjectForm } from '#domain/closing/project-form.ts';
import type { ProjectButton } from '#domain/closing/project-moves.ts';
import type { Locale } from '#domain/locale.ts';
import { answer, api } from '#web/api/client.ts';
import { cameAlong } from '#web/api/first-answers.ts';
import { fileForm } from '#web/api/file-form.ts';
import { showDeeds } from '#web/undo/deeds.ts';
import { saveFile } from '#web/api/save-file.ts';
import type { ProjectsSearch, PublicProjectsSearch } from './routes.ts';

const all = ['closing'] as const;
export const projectsKey = [...all, 'projects'] as const;
export const closingChanges = [all, ['inbox']] as const;
const size = projectPageSize;

/** What narrows the list, as the calls take it. */
export const projectsFilterOf = ({ projectActivitiesId, standing: status, which, search }: ProjectsSearch) => ({
  activityId: projectActivitiesId,
  status,
  which,
  search,
});

export const projectsQuery = ({ page = 0, ...narrowed }: ProjectsSearch) =>
  queryOptions({
    queryKey: [...projectsKey, 'list', projectsFilterOf(narrowed), page],
    queryFn: () =>
      answer(
        api.GET('/project-closing/projects', {
          params: { query: { ...projectsFilterOf(narrowed), page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const publicProjectsQuery = ({ activityId, search, page = 0 }: PublicProjectsSearch) =>
  queryOptions({
    queryKey: [...all, 'public', activityId, search, page],
    queryFn: () =>
      answer(api.GET('/project-closing/public', { params: { query: { activityId, search, page, size } } })),
    placeholderData: keepPreviousData,
    ...(!activityId && !search && page === 0 && cameAlong<PageOf<ListedProject>>(listKey('projects'))),
  });

export const publicProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...all, 'public', 'one', projectId],
    queryFn: () => answer(api.GET('/project-closing/public/{projectId}', { params: { path: { projectId } } })),
    ...cameAlong<PublicProject>(oneKey('project', projectId)),
  });

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectsKey, 'one', projectId],
    queryFn: () => answer(api.GET('/project-closing/projects/{projectId}', { params: { path: { projectId } } })),
  });

export const saveProject = (projectId: string, body: { version: number; form: ProjectForm }) =>
  answer(api.PUT('/project-closing/projects/{projectId}', { params: { path: { projectId } }, body }));

export async function moveProject(
  projectId: string,
  body: { move: ProjectButton; version: number; note: string; notes: { field: ProjectField; text: string }[] },
): Promise<void> {
  await answer(api.POST('/project-closing/projects/{projectId}/moves', { params: { path: { projectId } }, body }));
  await showDeeds();
}

export const openPreview = (projectId: string, version: number) =>
  answer(
    api.POST('/project-closing/projects/{projectId}/preview', { params: { path: { projectId } }, body: { version } }),
  );

export const answerNote = (noteId: string, said: string) =>
  answer(api.PUT('/project-closing/notes/{noteId}/answer', { params: { path: { noteId } }, body: { answer: said } }));

export const setContractor = (
  projectId: string,
  body: { version: number; contractorUnitId?: string; board?: BoardSize },
) =>
  answer(api.PUT('/admin/project-closing/projects/{projectId}/contractor', { params: { path: { projectId } }, body }));

export const previewImport = (activityId: string, file: File) =>
  answer(
    api.POST('/admin/project-closing/{activityId}/imports', { params: { path: { activityId } }, ...fileForm(file) }),
  );

export const confirmImport = (importId: string, plan: string) =>
  answer(
    api.POST('/admin/project-closing/imports/{importId}/confirm', { params: { path: { importId } }, body: { plan } }),
  );

export const downloadSample = (language: Locale): Promise<void> =>
  saveFile(
    api.GET('/admin/project-closing/imports/template', { params: { query: { language } }, parseAs: 'blob' }),
    'projects-sample.xlsx',
  );

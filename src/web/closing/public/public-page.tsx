import { useSearch } from '@tanstack/react-router';
import type { PublicProjectsSearch } from '../routes.ts';
import { PublicList } from './public-list.tsx';
import { PublicProjectPage } from './public-project-page.tsx';

/** Projects whose board is approved, for everybody; with a project in the address, that one. */
export function PublicPage() {
  const search: PublicProjectsSearch = useSearch({ strict: false });
  const { projectId } = search;
  return projectId ? <PublicProjectPage key={projectId} projectId={projectId} /> : <PublicList search={search} />;
}

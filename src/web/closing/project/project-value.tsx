import type { ProjectField, ProjectForm } from '#domain/closing/project-form.ts';
import { TechnologyName } from '../marks.tsx';

/** One field of a project as a person reads it; nothing for an empty one. */
export function ProjectValue({ of, field }: { of: ProjectForm; field: ProjectField }) {
  if (field === 'technologyField') return of.technologyField ? <TechnologyName field={of.technologyField} /> : null;
  if (field !== 'results') return <span className="whitespace-pre-line">{of[field]}</span>;
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5">
      {of.results.map(({ tc, en }, at) => (
        // Two results may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at}>
          {tc && <span className="block">{tc}</span>}
          {en && <span className="block">{en}</span>}
        </li>
      ))}
    </ul>
  );
}

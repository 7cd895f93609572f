import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type ProjectField, projectFields, type ProjectForm } from '#domain/closing/project-form.ts';
import { projectFieldWords } from '../words.ts';
import { ProjectValue } from './project-value.tsx';

/** The text of a project, to be read. */
export function ProjectText({ of, below }: { of: ProjectForm; below?: (field: ProjectField) => ReactNode }) {
  const { t } = useLingui();
  const isEmpty = (field: ProjectField): boolean => of[field].length === 0;
  const shown = projectFields.filter((field) => below || !isEmpty(field));
  return (
    <dl className="flex flex-col gap-5">
      {shown.map((field) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="text-sm text-muted">{t(projectFieldWords[field])}</dt>
          <dd className="max-w-reading">
            {isEmpty(field) ? <span className="text-muted">–</span> : <ProjectValue of={of} field={field} />}
          </dd>
          {below && <dd>{below(field)}</dd>}
        </div>
      ))}
    </dl>
  );
}

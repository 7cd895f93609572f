import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { OneProject } from '#contract/closing/project.ts';
import { projectProblems } from '#domain/closing/project-form.ts';
import { Stepper } from '#web/ui/stepper.tsx';

export const stepPaths = {
  ProjectInfo: '/exhibition/form/ProjectInfo',
  ImageInfo: '/exhibition/form/ImageInfo',
  CheckInfo: '/exhibition/form/CheckInfo',
} as const;
export type FormStep = keyof typeof stepPaths;

/** The three pages on which a project is filled in. @param leave what is to be done first; false stays */
export function FormSteps({
  of,
  current,
  leave,
}: {
  of: OneProject;
  current: FormStep;
  leave?: (to: FormStep) => void;
}) {
  const { t } = useLingui();
  const goTo = useStep(of);
  const isComplete = projectProblems(of.form).length === 0;
  const steps = [
    { id: 'ProjectInfo', label: t`Project information`, done: isComplete },
    { id: 'ImageInfo', label: t`Pictures of the project`, done: false },
    { id: 'CheckInfo', label: t`Check and submit`, done: false },
  ];
  return <Stepper steps={steps} current={current} onStep={(id) => (leave ?? goTo)(id as FormStep)} />;
}

/** To another of the pages, with the exhibition carried along. */
export function useStep({ id, activityId }: OneProject) {
  const navigate = useNavigate();
  return (step: FormStep) =>
    void navigate({ to: stepPaths[step], search: { projectActivitiesId: activityId, projectId: id } });
}

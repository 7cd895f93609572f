import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OneProject } from '#contract/closing/project.ts';
import { projectStatuses } from '#domain/closing/project-status.ts';
import { CaseHistory } from '#web/case/case-history.tsx';
import { ProjectStanding } from '../standing.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  create: msg`Entered by the fund`,
  submit: msg`Submitted`,
  return: msg({ message: 'Returned', comment: 'A project to its leader' }),
  check: msg`Checked by the fund`,
  confirm: msg`Printed text confirmed`,
  confirmFor: msg`Printed text confirmed by the fund for the leader`,
  wantChange: msg`Change to the printed text requested`,
  submitDesign: msg`Design submitted`,
  submitCorrection: msg`Corrected design submitted`,
  returnDesign: msg`Design returned`,
  passDesign: msg`Design approved`,
  undo: msg({ message: 'Decision undone', comment: 'By the fund, within its ten seconds' }),
};

export const ProjectHistory = ({ of }: { of: OneProject }) => (
  <CaseHistory
    history={of.history}
    words={done}
    standing={(word) => {
      const status = projectStatuses.find((one) => one === word);
      return status ? <ProjectStanding status={status} /> : word;
    }}
  />
);

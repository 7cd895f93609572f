import type { FileParty, FileRight } from '#domain/approval/file-rights.ts';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { ProjectRole } from './project-moves.ts';
import { projectStatuses, type ProjectStatus } from './project-status.ts';

/** What belongs to a project: pictures for its board, and the contractor's designs of it. */
export const projectGroups = ['CLOSING_PICTURE', 'CLOSING_DESIGN'] as const satisfies readonly FileGroup[];
export type ProjectGroup = (typeof projectGroups)[number];
export const isProjectGroup = (group: FileGroup): group is ProjectGroup => projectGroups.some((one) => one === group);

interface Row {
  by: ProjectRole;
  in: readonly ProjectStatus[];
  may: readonly FileRight[];
}

const toJudge = ['PROJECT_DESIGN_UPLOAD', 'PROJECT_DESIGN_BACK_UPLOAD'] as const satisfies readonly ProjectStatus[];

/** Who may do what with which files, by where the project stands (G62). */
export const projectRights: Readonly<Record<ProjectGroup, readonly Row[]>> = {
  CLOSING_PICTURE: [{ by: 'leader', in: ['PROJECT_PENDING', 'PROJECT_BACK'], may: ['add', 'replace', 'delete'] }],
  CLOSING_DESIGN: [
    { by: 'contractor', in: ['PROJECT_PASS'], may: ['add', 'replace', 'delete'] },
    { by: 'contractor', in: ['PROJECT_DESIGN_BACK'], may: ['add', 'replace'] },
    { by: 'leader', in: toJudge, may: ['reply'] },
    { by: 'fund', in: toJudge, may: ['reply'] },
  ],
};

export interface ProjectFiles {
  group: ProjectGroup;
  status: ProjectStatus;
  roles: readonly ProjectRole[];
}

export const projectRightsOn = ({ group, status, roles }: ProjectFiles): ReadonlySet<FileRight> =>
  new Set(
    projectRights[group].filter((row) => row.in.includes(status) && roles.includes(row.by)).flatMap(({ may }) => may),
  );

/** Whether the contractor is at work: what is new since is not handed over yet. */
export const designIsBeingMade = (status: ProjectStatus): boolean =>
  projectRightsOn({ group: 'CLOSING_DESIGN', status, roles: ['contractor'] }).has('add');

/** Designs are their contractor's alone until they are handed over for the first time. */
export function seesProjectFiles({ group, status, roles }: ProjectFiles): boolean {
  if (roles.length === 0) return false;
  if (group === 'CLOSING_PICTURE' || roles.includes('contractor')) return true;
  return projectStatuses.indexOf(status) >= projectStatuses.indexOf('PROJECT_DESIGN_UPLOAD');
}

/** As which side of an approval somebody meets the designs: the leader judges as an exhibitor judges a booth's. */
export const partyOfRole = {
  leader: 'exhibitor',
  contractor: 'contractor',
  fund: 'fund',
} as const satisfies Record<ProjectRole, FileParty>;
const roleOfParty = { exhibitor: 'leader', contractor: 'contractor', fund: 'fund' } as const satisfies Record<
  FileParty,
  ProjectRole
>;
export const rolesOfParties = (parties: readonly FileParty[]): ProjectRole[] =>
  parties.map((party) => roleOfParty[party]);

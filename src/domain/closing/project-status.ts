/** Where a project stands on its way to the closing exhibition (D2 §4); spelled as the documents do. */
export const projectStatuses = [
  'PROJECT_PENDING',
  'PROJECT_SUMBIT',
  'PROJECT_BACK',
  'PROJECT_ENSURE',
  'PROJECT_PASS',
  'PROJECT_DESIGN_UPLOAD',
  'PROJECT_DESIGN_BACK',
  'PROJECT_DESIGN_BACK_UPLOAD',
  'PROJECT_DESIGN_PASS',
] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Who has to do something next; null for nobody. A design is the leader's to judge, and the fund may stand in (G62). */
export const projectTurn = {
  PROJECT_PENDING: 'leader',
  PROJECT_SUMBIT: 'fund',
  PROJECT_BACK: 'leader',
  PROJECT_ENSURE: 'leader',
  PROJECT_PASS: 'contractor',
  PROJECT_DESIGN_UPLOAD: 'leader',
  PROJECT_DESIGN_BACK: 'contractor',
  PROJECT_DESIGN_BACK_UPLOAD: 'leader',
  PROJECT_DESIGN_PASS: null,
} as const satisfies Record<ProjectStatus, 'leader' | 'contractor' | 'fund' | null>;

/** From here on the printed text is fixed and a contractor designs. */
export const designStatuses = projectStatuses.slice(projectStatuses.indexOf('PROJECT_PASS'));
export const isWithContractor = (status: ProjectStatus): boolean => designStatuses.includes(status);

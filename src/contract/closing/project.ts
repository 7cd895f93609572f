import { projectPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { boardSides } from '#domain/closing/board.ts';
import { emptyProject, mostResults, type ProjectField, type ProjectForm } from '#domain/closing/project-form.ts';
import { projectButtons } from '#domain/closing/project-moves.ts';
import { projectStatuses } from '#domain/closing/project-status.ts';
import { technologyFieldNames } from '#domain/road-show/technology-fields.ts';
import { locales } from '#domain/locale.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { ApprovalFile } from '#contract/approval.ts';
import { caseForm, noteAnswer } from '#contract/case-form.ts';
import { sheetConfirmation, sheetPreview } from '#contract/sheet-import.ts';
import { Named, WireNames } from '#contract/texts.ts';

const largestPage = 100;
export const projectLeaders = ['PROJECT_CLOSE'] as const;
const concerned = [...projectLeaders, 'CONTRACTOR', ...fundStaff] as const;
const judges = [...projectLeaders, ...fundStaff] as const;

/** A draft holds more than is accepted, so that nothing typed is lost. */
const text = z.string().max(4000);
const short = z.string().max(400);
const count = z.string().max(20);

/** As somebody typed it: what a draft may hold. What is handed in is judged by the rules. */
export const ProjectFields = z.object({
  nameTc: short,
  nameEn: short,
  namePt: short,
  entityTc: short,
  entityEn: short,
  leaderTc: short,
  leaderEn: short,
  periodFrom: count,
  periodUntil: count,
  technologyField: z.enum(['', ...technologyFieldNames]),
  members: text,
  introductionTc: text,
  introductionEn: text,
  resultTc: text,
  resultEn: text,
  /** At most five newly added ones (row 178). */
  results: z.array(z.object({ tc: text, en: text })).max(mostResults),
  meetingPapers: count,
  journalPapers: count,
  monographs: count,
  patents: count,
  prizes: count,
  talents: count,
  exchanges: count,
  samples: count,
  finishedGoods: count,
  products: count,
  contactFax: short,
  contactAddress: text,
}) satisfies z.ZodType<ProjectForm>;

/** A project among one's own or among those to decide about. */
export const ProjectRow = z.object({
  id: Id,
  activityId: Id,
  fileNumber: z.string(),
  ...WireNames,
  status: z.enum(projectStatuses),
  statusSince: Instant,
  unit: Named,
  /** Whoever asks has to do something next. */
  isOwnTurn: z.boolean(),
  updatedAt: Instant,
});
export type ProjectRow = z.infer<typeof ProjectRow>;

const side = z.number().int().min(boardSides.least).max(boardSides.most);
const BoardSize = z.object({ widthMm: side, heightMm: side });

const ofCase = caseForm(Object.keys(emptyProject) as ProjectField[], projectButtons, ProjectFields);

export const OneProject = ProjectRow.extend({
  ...ofCase.read,
  /** What whoever asks is to it. */
  roles: z.array(z.enum(['leader', 'contractor', 'fund'])),
  board: BoardSize,
  /** Null until the fund has named one. */
  contractor: Named.nullable(),
  leader: z.object({ tc: z.string(), en: z.string(), pt: z.string() }),
  /** Whoever asks has seen the text as it will be printed. */
  previewIsOpened: z.boolean(),
  /** Of the contractor, as whoever asks may see them, with everything said of each version. */
  designs: z.array(ApprovalFile),
});
export type OneProject = z.infer<typeof OneProject>;

/** As everybody reads it, once its design has passed. */
export const ListedProject = z.object({
  id: Id,
  activityId: Id,
  form: ProjectFields,
  unit: Named,
  listedAt: Instant,
});
export type ListedProject = z.infer<typeof ListedProject>;
export const PublicProject = ListedProject.extend({ activity: z.object(WireNames) });
export type PublicProject = z.infer<typeof PublicProject>;

const ProjectImport = sheetPreview({
  fileNumber: z.string(),
  name: z.string(),
  unit: z.string(),
  leaderEmail: z.string(),
  contractor: z.string(),
  /** An account is made for the leader. */
  isNewAccount: z.boolean(),
});
export type ProjectImport = z.infer<typeof ProjectImport>;

const OfProject = z.object({ projectId: Id });
const OfActivity = z.object({ activityId: Id });

export const closingApi = {
  publicProjects: {
    method: 'get',
    path: '/project-closing/public',
    access: 'public',
    summary: 'Projects of closing exhibitions whose board is approved, newest first, found by words in any language',
    query: z.object({
      activityId: Id.optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, projectPageSize),
    }),
    reply: pageOf(ListedProject),
    sameForAll: true,
    errors: [],
  },
  publicProject: {
    method: 'get',
    path: '/project-closing/public/{projectId}',
    access: 'public',
    summary: 'One project of a closing exhibition, as everybody reads it',
    params: OfProject,
    reply: PublicProject,
    sameForAll: true,
    errors: ['ENTITY_NOT_FOUND'],
  },
  projects: {
    method: 'get',
    path: '/project-closing/projects',
    access: concerned,
    summary:
      'A leader’s own projects, those that a contractor designs, or all of them for the fund, changed last first',
    query: z.object({
      activityId: Id.optional(),
      status: z.enum(projectStatuses).optional(),
      /** Only those in which it is one's own turn. */
      which: z.enum(['ownTurn']).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, projectPageSize),
    }),
    reply: pageOf(ProjectRow),
    errors: [],
  },
  project: {
    method: 'get',
    path: '/project-closing/projects/{projectId}',
    access: concerned,
    summary: 'One project, with what whoever asks can do',
    params: OfProject,
    reply: OneProject,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveProject: {
    method: 'put',
    path: '/project-closing/projects/{projectId}',
    access: projectLeaders,
    summary: 'Keep the text of a project as it is, finished or not',
    params: OfProject,
    ...ofCase.save,
  },
  moveProject: {
    method: 'post',
    path: '/project-closing/projects/{projectId}/moves',
    access: concerned,
    summary: 'Hand in, return with notes at fields, confirm the printed text, hand over a design, return or pass it',
    params: OfProject,
    body: ofCase.move,
    reply: Done,
    errors: [
      'ENTITY_NOT_FOUND',
      'STATUS_ERROR',
      'NOTES_OPEN',
      'PREVIEW_NOT_OPENED',
      'ATTACHMENT_REQUIRED',
      'ATTACHMENT_REJECT_OR_PROCESS',
      'ATTACHMENT_UNFIT',
      'NOTHING_TO_RETURN',
    ],
  },
  openProjectPreview: {
    method: 'post',
    path: '/project-closing/projects/{projectId}/preview',
    access: judges,
    summary: 'Whoever confirms the printed text says that they have seen it as it will be printed',
    params: OfProject,
    body: z.object({ version: Version }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  answerProjectNote: {
    method: 'put',
    path: '/project-closing/notes/{noteId}/answer',
    access: projectLeaders,
    summary: 'Say what was done about a note',
    ...noteAnswer,
  },
  setProjectContractor: {
    method: 'put',
    path: '/admin/project-closing/projects/{projectId}/contractor',
    access: fundStaff,
    summary: 'Say who designs the board of a project and how large it is, until its design has passed',
    params: OfProject,
    body: z.object({ version: Version, contractorUnitId: Id.optional(), board: BoardSize.optional() }),
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  previewProjectImport: {
    method: 'post',
    path: '/admin/project-closing/{activityId}/imports',
    access: fundStaff,
    summary: 'Upload a sheet of projects and read what would happen, row by row; nothing is changed yet',
    params: OfActivity,
    body: 'multipart',
    reply: ProjectImport,
    errors: ['ACTIVITY_NOT_FOUND', 'PAYLOAD_TOO_LARGE'],
  },
  confirmProjectImport: {
    method: 'post',
    path: '/admin/project-closing/imports/{importId}/confirm',
    access: fundStaff,
    summary: 'Do what the preview of a sheet of projects said; each leader is told',
    ...sheetConfirmation,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  projectImportTemplate: {
    method: 'get',
    path: '/admin/project-closing/imports/template',
    access: fundStaff,
    summary: 'A sheet with the columns that an import of projects knows, and two rows as an example',
    query: z.object({ language: z.enum(locales).default('zh') }),
    reply: 'file',
    errors: [],
  },
} as const satisfies Api;

import { eq } from 'drizzle-orm';
import type { closingApi } from '#contract/closing/project.ts';
import { requireDecider } from '#server/account/decider.ts';
import { findActivity } from '#server/activity/activities.ts';
import type { Handlers } from '#server/serve.ts';
import { refuse, refuseField } from '#server/refusal.ts';
import { confirmSheet, previewSheet } from '#server/sheet/import-sheet.ts';
import { sendSheet, uploadedSheet } from '#server/sheet/serve-sheet.ts';
import { sheetImport } from '#server/sheet/tables.ts';
import { projectSheets } from './desk/import-projects.ts';
import { projectsOfSheet } from './desk/plan-projects.ts';
import { projectTemplate } from './desk/project-columns.ts';
import { setContractor } from './desk/set-contractor.ts';
import { answerNote } from './project/answer-note.ts';
import { listProjects } from './project/list-projects.ts';
import { makeProjectMove } from './project/make-project-move.ts';
import { openPreview } from './project/open-preview.ts';
import { readProject } from './project/project-view.ts';
import { listPublicProjects, readPublicProject } from './project/public-projects.ts';
import { saveProject } from './project/save-project.ts';

const done = { done: true } as const;

export const closingHandlers: Handlers<typeof closingApi> = {
  publicProjects: ({ world, query }) => listPublicProjects(world, query),
  publicProject: ({ world, params }) => readPublicProject(world, params.projectId),
  projects: ({ world, actor, query }) => listProjects(world, actor, query),
  project: ({ world, actor, params }) => readProject(world, actor, params.projectId),
  saveProject: ({ world, actor, params, body }) => saveProject(world, actor, params.projectId, body),
  async moveProject({ world, actor, params, body }) {
    await makeProjectMove(world, actor, params.projectId, body);
    return done;
  },
  async openProjectPreview({ world, actor, params, body }) {
    await openPreview(world, actor, params.projectId, body.version);
    return done;
  },
  async answerProjectNote({ world, actor, params, body }) {
    await answerNote(world, actor, params.noteId, body.answer);
    return done;
  },
  async setProjectContractor({ world, actor, params, body }) {
    await setContractor(world, actor, params.projectId, body);
    return done;
  },
  async previewProjectImport({ world, actor, params, request }) {
    const { category } = await findActivity(world.db, params.activityId);
    if (category !== 'PCLOSE') throw refuseField('activityId', 'notAllowed');
    await requireDecider(world.db, actor, params.activityId);
    const uploaded = { ...(await uploadedSheet(request)), ...params, by: actor.accountId };
    return previewSheet(world, projectSheets, uploaded, projectsOfSheet);
  },
  async confirmProjectImport({ world, actor, params, body }) {
    const [sheet] = await world.db.orm.select().from(sheetImport).where(eq(sheetImport.id, params.importId));
    if (!sheet) throw refuse('ENTITY_NOT_FOUND');
    await requireDecider(world.db, actor, sheet.activityId);
    return confirmSheet(world, projectSheets, { ...params, digest: body.plan, by: actor.accountId });
  },
  async projectImportTemplate({ query, reply }) {
    await sendSheet(reply, 'projects-sample', await projectTemplate(query.language));
  },
};

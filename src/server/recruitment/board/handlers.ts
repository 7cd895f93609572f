import type { boardApi } from '#contract/recruitment/board.ts';
import type { Handlers } from '#server/serve.ts';
import { openApplicationPack, sendApplicationPack } from './application-pack.ts';
import { listApplications, listTalents, readApplication } from './board.ts';
import { meetApplicant } from './meet-applicant.ts';
import { makeApplicationMove, noteOnApplication } from './make-application-move.ts';

const done = { done: true } as const;

export const boardHandlers: Handlers<typeof boardApi> = {
  jobApplications: ({ world, actor, query }) => listApplications(world, actor, query),
  jobApplication: ({ world, actor, params }) => readApplication(world, actor, params.applicationId),
  async moveJobApplication({ world, actor, params, body }) {
    await makeApplicationMove(world, actor, params.applicationId, body);
    return done;
  },
  async noteOnJobApplication({ world, actor, params, body }) {
    await noteOnApplication(world, actor, params.applicationId, body.text);
    return done;
  },
  meetApplicant: ({ world, actor, body }) => meetApplicant(world, actor, body),
  openApplicationPack: ({ world, actor, body }) => openApplicationPack(world, actor, body),
  applicationPack: ({ world, query, reply }) => sendApplicationPack(world, query.link, reply),
  talents: ({ world, query }) => listTalents(world, query),
};

import type { jobApplicationApi } from '#contract/recruitment/application.ts';
import { shownOwnRecord } from '#server/own-link/own-link.ts';
import type { Handlers } from '#server/serve.ts';
import { apply, beginApplication } from './apply.ts';
import { eraseOnWish } from './erase.ts';
import { changeOwn, readOwnApplication, withdrawOwn } from './own-application.ts';
import { addCv, openCv, removeCv } from './own-cv.ts';

const done = { done: true } as const;
const own = 'recruit-application';

export const jobApplicationHandlers: Handlers<typeof jobApplicationApi> = {
  beginJobApplication: async ({ world, params, body }) => ({
    draft: await beginApplication(world, params.positionId, body.proof),
  }),
  async applyForPosition({ world, request, body }) {
    await apply(world, shownOwnRecord(world, request, 'recruit-draft').id, body);
    return done;
  },
  addOwnCv: async ({ world, request }) => ({ fileId: await addCv(world, request) }),
  async removeOwnCv({ world, request, params }) {
    await removeCv(world, request, params.fileId);
    return done;
  },
  openOwnCv: async ({ world, request, params }) => ({ url: await openCv(world, request, params.fileId) }),
  async ownApplication({ world, request, reply }) {
    reply.header('cache-control', 'no-store');
    return readOwnApplication(world, shownOwnRecord(world, request, own).id);
  },
  async changeOwnApplication({ world, request, body }) {
    await changeOwn(world, shownOwnRecord(world, request, own).id, body);
    return done;
  },
  async withdrawOwnApplication({ world, request, body }) {
    await withdrawOwn(world, shownOwnRecord(world, request, own).id, body.version);
    return done;
  },
  async eraseOwnApplication({ world, request }) {
    await eraseOnWish(world, shownOwnRecord(world, request, own).id);
    return done;
  },
};

import type { placesApi } from '#contract/enrollment/places.ts';
import type { Handlers } from '#server/serve.ts';
import { assignPlaces, queueForPlace } from './assign-places.ts';
import { nameContractor } from './name-contractor.ts';
import { readPlaces } from './read-places.ts';

const done = { done: true } as const;

export const placeHandlers: Handlers<typeof placesApi> = {
  deskPlaces: ({ world, actor, params }) => readPlaces(world, actor, params.enrollmentId),
  async assignPlaces({ world, actor, params, body }) {
    await assignPlaces(world, actor, { ...params, ...body });
    return done;
  },
  async changeContractor({ world, actor, params, body }) {
    await nameContractor(world, actor, { ...params, ...body });
    return done;
  },
  async queueForPlace({ world, actor, params, body }) {
    await queueForPlace(world, actor, { ...params, ...body });
    return done;
  },
};

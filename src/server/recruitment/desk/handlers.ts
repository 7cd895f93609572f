import type { recruitmentDeskApi } from '#contract/recruitment/desk.ts';
import type { Handlers } from '#server/serve.ts';
import { listUnits } from './units.ts';

export const recruitmentDeskHandlers: Handlers<typeof recruitmentDeskApi> = {
  recruitingUnits: ({ world, query }) => listUnits(world, query),
};

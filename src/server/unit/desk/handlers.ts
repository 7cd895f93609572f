import type { deskUnitApi } from '#contract/unit/desk.ts';
import type { Handlers } from '#server/serve.ts';
import { mergeUnits, previewMerge } from './merge-units.ts';
import { createUnit, editUnit } from './save-unit.ts';
import { searchUnits } from './search-units.ts';
import { unitPage } from './unit-page.ts';

export const deskUnitHandlers: Handlers<typeof deskUnitApi> = {
  searchUnits: ({ world, query }) => searchUnits(world.db, query),

  deskUnit: ({ world, params }) => unitPage(world, world.db, params.unitId),

  async createUnit({ world, actor, body: { another, ...details } }) {
    return unitPage(world, world.db, await createUnit(world, actor.accountId, details, another));
  },

  async editUnit({ world, actor, params, body: { version, ...details } }) {
    await editUnit(world, { by: actor.accountId, ...params, version, details });
    return unitPage(world, world.db, params.unitId);
  },

  previewUnitMerge: ({ world, params }) => previewMerge(world.db, params.unitId, params.intoId),

  async mergeUnits({ world, actor, params, body }) {
    await mergeUnits(world, { by: actor.accountId, fromId: params.unitId, intoId: params.intoId, ...body });
    return unitPage(world, world.db, params.intoId);
  },
};

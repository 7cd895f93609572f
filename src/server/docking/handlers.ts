import type { dockingIntentApi } from '#contract/docking/intent.ts';
import type { dockingProductApi } from '#contract/docking/product.ts';
import { saveParty } from '#server/schedule/save-party.ts';
import type { Handlers } from '#server/serve.ts';
import { listCustomers } from './customer/list-customers.ts';
import { saveCustomer } from './customer/save-customer.ts';
import { askIntent } from './intent/ask-intent.ts';
import { listIntents } from './intent/list-intents.ts';
import { moveIntent } from './intent/move-intent.ts';
import { beginProduct } from './product/begin-product.ts';
import { listProducts } from './product/list-products.ts';
import { makeProductMove } from './product/make-product-move.ts';
import { answerNote } from './product/answer-note.ts';
import { readProduct } from './product/product-view.ts';
import { removeProduct, saveProduct } from './product/save-product.ts';
import { readListed, searchProducts } from './product/search-products.ts';
import { ownTimes, readVisitTimes } from './visit/read-visit-times.ts';

const done = { done: true } as const;

export const dockingProductHandlers: Handlers<typeof dockingProductApi> = {
  searchDocking: ({ world, actor, query, body }) => searchProducts(world, actor, query, body),
  listedProduct: ({ world, actor, params }) => readListed(world, actor, params.productId),
  dockingProducts: ({ world, actor, query }) => listProducts(world, actor, query),
  beginDockingProduct: async ({ world, actor, body }) =>
    readProduct(world, actor, await beginProduct(world, actor, body.activityId)),
  dockingProduct: ({ world, actor, params }) => readProduct(world, actor, params.productId),
  saveDockingProduct: ({ world, actor, params, body }) => saveProduct(world, actor, params.productId, body),
  async removeDockingProduct({ world, actor, params }) {
    await removeProduct(world, actor, params.productId);
    return done;
  },
  async moveDockingProduct({ world, actor, params, body }) {
    await makeProductMove(world, actor, params.productId, body);
    return done;
  },
  async answerDockingNote({ world, actor, params, body }) {
    await answerNote(world, actor, params.noteId, body.answer);
    return done;
  },
};

export const dockingIntentHandlers: Handlers<typeof dockingIntentApi> = {
  dockingIntents: ({ world, actor, query }) => listIntents(world, actor, query),
  askDockingIntent: async ({ world, actor, body }) => ({ id: await askIntent(world, actor, body) }),
  async moveDockingIntent({ world, actor, params, body }) {
    await moveIntent(world, actor, params.intentId, body);
    return done;
  },
  dockingCustomers: ({ world, actor, query }) => listCustomers(world, actor, query),
  async saveDockingCustomer({ world, actor, params, body }) {
    await saveCustomer(world, actor, { ...params, ...body });
    return done;
  },
  dockingVisitTimes: ({ world, actor, query }) => readVisitTimes(world, actor, query.activityId),
  async saveDockingVisitTimes({ world, actor, body }) {
    // What a unit says of itself leaves what staff said of it.
    await saveParty(world, { ...(await ownTimes(world, actor, body)), by: actor.accountId });
    return done;
  },
};

import type { OneProduct } from '#contract/docking/product.ts';
import type { Intent } from '#contract/docking/intent.ts';
import { type ActivitySettings, usualSettings } from '#domain/activity/settings.ts';
import { emptyProduct, type ProductForm } from '#domain/docking/product-form.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { fileItem, fileVersion } from '#server/file/tables.ts';
import { administrator, reviewer } from './participants.ts';
import { makePerson, makeUnit, type Person } from './people.ts';
import type { TestWorld } from './world.ts';

export const goodProduct: ProductForm = {
  ...emptyProduct,
  nameTc: '酒店送餐機械人',
  nameEn: 'Delivery robot for hotels',
  companyType: 'COMPANY',
  summary: '自動乘電梯，把餐點送到房門。',
  scope: '酒店、醫院',
  amount: '98000',
  currency: 'MOP',
};

export const dockingDay = '2026-12-03' as BusinessDate;

const settings: ActivitySettings = {
  ...usualSettings,
  intendedUnitLimit: 2,
  visits: {
    matchingMinutes: 20,
    restMinutes: 10,
    halls: [{ name: 'T', tables: 10 }],
    sessions: [{ day: dockingDay, from: '10:00', to: '12:00' }],
  },
};

/** @param windows each side's own; open unless said otherwise */
export async function makeDocking(
  world: TestWorld,
  windows: Partial<typeof activity.$inferInsert> = {},
  changed: Partial<ActivitySettings> = {},
): Promise<string> {
  const id = newId();
  await world.db.orm.insert(activity).values({
    id,
    category: 'DOCKING',
    code: `DC-${id.slice(-8)}`,
    nameTc: '商業配對',
    nameEn: 'Docking',
    namePt: 'Bolsa de contactos',
    beginDate: dockingDay,
    endDate: dockingDay,
    settings: { ...settings, ...changed },
    createdAt: world.clock.now(),
    ...windows,
  });
  return id;
}

/** The four slots of the day. */
export const slots = ['02:00', '02:30', '03:00', '03:30'].map((at) => `${dockingDay}T${at}:00.000Z`);

/** An exhibitor and its neighbour, two customers, who builds the event, the fund, and a docking that all take part in. */
export async function openDocking(world: TestWorld) {
  const docking = await makeDocking(world);
  const party = (name: string, orgType: 'DOCKING_EXHIBITOR' | 'DOCKING_CUSTOMER' | 'CONTRACTOR', unitId: string) =>
    makePerson(world, { name, orgType, unitId, activities: [docking] });
  const robots = await makeUnit(world, 'Robots');
  const lamps = await makeUnit(world, 'Lamps');
  const hotel = await makeUnit(world, 'Hotel');
  const resort = await makeUnit(world, 'Resort');
  const builder = await makeUnit(world, 'Builder');
  const people = {
    kaMan: await party('Ka Man', 'DOCKING_EXHIBITOR', robots),
    colleague: await party('Colleague', 'DOCKING_EXHIBITOR', robots),
    neighbour: await party('Neighbour', 'DOCKING_EXHIBITOR', lamps),
    helen: await party('Helen', 'DOCKING_CUSTOMER', hotel),
    ines: await party('Ines', 'DOCKING_CUSTOMER', resort),
    joao: await party('Joao', 'CONTRACTOR', builder),
    elsewhere: await makePerson(world, { name: 'Elsewhere', orgType: 'CONTRACTOR', activities: [] }),
    mei: await administrator(world),
    rui: await reviewer(world, [docking]),
    other: await reviewer(world, []),
  };
  return { docking, people, units: { robots, lamps, hotel, resort }, ...dockingDeeds(world, docking, people) };
}

type People = Record<'kaMan' | 'joao' | 'mei', Person>;

function dockingDeeds(world: TestWorld, docking: string, { kaMan, joao, mei }: People) {
  const ask = <Body>(who: Person | null, method: string, path: string, body?: unknown) =>
    world.call<Body>(method, path, { ...(who ? { token: who.token } : {}), ...(body === undefined ? {} : { body }) });
  const read = async (who: Person, id: string) => (await ask<OneProduct>(who, 'get', `/docking/products/${id}`)).body;

  /** Looked at already, as the check of a file leaves it. */
  async function attach(productId: string): Promise<void> {
    const at = world.clock.now();
    const itemId = newId();
    await world.db.orm.insert(fileItem).values({
      id: itemId,
      ownerKind: 'DOCKING_PRODUCT',
      ownerId: productId,
      group: 'PRODUCT_PICTURE',
      createdAt: at,
    });
    await world.db.orm.insert(fileVersion).values({
      id: newId(),
      itemId,
      number: 1,
      filename: 'robot.jpg',
      type: 'jpg',
      size: 1000,
      state: 'READY',
      storageKey: `test/${itemId}`,
      uploadedBy: kaMan.accountId,
      facts: {},
      previews: [],
      createdAt: at,
    });
  }

  /** A draft with everything filled in, and its picture. */
  async function begin(who: Person, form: ProductForm = goodProduct): Promise<string> {
    const begun = await ask<OneProduct>(who, 'post', '/docking/products', { activityId: docking });
    if (begun.status !== 200) throw new Error(`not begun: ${JSON.stringify(begun.body)}`);
    const { id, version } = begun.body;
    const saved = await ask(who, 'put', `/docking/products/${id}`, { version, form });
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    await attach(id);
    return id;
  }
  const move = async (who: Person, id: string, name: string, more: object = {}) => {
    const { version } = await read(who, id);
    const made = await ask<OneProduct & { code?: string }>(who, 'post', `/docking/products/${id}/moves`, {
      move: name,
      version: version ?? 1,
      ...more,
    });
    if (made.status !== 200) return made;
    const body: OneProduct & { code?: string } = await read(who, id);
    return { ...made, body };
  };
  /** A product that stands in the list. */
  async function list(who: Person, form?: ProductForm): Promise<string> {
    const id = await begin(who, form);
    for (const [by, name] of [
      [who, 'submit'],
      [joao, 'pass'],
      [mei, 'approve'],
    ] as const) {
      const made = await move(by, id, name);
      if (made.status !== 200) throw new Error(`${name}: ${JSON.stringify(made.body)}`);
    }
    return id;
  }

  const wish = (who: Person, productId: string, more: object = {}) =>
    ask<{ id: string; code?: string }>(who, 'post', '/docking/intents', { productId, ...more });
  const intents = async (who: Person, query = '') =>
    (
      await ask<{ content: Intent[]; totalElements: number }>(
        who,
        'get',
        `/docking/intents?activityId=${docking}${query}`,
      )
    ).body.content;
  const moveIntent = async (who: Person, id: string, name: string, more: object = {}) => {
    const version = (await intents(who)).find((one) => one.id === id)?.version ?? 1;
    return ask<{ code?: string }>(who, 'post', `/docking/intents/${id}/moves`, { move: name, version, ...more });
  };
  return { ask, read, attach, begin, move, list, wish, intents, moveIntent };
}

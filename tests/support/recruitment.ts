import type { OnePosition } from '#contract/recruitment/position.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import { newId } from '#domain/id.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { emptyPosition, type PositionForm } from '#domain/recruitment/position-form.ts';
import { activity } from '#server/activity/tables.ts';
import { administrator, reviewer } from './participants.ts';
import { makePerson, makeUnit, type Person } from './people.ts';
import type { TestWorld } from './world.ts';

export const goodPosition: PositionForm = {
  ...emptyPosition,
  nameTc: '機械人工程師',
  nameEn: 'Robot engineer',
  type: 'FULL_TIME',
  count: '2',
  location: '澳門',
  currency: 'MOP',
  startAmount: '18000',
  endAmount: '26000',
  content: '開發酒店送餐機械人。',
  requirements: '電機或資訊工程學位',
  closeDate: '2026-12-20',
};

export async function makeFair(world: TestWorld): Promise<string> {
  const id = newId();
  const day = '2026-12-10' as BusinessDate;
  await world.db.orm.insert(activity).values({
    id,
    category: 'RECRUIT',
    code: `RC-${id.slice(-8)}`,
    nameTc: '招聘會',
    nameEn: 'Careers fair',
    namePt: 'Feira de emprego',
    beginDate: day,
    endDate: day,
    settings: usualSettings,
    createdAt: world.clock.now(),
  });
  return id;
}

/** A company with two people, a supplier, a neighbour, who builds the event, the fund, and a fair that all take part in. */
export async function openFair(world: TestWorld) {
  const fair = await makeFair(world);
  const party = (name: string, orgType: 'RECRUIT_COMPANY' | 'RECRUIT_PURVEYOR' | 'CONTRACTOR', unitId: string) =>
    makePerson(world, { name, orgType, unitId, activities: [fair] });
  const chips = await makeUnit(world, 'Chips');
  const people = {
    hoiIan: await party('Hoi Ian', 'RECRUIT_COMPANY', chips),
    colleague: await party('Colleague', 'RECRUIT_COMPANY', chips),
    supplier: await party('Supplier', 'RECRUIT_PURVEYOR', await makeUnit(world, 'Stands')),
    neighbour: await party('Neighbour', 'RECRUIT_COMPANY', await makeUnit(world, 'Lamps')),
    joao: await party('Joao', 'CONTRACTOR', await makeUnit(world, 'Builder')),
    elsewhere: await makePerson(world, { name: 'Elsewhere', orgType: 'CONTRACTOR', activities: [] }),
    mei: await administrator(world),
    rui: await reviewer(world, [fair]),
    other: await reviewer(world, []),
  };
  return { fair, chips, people, ...fairDeeds(world, fair, people) };
}

function fairDeeds(world: TestWorld, fair: string, { joao, mei }: Record<'joao' | 'mei', Person>) {
  const ask = <Body>(who: Person | null, method: string, path: string, body?: unknown) =>
    world.call<Body>(method, path, { ...(who ? { token: who.token } : {}), ...(body === undefined ? {} : { body }) });
  const read = async (who: Person, id: string) => (await ask<OnePosition>(who, 'get', `/recruit/positions/${id}`)).body;
  const save = async (who: Person, id: string, form: object) =>
    ask<{ code?: string }>(who, 'put', `/recruit/positions/${id}`, {
      version: (await read(who, id)).version,
      form: { ...goodPosition, ...form },
    });

  /** A draft with everything filled in. */
  async function begin(who: Person, form: Partial<PositionForm> = {}): Promise<string> {
    const begun = await ask<OnePosition>(who, 'post', '/recruit/positions', { activityId: fair });
    if (begun.status !== 200) throw new Error(`not begun: ${JSON.stringify(begun.body)}`);
    const saved = await save(who, begun.body.id, form);
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    return begun.body.id;
  }
  const move = async (who: Person, id: string, name: string, more: object = {}) => {
    const { version } = await read(who, id);
    const made = await ask<OnePosition & { code?: string }>(who, 'post', `/recruit/positions/${id}/moves`, {
      move: name,
      version: version ?? 1,
      ...more,
    });
    if (made.status !== 200) return made;
    const body: OnePosition & { code?: string } = await read(who, id);
    return { ...made, body };
  };
  /** A position that everybody reads. */
  async function publish(who: Person, form?: Partial<PositionForm>): Promise<string> {
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
  return { ask, read, save, begin, move, publish };
}

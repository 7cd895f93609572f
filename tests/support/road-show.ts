import { eq } from 'drizzle-orm';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { emptyRecord, type RecordForm, type RecordKind } from '#domain/road-show/record-form.ts';
import { researchOffice } from '#domain/road-show/levels.ts';
import { unit } from '#server/unit/tables.ts';
import { administrator, makeRoadShow, reviewer } from './participants.ts';
import { makePerson, makeUnit, type Person } from './people.ts';
import type { TestWorld } from './world.ts';

export const goodResult: RecordForm = {
  ...emptyRecord,
  nameTc: '低功耗感測器',
  nameEn: 'Low-power sensor',
  group: 'MICROELECTRONICS',
  content: '一種用於橋樑監測的晶片',
  scope: '橋樑、隧道',
  readiness: 6,
  amount: '250000',
  currency: 'MOP',
  cooperation: ['TECHNOLOGY_TRA'],
};

export const goodDemand: RecordForm = {
  ...emptyRecord,
  namePt: 'Sensor para pontes',
  group: 'SMART_CITY',
  content: 'Procuramos um sensor de baixo consumo.',
  keywords: ['sensor', 'ponte'],
  deadline: '2027-06-30',
  amount: '80000.50',
  currency: 'RMB',
  cooperation: ['COLLABORATIVE_DEV'],
};

/**
 * A university with its research office, a company of Macau and one of the mainland, the fund and a road show that all of
 * them take part in.
 */
export async function openRoadShow(world: TestWorld) {
  const show = await makeRoadShow(world);
  const { orm } = world.db;
  const place = (id: string, set: Partial<typeof unit.$inferInsert>) =>
    orm.update(unit).set(set).where(eq(unit.id, id));
  const university = await makeUnit(world, 'University');
  const institute = await makeUnit(world, 'Institute');
  const zhuhai = await makeUnit(world, 'Zhuhai');
  const taipa = await makeUnit(world, 'Taipa');
  await place(university, { schoolCode: 'U1', countryRegionId: 2 });
  await place(institute, { schoolCode: 'U1', countryRegionId: 2 });
  await place(zhuhai, { countryRegionId: 1, provinceId: 19 });
  await place(taipa, { countryRegionId: 2 });
  const party = (name: string, role: string, unitId: string) =>
    makePerson(world, { name, orgType: 'ROADSHOW', role, unitId, activities: [show] });
  const people = {
    chan: await party('Chan Kam Fai', 'FUND_RD', university),
    ng: await party('Ng Siu Fong', 'FUND_RD', institute),
    office: await party('Research Office', researchOffice, university),
    zhou: await party('Zhou Ya Ting', 'MAINLAND_COM', zhuhai),
    colleague: await party('Colleague', 'MAINLAND_COM', zhuhai),
    lai: await party('Lai Wai Man', 'COMPANY', taipa),
    macau: await party('Macau Desk', 'MACAU_COM', taipa),
    province: await party('Province', 'MAINLAND_ADMIN', zhuhai),
    mei: await administrator(world),
    rui: await reviewer(world, [show]),
    other: await reviewer(world, []),
  };

  const ask = <Body>(who: Person, method: string, path: string, body?: unknown) =>
    world.call<Body>(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
  const read = async (who: Person, id: string) => (await ask<OneRecord>(who, 'get', `/road-show/records/${id}`)).body;

  /** A draft with everything filled in. */
  async function begin(who: Person, kind: RecordKind, form: RecordForm = kind === 'RESULT' ? goodResult : goodDemand) {
    const begun = await ask<OneRecord>(who, 'post', '/road-show/records', { activityId: show, kind });
    if (begun.status !== 200) throw new Error(`not begun: ${JSON.stringify(begun.body)}`);
    const { id, version } = begun.body;
    const saved = await ask(who, 'put', `/road-show/records/${id}`, { version, form });
    if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.body)}`);
    return id;
  }
  const move = async (who: Person, id: string, name: string, more: object = {}) => {
    const { version } = await read(who, id);
    const made = await ask<OneRecord & { code?: string }>(who, 'post', `/road-show/records/${id}/moves`, {
      move: name,
      version: version ?? 1,
      ...more,
    });
    // As whoever made it reads it now; somebody else's draft is nobody's to read.
    if (made.status !== 200) return made;
    const body: OneRecord & { code?: string } = await read(who, id);
    return { ...made, body };
  };
  /** A record that the public reads. */
  async function publish(who: Person, kind: RecordKind, form?: RecordForm) {
    const id = await begin(who, kind, form);
    const submitted = await move(who, id, 'submit');
    if (submitted.status === 200) await move(people.office, id, 'agree');
    else await move(who, id, 'submitToFund');
    const published = await move(people.mei, id, 'publish');
    if (published.status !== 200) throw new Error(`not published: ${JSON.stringify(published.body)}`);
    return id;
  }
  return { show, people, ask, read, begin, move, publish };
}

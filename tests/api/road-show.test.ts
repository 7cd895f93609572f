import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OneRecord, PublicRecord, RecordRow, RoadShowUnit } from '#contract/road-show/road-show.ts';
import { emptyRecord } from '#domain/road-show/record-form.ts';
import { unit } from '#server/unit/tables.ts';
import { makePerson } from '#tests/support/people.ts';
import { goodDemand, goodResult, openRoadShow } from '#tests/support/road-show.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let show: Awaited<ReturnType<typeof openRoadShow>>;
beforeAll(async () => {
  world = await openTestWorld();
  show = await openRoadShow(world);
});
afterAll(() => world.close());

const publicList = async (search = '') =>
  (
    await world.call<{ content: PublicRecord[] }>(
      'get',
      `/public/api/v1/road-show/records?activityId=${show.show}${search}`,
    )
  ).body.content;
const noticesTo = async (accountId: string) =>
  (
    await world.db.query<{ trigger: string }>('select trigger from in_app_notice where account_id = $1 order by id', [
      accountId,
    ])
  ).map(({ trigger }) => trigger);

describe('a result of a school', () => {
  test('goes by way of the research office to the fund and to everybody', async () => {
    const { people, begin, move, read } = show;
    const id = await begin(people.chan, 'RESULT');
    expect((await show.ask(people.office, 'get', `/road-show/records/${id}`)).status).toBe(404);
    expect((await move(people.chan, id, 'submit')).body.status).toBe('PENDING');
    expect((await move(people.mei, id, 'publish')).body.code).toBe('STATUS_ERROR');
    const agreed = await move(people.office, id, 'agree');
    expect(agreed.body.status).toBe('FUND_PENDING');
    expect(agreed.body.history.map(({ to }) => to)).toEqual(['FUND_PENDING', 'AGREE', 'PENDING']);
    expect(await publicList()).toEqual([]);
    expect((await move(people.rui, id, 'publish')).body.status).toBe('FUND_PUBLISHED');
    expect((await publicList()).map((record) => record.id)).toEqual([id]);
    expect((await read(people.chan, id)).offers.map((offer) => offer.move)).toEqual(['askChange', 'unpublish']);
    expect(await noticesTo(people.office.accountId)).toContain('RECORD_RECEIVED');
    expect(await noticesTo(people.chan.accountId)).toEqual(['RECORD_MOVED', 'RECORD_MOVED']);
  });

  test('is found by simplified words, by the field in another language, and by no other', async () => {
    expect(await publicList(`&search=${encodeURIComponent('桥梁')}`)).toHaveLength(1);
    expect(await publicList(`&search=${encodeURIComponent('橋樑')}`)).toHaveLength(1);
    expect(await publicList('&search=microelectronica')).toHaveLength(1);
    expect(await publicList(`&search=${encodeURIComponent('疫苗')}`)).toHaveLength(0);
    expect(await publicList('&kind=DEMAND')).toHaveLength(0);
  });

  test('comes back with notes, which are answered before it is handed in again', async () => {
    const { people, begin, move, read, ask } = show;
    const id = await begin(people.chan, 'RESULT');
    await move(people.chan, id, 'submit');
    expect((await move(people.office, id, 'disagree')).status).toBe(400);
    const notes = [{ field: 'scope', text: 'Say where.' }];
    const returned = await move(people.office, id, 'disagree', { note: 'Nearly.', notes });
    expect(returned.body.status).toBe('DISAGREE');
    const seen = await read(people.chan, id);
    expect(seen.notes.map(({ field, text }) => [field, text])).toEqual([['scope', 'Say where.']]);
    expect((await move(people.chan, id, 'submit')).body.code).toBe('NOTES_OPEN');
    const answer = await ask(people.chan, 'put', `/road-show/notes/${seen.notes[0]?.id}/answer`, { answer: 'Done' });
    expect(answer.status).toBe(200);
    expect((await ask(people.ng, 'put', `/road-show/notes/${seen.notes[0]?.id}/answer`, { answer: 'x' })).status).toBe(
      404,
    );
    expect((await move(people.chan, id, 'submit')).body.status).toBe('PENDING');
    expect(await noticesTo(people.chan.accountId)).toContain('RECORD_RETURNED');
    expect((await move(people.chan, id, 'withdraw')).body.status).toBe('DRAFT');
  });
});

describe('a demand of a company', () => {
  test('goes to the fund at once, and back with a reason', async () => {
    const { people, begin, move } = show;
    const id = await begin(people.zhou, 'DEMAND');
    expect((await move(people.zhou, id, 'submit')).body.code).toBe('NO_PERMISSION');
    expect((await move(people.colleague, id, 'submitToFund')).body.status).toBe('FUND_PENDING');
    expect((await move(people.other, id, 'publish')).body.code).toBe('NO_PERMISSION');
    expect((await move(people.mei, id, 'return', { note: 'Too short' })).body.status).toBe('FUND_DISAGREE');
    expect((await move(people.zhou, id, 'submitToFund')).body.status).toBe('FUND_PENDING');
  });

  test('says by field what is wrong with it', async () => {
    const { people, begin, move } = show;
    const form = { ...goodDemand, deadline: '2026-11-20', currency: '' as const, keywords: [] };
    const id = await begin(people.zhou, 'DEMAND', form);
    const refused = await world.call<{ code: string; fields: { path: string; problem: string }[] }>(
      'post',
      `/road-show/records/${id}/moves`,
      { token: people.zhou.token, body: { move: 'submitToFund', version: 2 } },
    );
    expect(refused.body.fields.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
      'keywords required',
      'deadline tooSmall',
      'currency required',
    ]);
    expect((await show.ask(people.zhou, 'delete', `/road-show/records/${id}`)).status).toBe(200);
    expect((await move(people.zhou, id, 'submitToFund')).status).toBe(404);
  });
});

describe('what is published', () => {
  test('stays in sight until a change is decided, and the fund sees the difference', async () => {
    const { people, publish, move, read, ask } = show;
    const id = await publish(people.lai, 'DEMAND');
    const { version } = await read(people.lai, id);
    expect((await move(people.lai, id, 'askChange')).body.code).toBe('NOTHING_CHANGED');
    const form = { ...goodDemand, content: 'Changed' };
    await ask(people.lai, 'put', `/road-show/records/${id}`, { version, form });
    expect((await move(people.lai, id, 'askChange')).body.status).toBe('FUND_PENDING');
    const seen = await read(people.mei, id);
    expect([seen.published?.content, seen.form.content]).toEqual([goodDemand.content, 'Changed']);
    const shown = async () => (await publicList()).find((record) => record.id === id)?.form.content;
    expect(await shown()).toBe(goodDemand.content);
    await move(people.mei, id, 'return', { note: 'Why?' });
    expect(await shown()).toBe(goodDemand.content);
    expect((await move(people.lai, id, 'withdraw')).body.form.content).toBe(goodDemand.content);
    expect((await read(people.lai, id)).status).toBe('FUND_PUBLISHED');
    expect((await move(people.lai, id, 'unpublish', { note: 'Found one' })).body.status).toBe('DRAFT');
    expect(await shown()).toBeUndefined();
  });
});

describe('who sees what (row 191)', () => {
  test('each level its own, and nobody a draft of another', async () => {
    const { people, publish, begin, ask } = show;
    const ofNg = await publish(people.ng, 'RESULT');
    const ofZhou = await publish(people.zhou, 'DEMAND');
    const ofLai = await publish(people.lai, 'DEMAND');
    const draft = await begin(people.lai, 'DEMAND');
    const sees = async (who: keyof typeof people) => {
      const { body } = await ask<{ content: RecordRow[] }>(
        people[who],
        'get',
        `/road-show/records?activityId=${show.show}`,
      );
      const ids = new Set(body.content.map(({ id }) => id));
      return [ofNg, ofZhou, ofLai, draft].map((id) => ids.has(id));
    };
    expect(await sees('chan')).toEqual([false, false, false, false]);
    expect(await sees('office')).toEqual([true, false, false, false]);
    expect(await sees('colleague')).toEqual([false, true, false, false]);
    expect(await sees('province')).toEqual([false, true, false, false]);
    expect(await sees('macau')).toEqual([true, false, true, true]);
    expect(await sees('mei')).toEqual([true, true, true, false]);
    const { body } = await ask<{ content: RecordRow[] }>(people.office, 'get', '/road-show/records?which=toDecide');
    expect(body.content.every(({ status }) => status === 'PENDING')).toBe(true);
  });

  test('units are listed with what of them each level sees, and found by name', async () => {
    const { people, publish, ask } = show;
    await publish(people.ng, 'RESULT');
    await publish(people.zhou, 'DEMAND');
    const of = `activityId=${show.show}&size=100`;
    for (const who of [people.office, people.colleague, people.macau, people.mei, people.chan]) {
      const records = (await ask<{ content: RecordRow[] }>(who, 'get', `/road-show/records?${of}`)).body.content;
      const { body } = await ask<{ content: RoadShowUnit[]; totalElements: number }>(
        who,
        'get',
        `/road-show/units?${of}`,
      );
      const counted = (unitId: string, kind: string) =>
        records.filter((record) => record.unit.id === unitId && record.kind === kind).length;
      expect(new Set(body.content.map(({ id }) => id))).toEqual(new Set(records.map((record) => record.unit.id)));
      for (const { id, results, demands } of body.content) {
        expect([results, demands]).toEqual([counted(id, 'RESULT'), counted(id, 'DEMAND')]);
      }
      expect(body.totalElements).toBe(body.content.length);
    }
    const [first] = (await ask<{ content: RoadShowUnit[] }>(people.mei, 'get', `/road-show/units?${of}`)).body.content;
    const search = encodeURIComponent(first?.nameEn ?? '');
    const found = await ask<{ content: RoadShowUnit[] }>(people.mei, 'get', `/road-show/units?${of}&search=${search}`);
    expect(found.body.content.map(({ id }) => id)).toContain(first?.id);
    expect(
      (await ask<{ content: RoadShowUnit[] }>(people.mei, 'get', `/road-show/units?search=zzz`)).body.content,
    ).toEqual([]);
  });
});

describe('dead ends (row 190)', () => {
  test('a professor of no school, and a school without a research office', async () => {
    const begun = async (schoolCode: string) => {
      const person = await makePerson(world, { orgType: 'ROADSHOW', role: 'FUND_RD', activities: [show.show] });
      await world.db.orm
        .update(unit)
        .set({ schoolCode })
        .where(eq(unit.id, person.unitId ?? ''));
      const body = { activityId: show.show, kind: 'RESULT' };
      return (await show.ask<OneRecord & { code: string }>(person, 'post', '/road-show/records', body)).body.code;
    };
    expect(await begun('')).toBe('ACCOUNT_ERROR');
    expect(await begun('NONE')).toBe('UNIT_MANAGEMENT_NOT_FOUND_ERROR');
  });

  test('a draft is kept however unfinished, but not by two over each other', async () => {
    const { people, begin, ask } = show;
    const id = await begin(people.chan, 'RESULT', emptyRecord);
    const form = { ...goodResult, content: 'a'.repeat(4000) };
    expect((await ask(people.chan, 'put', `/road-show/records/${id}`, { version: 2, form })).status).toBe(200);
    expect((await ask(people.chan, 'put', `/road-show/records/${id}`, { version: 2, form })).status).toBe(409);
  });
});

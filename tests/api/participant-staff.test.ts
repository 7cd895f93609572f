import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffPerson } from '#contract/participant/desk.ts';
import {
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  administrator,
  searchPeople,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { lockLists, planDeed } from '#tests/support/deeds.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());

const stay = { hotel: true, checkIn: '2026-11-24', checkOut: '2026-11-26' } as never;
const search = (activityId: string, query: string) => searchPeople(world, mei, activityId, query);
const namesFound = async (activityId: string, typed: string) =>
  (await search(activityId, `&search=${encodeURIComponent(typed)}&sort=pinyin:asc`)).content.map(
    ({ pinyin }) => pinyin,
  );
const locked = async (activityId: string) => (await lockLists(world, mei, activityId)).action.counts.DONE;

describe('who may', () => {
  test('a unit, a stranger and the door are kept from what is the fund’s', async () => {
    const activityId = await makeRoadShow(world);
    const ana = await exhibitor(world, activityId);
    const door = await makePerson(world, { name: 'Door', orgType: 'DOOR_SUPERVISOR', unitId: null });
    expect((await world.call('get', `/staff/participants?activityId=${activityId}`, ana)).status).toBe(403);
    expect((await world.call('get', `/staff/participants?activityId=${activityId}`)).status).toBe(401);
    expect((await world.call('get', `/staff/participants?activityId=${activityId}`, door)).status).toBe(200);
    const freeze = { workflow: 'PARTICIPANT_LIST', move: 'freeze', choice: { filter: { activityId } } } as const;
    expect((await planDeed(world, door, freeze)).status).toBe(403);
  });
});

describe('finding people', () => {
  test('by one or two Chinese characters, pinyin, initials, Latin name, unit and the end of the phone', async () => {
    const activityId = await makeRoadShow(world, { participantLimit: 20 });
    const ana = await exhibitor(world, activityId, { name: 'Lusofonia' });
    const list = listOf(world, ana, activityId);
    await list.add(somebody({ nameTc: '歐陽修文', nameEn: '', pinyin: 'OU YANG XIU WEN', phone: '66123987' }));
    await list.add(somebody({ nameTc: '陳文修', nameEn: 'Chan Man Sau', pinyin: 'CHEN WEN XIU' }));
    await list.add(somebody({ nameTc: '', nameEn: 'João António Conceição', pinyin: 'JOAO ANTONIO CONCEICAO' }));
    expect(await namesFound(activityId, '修')).toEqual(['CHEN WEN XIU', 'OU YANG XIU WEN']);
    expect(await namesFound(activityId, '修文')).toEqual(['OU YANG XIU WEN']);
    expect(await namesFound(activityId, '歐陽')).toEqual(['OU YANG XIU WEN']);
    expect(await namesFound(activityId, 'ouyang')).toEqual(['OU YANG XIU WEN']);
    expect(await namesFound(activityId, 'oyxw')).toEqual(['OU YANG XIU WEN']);
    expect(await namesFound(activityId, 'wen xiu')).toEqual(['CHEN WEN XIU', 'OU YANG XIU WEN']);
    expect(await namesFound(activityId, 'joao conc')).toEqual(['JOAO ANTONIO CONCEICAO']);
    expect(await namesFound(activityId, 'João')).toEqual(['JOAO ANTONIO CONCEICAO']);
    expect(await namesFound(activityId, '3987')).toEqual(['OU YANG XIU WEN']);
    expect(await namesFound(activityId, 'lusofonia')).toHaveLength(3);
    expect(await namesFound(activityId, '王')).toEqual([]);
    expect(await namesFound(activityId, "%' or 1=1")).toEqual([]);
  });

  test('by characters in the other writing, traditional or simplified, also of the unit', async () => {
    const activityId = await makeRoadShow(world, { participantLimit: 20 });
    const ana = await exhibitor(world, activityId, { name: '澳門發展中心' });
    const list = listOf(world, ana, activityId);
    await list.add(somebody({ nameTc: '劉家豪', nameEn: '', pinyin: 'LIU JIA HAO' }));
    await list.add(somebody({ nameTc: '欧阳建军', nameEn: '', pinyin: 'OU YANG JIAN JUN' }));
    for (const typed of ['刘', '劉家豪', '刘家豪', '刘家豪 澳门发展', '刘家豪 澳門發展'])
      expect(await namesFound(activityId, typed)).toEqual(['LIU JIA HAO']);
    for (const typed of ['歐', '歐陽', '歐陽建軍', '陽建', '欧阳建军'])
      expect(await namesFound(activityId, typed)).toEqual(['OU YANG JIAN JUN']);
    expect(await namesFound(activityId, '發髮')).toEqual([]);
    expect(await namesFound(activityId, '刘豪')).toEqual([]);
  });

  test('a corrected name is found by the new and no longer by the old one', async () => {
    const activityId = await makeRoadShow(world);
    const list = listOf(world, await exhibitor(world, activityId), activityId);
    const wong = somebody({ nameTc: '黃志明', nameEn: '', pinyin: 'HUANG ZHI MING' });
    const { id = '', version = 0 } = (await list.add(wong)).body.people[0] ?? {};
    await list.edit(id, version, { ...wong, nameTc: '王志明', pinyin: 'WANG ZHI MING' });
    expect(await namesFound(activityId, '黃')).toEqual([]);
    expect(await namesFound(activityId, '王志')).toEqual(['WANG ZHI MING']);
  });

  test('filters and pages together', async () => {
    const activityId = await makeRoadShow(world, { participantLimit: 20 });
    const ana = await exhibitor(world, activityId);
    for (const letter of ['A', 'B', 'C', 'D', 'E']) {
      await listOf(world, ana, activityId).add(somebody({ pinyin: `${letter} MING`, ...(letter > 'B' ? stay : {}) }));
    }
    expect((await search(activityId, '&kind=HOTEL')).totalElements).toBe(3);
    expect((await search(activityId, '&night=2026-11-26')).totalElements).toBe(0);
    const second = await search(activityId, '&kind=HOTEL&sort=pinyin:asc&size=2&page=1');
    expect(second).toMatchObject({ totalElements: 3, content: [{ pinyin: 'E MING' }] });
    expect((await search(activityId, '&listStatus=DRAFT&state=withoutCode')).totalElements).toBe(5);
    expect((await search(activityId, '&listStatus=LOCKED')).totalElements).toBe(0);
  });
});

describe('one person', () => {
  test('reading in clear needs a reason and is recorded', async () => {
    const activityId = await makeRoadShow(world);
    const chan = somebody({ documentNumber: 'MA4443332' });
    const sent = await sentList(world, await exhibitor(world, activityId), activityId, [chan]);
    const id = sent.people[0]?.id ?? '';
    expect(JSON.stringify(await search(activityId, ''))).not.toContain('MA4443332');
    expect(
      (await world.call('post', `/staff/participants/${id}/reveal`, { token: mei.token, body: { reason: ' ' } }))
        .status,
    ).toBe(400);
    const clear = await world.call('post', `/staff/participants/${id}/reveal`, {
      token: mei.token,
      body: { reason: '核對證件' },
    });
    expect(clear.body).toMatchObject({ documentNumber: 'MA4443332' });
    const detail = await world.call('get', `/staff/participants/${id}`, mei);
    expect(detail.body).toMatchObject({
      history: [{ action: 'participant.reveal', reason: '核對證件', by: mei.username }, {}, {}, {}],
    });
  });

  test('a revoked code closes the page, a reinstated one opens it again', async () => {
    const activityId = await makeRoadShow(world);
    const locked = await lockedList(world, await exhibitor(world, activityId), activityId, [
      somebody({ email: 'a@b.mo' }),
    ]);
    const id = locked.people[0]?.id ?? '';
    const mail = (await outbox(world)).find(({ kind, channel }) => kind === 'CODE_READY' && channel === 'MAIL');
    const token = /\/event\/p\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    // When it is, and its days for a calendar, come along with the code.
    expect(mail?.text).toContain('日期：2026年11月25日至26日');
    expect(mail?.calendar).toContain('DTSTART;VALUE=DATE:20261125');
    const change = (what: string, version: number) =>
      world.call<StaffPerson>('post', `/staff/participants/${id}/${what}`, {
        token: mei.token,
        body: { version, reason: '遺失名牌' },
      });
    const [person] = (await search(activityId, '')).content;
    const revoked = await change('revoke', person?.version ?? 0);
    expect(revoked.body.revokedAt).not.toBeNull();
    expect((await change('revoke', person?.version ?? 0)).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await world.call('get', `/public/participants/${token}`)).body).toMatchObject({ credential: null });
    expect((await outbox(world)).some(({ kind, to }) => kind === 'CODE_REVOKED' && to === 'a@b.mo')).toBe(true);
    expect((await change('reinstate', revoked.body.version)).body).toMatchObject({ revokedAt: null, hasCode: true });
    expect(
      (await world.call<{ credential: string }>('get', `/public/participants/${token}`)).body.credential,
    ).toHaveLength(26);
  });

  test('somebody cancelled frees the room, and comes back only where there is one', async () => {
    const activityId = await makeRoadShow(world);
    const ana = await exhibitor(world, activityId);
    const bruno = await exhibitor(world, activityId, { name: 'Bruno' });
    await sentList(world, ana, activityId, [somebody(stay), somebody(stay)]);
    await locked(activityId);
    await sentList(world, bruno, activityId, [somebody(stay)]);
    const change = async (what: string, id: string) => {
      const { content } = await search(activityId, '');
      const version = content.find((person) => person.id === id)?.version;
      return world.call('post', `/staff/participants/${id}/${what}`, {
        token: mei.token,
        body: { version, reason: '-' },
      });
    };
    expect(await locked(activityId)).toBe(0);
    const first = (await listOf(world, ana, activityId).read()).body.people[1]?.id ?? '';
    expect((await change('cancel', first)).status).toBe(200);
    expect(await locked(activityId)).toBe(1);
    expect((await change('reinstate', first)).body).toMatchObject({ code: 'CAPACITY_EXCEEDED' });
    expect((await world.call('get', `/staff/participants/hotel?activityId=${activityId}`, mei)).body).toEqual({
      nights: [
        { night: '2026-11-24', rooms: 2, taken: 2, wished: 2 },
        { night: '2026-11-25', rooms: 2, taken: 2, wished: 2 },
        { night: '2026-11-26', rooms: 2, taken: 0, wished: 0 },
      ],
    });
  });

  test('tables and rooms are given out and counted', async () => {
    const activityId = await makeRoadShow(world);
    await sentList(world, await exhibitor(world, activityId), activityId, [
      somebody({ dinner: true, diet: '素食' }),
      somebody({ dinner: true }),
    ]);
    const [person] = (await search(activityId, '&kind=DINNER_PARTY')).content;
    const arranged = await world.call('post', `/staff/participants/${person?.id}/arrangement`, {
      token: mei.token,
      body: { version: person?.version, dinnerTable: ' 3 ', hotelRoom: '1205' },
    });
    expect(arranged.body).toMatchObject({ dinnerTable: '3', hotelRoom: '' });
    expect((await world.call('get', `/staff/participants/dinner?activityId=${activityId}`, mei)).body).toMatchObject({
      seats: 2,
      taken: 0,
      wished: 2,
      tables: [
        { table: '', people: 1 },
        { table: '3', people: 1 },
      ],
    });
    expect((await search(activityId, '&table=3')).totalElements).toBe(1);
  });

  test('badges show those with a code that holds', async () => {
    const activityId = await makeRoadShow(world);
    await lockedList(world, await exhibitor(world, activityId), activityId, [somebody(), somebody()]);
    await sentList(world, await exhibitor(world, activityId), activityId, [somebody()]);
    const badges = await world.call<{ totalElements: number; content: { credential: string }[] }>(
      'get',
      `/staff/participants/badges?activityId=${activityId}`,
      mei,
    );
    expect(badges.body.totalElements).toBe(2);
    expect(new Set(badges.body.content.map(({ credential }) => credential)).size).toBe(2);
  });
});

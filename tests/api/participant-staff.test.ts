import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview, MyList, StaffPerson } from '#contract/participant.ts';
import { readSheet } from 'read-excel-file/node';
import {
  administrator,
  doJobs,
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  reviewer,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
  rui = await reviewer(world);
});
afterAll(() => world.close());

const stay = { hotel: true, checkIn: '2026-11-24', checkOut: '2026-11-26' } as never;
const search = async (activityId: string, query: string, token = rui.token) =>
  (
    await world.call<{ content: StaffPerson[]; totalElements: number }>(
      'get',
      `/staff/participants?activityId=${activityId}${query}`,
      { token },
    )
  ).body;
const namesFound = async (activityId: string, typed: string) =>
  (await search(activityId, `&search=${encodeURIComponent(typed)}&sort=pinyin:asc`)).content.map(
    ({ pinyin }) => pinyin,
  );
const freeze = (activityId: string, token: string) =>
  world.call('post', '/staff/participant-lists/freeze', { token, body: { activityId } });

describe('who may', () => {
  test('a unit, a stranger and the door are kept from what is the fund’s', async () => {
    const activityId = await makeRoadShow(world);
    const ana = await exhibitor(world, activityId);
    const door = await makePerson(world, { name: 'Door', orgType: 'DOOR_SUPERVISOR', unitId: null });
    expect((await world.call('get', `/staff/participants?activityId=${activityId}`, ana)).status).toBe(403);
    expect((await world.call('get', `/staff/participants?activityId=${activityId}`)).status).toBe(401);
    expect((await world.call('get', `/staff/participants?activityId=${activityId}`, door)).status).toBe(200);
    expect((await freeze(activityId, door.token)).status).toBe(403);
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
      (await world.call('post', `/staff/participants/${id}/reveal`, { token: rui.token, body: { reason: ' ' } }))
        .status,
    ).toBe(400);
    const clear = await world.call('post', `/staff/participants/${id}/reveal`, {
      token: rui.token,
      body: { reason: '核對證件' },
    });
    expect(clear.body).toMatchObject({ documentNumber: 'MA4443332' });
    const detail = await world.call('get', `/staff/participants/${id}`, rui);
    expect(detail.body).toMatchObject({
      history: [{ action: 'participant.reveal', reason: '核對證件', by: rui.username }, {}, {}, {}],
    });
  });

  test('a revoked code closes the page, a reinstated one opens it again', async () => {
    const activityId = await makeRoadShow(world);
    const locked = await lockedList(world, await exhibitor(world, activityId), activityId, [
      somebody({ email: 'a@b.mo' }),
    ]);
    const id = locked.people[0]?.id ?? '';
    const [mail] = (await outbox(world)).filter(({ kind, channel }) => kind === 'CODE_READY' && channel === 'MAIL');
    const token = /\/event\/p\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const change = (what: string, version: number) =>
      world.call<StaffPerson>('post', `/staff/participants/${id}/${what}`, {
        token: rui.token,
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
    await freeze(activityId, rui.token);
    await sentList(world, bruno, activityId, [somebody(stay)]);
    const change = async (what: string, id: string) => {
      const { content } = await search(activityId, '');
      const version = content.find((person) => person.id === id)?.version;
      return world.call('post', `/staff/participants/${id}/${what}`, {
        token: rui.token,
        body: { version, reason: '-' },
      });
    };
    expect((await freeze(activityId, rui.token)).body).toMatchObject({ frozen: 0 });
    const first = (await listOf(world, ana, activityId).read()).body.people[1]?.id ?? '';
    expect((await change('cancel', first)).status).toBe(200);
    expect((await freeze(activityId, rui.token)).body).toMatchObject({ frozen: 1 });
    expect((await change('reinstate', first)).body).toMatchObject({ code: 'CAPACITY_EXCEEDED' });
    expect((await world.call('get', `/staff/participants/hotel?activityId=${activityId}`, rui)).body).toEqual({
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
      token: rui.token,
      body: { version: person?.version, dinnerTable: ' 3 ', hotelRoom: '1205' },
    });
    expect(arranged.body).toMatchObject({ dinnerTable: '3', hotelRoom: '' });
    expect((await world.call('get', `/staff/participants/dinner?activityId=${activityId}`, rui)).body).toMatchObject({
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
      rui,
    );
    expect(badges.body.totalElements).toBe(2);
    expect(new Set(badges.body.content.map(({ credential }) => credential)).size).toBe(2);
  });
});

describe('changes to a locked list', () => {
  async function asked(changes: (list: MyList) => object[], people = [somebody()], reason = '改派同事') {
    const activityId = await makeRoadShow(world);
    const ana = await exhibitor(world, activityId);
    const locked = await lockedList(world, ana, activityId, people);
    const list = listOf(world, ana, activityId);
    const answer = await list.askChange({ version: locked.version, reason, changes: changes(locked) });
    return { activityId, ana, list, locked, answer, people };
  }
  const open = async (activityId: string) =>
    (
      await world.call<{ content: { id: string; listVersion: number }[] }>(
        'get',
        `/staff/participant-changes?activityId=${activityId}`,
        rui,
      )
    ).body.content[0];
  const decide = (id: string | undefined, version: number | undefined, decision: string, answer = '') =>
    world.call('post', `/staff/participant-changes/${id}`, { token: rui.token, body: { version, decision, answer } });

  test('without a reason, without a change, or with an unverified newcomer nothing is asked', async () => {
    const { list, locked } = await asked(() => []);
    const ask = (changes: object[], reason = '-') => list.askChange({ version: locked.version, reason, changes });
    expect((await ask([{ kind: 'add', person: somebody() }], '')).status).toBe(400);
    expect((await ask([])).body).toMatchObject({ fields: [{ path: 'changes' }] });
    expect((await ask([{ kind: 'add', person: somebody() }])).body).toMatchObject({
      fields: [{ path: 'changes.0.person.phone', problem: 'notVerified' }],
    });
    expect(
      (await ask([{ kind: 'remove', participantId: locked.people[0]?.id, version: locked.people[0]?.version }])).body,
    ).toMatchObject({ code: 'REPRESENTATIVE_REQUIRED' });
  });

  test('staff see the difference, masked; accepted, the person changes and keeps the code', async () => {
    const chan = somebody({ documentNumber: 'MA9990001' });
    const { activityId, ana, list, locked } = await asked(
      ({ people }) => [
        {
          kind: 'edit',
          participantId: people[0]?.id,
          version: people[0]?.version,
          person: { ...chan, title: '院長', documentNumber: 'MA9990002' },
        },
      ],
      [chan],
    );
    const before = (await search(activityId, '')).content[0];
    const request = await open(activityId);
    expect(request).toMatchObject({
      reason: '改派同事',
      capacityIsEnough: true,
      changes: [
        {
          kind: 'edit',
          anotherPerson: false,
          differences: [
            { field: 'title', before: '教授', after: '院長' },
            { field: 'documentNumber', before: 'M••••••01', after: 'M••••••02' },
          ],
        },
      ],
    });
    expect((await decide(request?.id, locked.version, 'accept')).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await decide(request?.id, request?.listVersion, 'accept', '同意')).body).toMatchObject({
      state: 'ACCEPTED',
    });
    const after = (await list.read()).body;
    expect(after).toMatchObject({
      status: 'LOCKED',
      people: [{ id: before?.id, title: '院長' }],
      change: { state: 'ACCEPTED', answer: '同意' },
    });
    expect((await outbox(world))[0]).toMatchObject({ kind: 'CHANGE_ACCEPTED', to: ana.email });
    expect((await decide(request?.id, (request?.listVersion ?? 0) + 1, 'refuse', 'x')).body).toMatchObject({
      code: 'STATUS_ERROR',
    });
  });

  test('somebody else in a person’s place gets a new code, and the old one holds no more', async () => {
    const chan = somebody();
    const lei = somebody({ nameTc: '李安娜', nameEn: 'Lei On Na', pinyin: 'LI AN NA' });
    const activityId = await makeRoadShow(world);
    const ana = await exhibitor(world, activityId);
    const locked = await lockedList(world, ana, activityId, [chan]);
    const list = listOf(world, ana, activityId);
    await list.verify(lei);
    const [old] = locked.people;
    await list.askChange({
      version: locked.version,
      reason: '-',
      changes: [{ kind: 'edit', participantId: old?.id, version: old?.version, person: lei }],
    });
    const request = await open(activityId);
    expect(request).toMatchObject({ changes: [{ anotherPerson: true }] });
    await decide(request?.id, request?.listVersion, 'accept');
    const { people, representativeId } = (await list.read()).body;
    const newcomer = people.find(({ nameTc }) => nameTc === '李安娜');
    expect(people.find(({ id }) => id === old?.id)?.cancelledAt).not.toBeNull();
    expect(newcomer).toMatchObject({ hasCode: true, cancelledAt: null });
    expect(representativeId).toBe(newcomer?.id);
    expect((await search(activityId, '&state=expected')).content.map(({ nameTc }) => nameTc)).toEqual(['李安娜']);
  });

  test('what does not fit into the hotel cannot be accepted, only refused with an answer', async () => {
    const activityId = await makeRoadShow(world);
    const ana = await exhibitor(world, activityId);
    const guest = somebody();
    await lockedList(world, await exhibitor(world, activityId), activityId, [somebody(stay), somebody(stay)]);
    const locked = await lockedList(world, ana, activityId, [guest]);
    const list = listOf(world, ana, activityId);
    await list.askChange({
      version: locked.version,
      reason: '-',
      changes: [
        {
          kind: 'edit',
          participantId: locked.people[0]?.id,
          version: locked.people[0]?.version,
          person: { ...guest, ...(stay as object) },
        },
      ],
    });
    const request = await open(activityId);
    expect(request).toMatchObject({ capacityIsEnough: false });
    expect((await decide(request?.id, request?.listVersion, 'accept')).body).toMatchObject({
      code: 'CAPACITY_EXCEEDED',
    });
    expect((await decide(request?.id, request?.listVersion, 'refuse')).status).toBe(400);
    expect((await decide(request?.id, request?.listVersion, 'refuse', '房間已滿')).body).toMatchObject({
      state: 'REFUSED',
    });
    expect((await list.read()).body).toMatchObject({
      status: 'LOCKED',
      people: [{ hotel: false }],
      change: { answer: '房間已滿' },
    });
  });

  test('given up, the list is locked as it was', async () => {
    const chan = somebody();
    const { list, answer } = await asked(
      ({ people }) => [
        { kind: 'edit', participantId: people[0]?.id, version: people[0]?.version, person: { ...chan, title: '院長' } },
      ],
      [chan],
    );
    expect(answer.body.status).toBe('CHANGE_REQUESTED');
    expect((await list.withdrawChange(answer.body.version)).body).toMatchObject({ status: 'LOCKED', change: null });
  });
});

describe('sheets', () => {
  const boundary = 'sheet';
  const upload = (activityId: string, file: Buffer | string, name = 'people.csv', token = mei.token) =>
    world.app
      .inject({
        method: 'POST',
        url: `/event-api/staff/participants/imports?activityId=${activityId}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([
          Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
          Buffer.from(file),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      })
      .then((response) => ({ status: response.statusCode, body: response.json<ImportPreview>() }));
  const confirm = (preview: ImportPreview) =>
    world.call('post', `/staff/participants/imports/${preview.importId}/confirm`, {
      token: mei.token,
      body: { plan: preview.plan },
    });
  const head = '單位,中文姓名,拼音,職銜,稱謂,出生日期,國籍,證件類型,證件號碼,手機號碼,歡迎晚宴';
  const row = (unit: string, document: string, more = '是') =>
    `${unit},黃小燕,,研究員,女士,1990/2/3,中國,護照,${document},66112233,${more}`;

  test.each([
    ['a picture under the name of a sheet', Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]), 'people.xlsx'],
    ['an archive that is no sheet', Buffer.from('PK\u0003\u0004 and nothing more'), 'people.xlsx'],
    ['text in an unknown encoding', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]), 'people.csv'],
    ['an unfinished quotation', `${head}\n"never closed`, 'people.csv'],
    ['nothing', '', 'people.csv'],
    ['other columns', 'a,b\n1,2', 'people.csv'],
  ])('%s is refused and never a fault of ours', async (_what, file, name) => {
    const activityId = await makeRoadShow(world);
    const answer = await upload(activityId, file, name);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR' } });
  });

  test('a file that says it unpacks to gigabytes is not unpacked', async () => {
    const entry = Buffer.alloc(46 + 8);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(0xfffffff0, 24);
    entry.writeUInt16LE(8, 28);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(4, 16);
    const bomb = Buffer.concat([Buffer.from('PK\u0003\u0004'), entry, end]);
    const answer = await upload(await makeRoadShow(world), bomb, 'people.xlsx');
    expect(answer.body).toMatchObject({ fields: [{ path: 'file', problem: 'tooLarge' }] });
  });

  test('a file over the limit and a body that is no upload are told apart', async () => {
    const activityId = await makeRoadShow(world);
    expect((await upload(activityId, Buffer.alloc(5 * 1024 * 1024 + 1, 65))).status).toBe(413);
    const json = await world.call('post', `/staff/participants/imports?activityId=${activityId}`, {
      token: mei.token,
      body: {},
    });
    expect(json.body).toMatchObject({ fields: [{ path: 'file', problem: 'required' }] });
  });

  test('row by row it says what would happen, and nothing happens before it is confirmed', async () => {
    const activityId = await makeRoadShow(world);
    const unitName = `Unit ${activityId.slice(-6)}`;
    const ana = await exhibitor(world, activityId, { name: unitName });
    const unit = `${unitName}'s unit`;
    const preview = await upload(
      activityId,
      [head, row(unit, 'K1234567'), row('Nobody Ltd', 'K1234568'), row(unit, '?', '也許')].join('\n'),
    );
    expect(preview.body).toMatchObject({
      counts: { add: 1, update: 0, unchanged: 0, error: 2 },
      rows: [
        { row: 2, action: 'add', nameTc: '黃小燕' },
        { row: 3, action: 'error', errors: [{ path: 'unit', problem: 'notAllowed' }] },
        {
          row: 4,
          action: 'error',
          errors: [
            { path: 'dinner', problem: 'format' },
            { path: 'documentNumber', problem: 'format' },
          ],
        },
      ],
    });
    expect((await search(activityId, '')).totalElements).toBe(0);
    expect((await confirm(preview.body)).body).toEqual({ added: 1, updated: 0 });
    expect((await listOf(world, ana, activityId).read()).body).toMatchObject({
      status: 'SUBMITTED',
      people: [
        {
          nameTc: '黃小燕',
          pinyin: 'HUANG XIAO YAN',
          gender: 'MADAM',
          nationality: 'CN',
          dinner: true,
          phoneVerified: true,
        },
      ],
      facts: { hasRepresentative: true },
    });
    expect((await confirm(preview.body)).status).toBe(404);
  });

  test('a second sheet updates who is there and leaves alone what it does not name', async () => {
    const activityId = await makeRoadShow(world);
    const unitName = `Unit ${activityId.slice(-6)}`;
    await exhibitor(world, activityId, { name: unitName });
    const unit = `${unitName}'s unit`;
    const first = await upload(
      activityId,
      [head, row(unit, 'K1'.padEnd(8, '1')), row(unit, 'K2'.padEnd(8, '2'))].join('\n'),
    );
    await confirm(first.body);
    const second = await upload(
      activityId,
      [
        'Unit;Document type;Document number;Title;Table',
        `${unit};Passport;K1111111;Director;9`,
        `${unit};PASSPORT;k2222222;研究員;`,
      ].join('\n'),
    );
    expect(second.body).toMatchObject({
      counts: { add: 0, update: 1, unchanged: 1, error: 0 },
      rows: [
        { action: 'update', differences: [{ field: 'title', before: '研究員', after: 'Director' }] },
        { action: 'unchanged' },
      ],
    });
    await confirm(second.body);
    expect((await search(activityId, '&table=9')).content).toMatchObject([
      { title: 'Director', nameTc: '黃小燕', dinner: true },
    ]);
  });

  test('what changed since the preview is not overwritten', async () => {
    const activityId = await makeRoadShow(world);
    const unitName = `Unit ${activityId.slice(-6)}`;
    const ana = await exhibitor(world, activityId, { name: unitName });
    const chan = somebody({ documentType: 'PASSPORT', documentNumber: 'K7777777' });
    const { id = '', version = 0 } = (await listOf(world, ana, activityId).add(chan)).body.people[0] ?? {};
    const preview = await upload(activityId, [head, row(`${unitName}'s unit`, 'K7777777')].join('\n'));
    expect(preview.body.counts.update).toBe(1);
    await listOf(world, ana, activityId).edit(id, version, { ...chan, title: '院長' });
    expect((await confirm(preview.body)).body).toMatchObject({ code: 'STATUS_ERROR' });
  });

  test('an export is text through and through, without personal columns unless there is a reason', async () => {
    const activityId = await makeRoadShow(world);
    const unitName = `Unit ${activityId.slice(-6)}`;
    const ana = await exhibitor(world, activityId, { name: unitName });
    await listOf(world, ana, activityId).add(
      somebody({ title: '=HYPERLINK("http://evil.example","x")', documentNumber: 'K5555555', nameEn: '+Chan' }),
    );
    const download = async (columns: string[], reason = '') => {
      const answer = await world.app.inject({
        method: 'POST',
        url: '/event-api/staff/participants/export',
        headers: { authorization: `Bearer ${mei.token}` },
        payload: { activityId, language: 'pt', columns, reason },
      });
      return { status: answer.statusCode, file: answer.rawPayload };
    };
    const plain = await download(['unit', 'nameEn', 'title', 'gender']);
    expect(await readSheet(plain.file)).toEqual([
      ['Entidade', 'Nome em letras latinas', 'Cargo', 'Tratamento'],
      [`${unitName}'s unit`, "'+Chan", `'=HYPERLINK("http://evil.example","x")`, 'Senhor'],
    ]);
    expect((await download(['documentNumber'])).status).toBe(400);
    const personal = await download(['unit', 'documentType', 'documentNumber', 'title'], '酒店登記');
    expect((await readSheet(personal.file))[1]).toContain('K5555555');
    const [entry] = await world.db.query<{ reason: string; details: object }>(
      "select reason, details from audit_entry where action = 'participant.export' and subject_id = $1 order by at desc, id desc limit 1",
      [activityId],
    );
    expect(entry).toMatchObject({ reason: '酒店登記', details: { personal: ['documentNumber'], rows: 1 } });

    const back = await upload(activityId, personal.file, 'back.xlsx');
    expect(back.body.counts).toEqual({ add: 0, update: 0, unchanged: 1, error: 0 });
  });
});

describe('afterwards', () => {
  test('ninety days after the end personal data is gone, and a line proves it', async () => {
    const old = await openTestWorld();
    const activityId = await makeRoadShow(old);
    const ana = await exhibitor(old, activityId);
    const locked = await lockedList(old, ana, activityId, [somebody({ email: 'chan@example.org' })]);
    const token = /\/event\/p\/([\w-]+)/.exec((await outbox(old)).map(({ text }) => text).join(' '))?.[1];
    old.clock.set('2027-02-24T15:59:59.999Z' as never);
    await old.db.query(
      "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'erase-participants', '{}', $1, $1)",
      [old.clock.now()],
    );
    await doJobs(old);
    expect((await old.call('get', `/public/participants/${token}`)).status).toBe(200);
    old.clock.forward(24 * 60 * 60_000);
    await doJobs(old);
    expect((await old.call('get', `/public/participants/${token}`)).status).toBe(404);
    const [row] = await old.db.query<{ text: string }>('select row_to_json(p)::text as text from participant p');
    expect(row?.text).not.toContain('陳');
    expect(await outbox(old)).toEqual([]);
    const proof = await old.db.query("select details from audit_entry where action = 'participant.erase'");
    expect(proof).toEqual([{ details: { people: 1 } }]);
    expect(locked.people).toHaveLength(1);
    await old.close();
  });

  test('when the window has closed, lists that were sent are locked by themselves', async () => {
    const old = await openTestWorld();
    const activityId = await makeRoadShow(old);
    const ana = await exhibitor(old, activityId);
    await sentList(old, ana, activityId, [somebody()]);
    await old.db.query(
      "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'freeze-participant-lists', '{}', $1, $1)",
      [old.clock.now()],
    );
    await doJobs(old);
    const status = () => old.db.query<{ status: string }>('select status from participant_list');
    expect(await status()).toEqual([{ status: 'SUBMITTED' }]);
    old.clock.set('2026-11-22T16:00:00.000Z' as never);
    await doJobs(old);
    expect(await status()).toEqual([{ status: 'LOCKED' }]);
    await old.close();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  outbox,
  administrator,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import { makePerson } from '#tests/support/people.ts';
import { lockLists } from '#tests/support/deeds.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let roadShow: string;
beforeAll(async () => {
  world = await openTestWorld();
  roadShow = await makeRoadShow(world);
});
afterAll(() => world.close());

const refused = (code: string, ...fields: [path: string, problem: string][]) => ({
  code,
  ...(fields.length > 0 ? { fields: fields.map(([path, problem]) => expect.objectContaining({ path, problem })) } : {}),
});

describe('whose list it is', () => {
  test('a stranger to the activity hears that there is no list', async () => {
    const stranger = await makePerson(world, { name: 'Zé', orgType: 'ROADSHOW' });
    const list = listOf(world, stranger, roadShow);
    expect(await list.read()).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
    expect(await list.add(somebody())).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('another unit of the same activity cannot reach a person', async () => {
    const ana = await exhibitor(world, roadShow);
    const bruno = await exhibitor(world, roadShow, { name: 'Bruno' });
    const { body } = await listOf(world, ana, roadShow).add(somebody());
    const person = body.people[0];
    const theft = await listOf(world, bruno, roadShow).edit(person?.id ?? '', person?.version ?? 0, somebody());
    expect(theft).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
  });

  test('two accounts of one unit share one list', async () => {
    const ana = await exhibitor(world, roadShow);
    const carla = await exhibitor(world, roadShow, { name: 'Carla', unitId: ana.unitId });
    await listOf(world, ana, roadShow).add(somebody());
    expect((await listOf(world, carla, roadShow).read()).body.people).toHaveLength(1);
  });
});

describe('filling it in', () => {
  test('everything wrong with a person is told at once, next to its field', async () => {
    const ana = await exhibitor(world, roadShow);
    const answer = await listOf(world, ana, roadShow).add(
      somebody({
        nameTc: ' ',
        nameEn: '',
        pinyin: 'chen 2',
        documentType: 'IDENTITY',
        documentNumber: '110105194912310021',
        phone: '123',
        email: 'nobody',
        hotel: true,
        checkIn: '2026-11-23' as never,
        checkOut: null,
      }),
    );
    expect(answer).toMatchObject({
      status: 400,
      body: refused(
        'PARAMS_ERROR',
        ['person.nameTc', 'oneOfTwo'],
        ['person.pinyin', 'format'],
        ['person.documentNumber', 'checkDigit'],
        ['person.phone', 'format'],
        ['person.email', 'format'],
        ['person.checkIn', 'outsideWindow'],
        ['person.checkOut', 'required'],
      ),
    });
  });

  test('the same document is not taken twice', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const chan = somebody();
    await list.add(chan);
    const again = await list.add(somebody({ documentNumber: chan.documentNumber.toLowerCase() }));
    expect(again.body).toMatchObject(refused('PARAMS_ERROR', ['person.documentNumber', 'notUnique']));
  });

  test('the limit is told as n of N and then kept', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    await list.add(somebody());
    await list.add(somebody());
    expect((await list.add(somebody())).body.facts).toMatchObject({ count: 3, limit: 3 });
    expect(await list.add(somebody())).toMatchObject({ status: 409, body: { code: 'PARTICIPANT_LIMIT_REACHED' } });
    expect((await list.read()).body.people).toHaveLength(3);
  });

  test.each([
    ['a millisecond before the first day', '2026-10-31T15:59:59.999Z', 409],
    ['on the first day', '2026-10-31T16:00:00.000Z', 200],
    ['in the last millisecond of the last day', '2026-11-22T15:59:59.999Z', 200],
    ['a millisecond later', '2026-11-22T16:00:00.000Z', 409],
  ])('%s in Macau, adding somebody is answered with %s: %i', async (_when, now, status) => {
    const other = await openTestWorld({ now });
    const activity = await makeRoadShow(other);
    const ana = await exhibitor(other, activity);
    const answer = await listOf(other, ana, activity).add(somebody());
    expect(answer.status).toBe(status);
    await other.close();
  });

  test('whoever edits what somebody else changed meanwhile is refused, and the newest stays', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const chan = somebody();
    const { id = '', version = 0 } = (await list.add(chan)).body.people[0] ?? {};
    expect((await list.edit(id, version, { ...chan, title: '院長' })).status).toBe(200);
    expect(await list.edit(id, version, { ...chan, title: '校長' })).toMatchObject({ body: { code: 'STATUS_ERROR' } });
    expect((await list.read()).body.people[0]?.title).toBe('院長');
  });

  test('lists mask what is personal; the unit reads it in clear only to edit', async () => {
    const ana = await exhibitor(world, roadShow);
    const chan = somebody({ documentNumber: 'MA7654321', phone: '66778899' });
    const list = await listOf(world, ana, roadShow).add(chan);
    const shown = JSON.stringify(list.body);
    for (const secret of ['MA7654321', '66778899', '1975-06-01', 'taiman75']) expect(shown).not.toContain(secret);
    expect(list.body.people[0]).toMatchObject({ maskedDocument: 'M••••21', maskedPhone: '••••8899' });
    const own = await world.call('get', `/activities/${roadShow}/participants/${list.body.people[0]?.id}`, ana);
    expect(own.body).toMatchObject({ person: chan, phoneVerified: false });
  });

  test('the database holds no document, birthday, phone or WeChat in plain text', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const lou = somebody({
      documentNumber: 'MB5550001',
      phone: '61234509',
      wechatId: 'lou_wx',
      email: 'lou@example.org',
    });
    await list.verify(lou);
    await list.add(lou);
    const tables = await world.db.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const rows = await world.db.query<{ text: string }>(`select row_to_json(t)::text as text from "${name}" t`);
      const text = [name, ...rows.map((row) => row.text)].join('\n');
      for (const secret of ['MB5550001', '61234509', '1975-06-01', 'lou_wx', 'lou@example.org']) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('sending it', () => {
  test('without a representative it is not taken', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const chan = somebody();
    await list.verify(chan);
    const { body } = await list.add(chan);
    expect((await list.submit(body.version)).body).toMatchObject({ code: 'REPRESENTATIVE_REQUIRED' });
  });

  test('with an unverified phone it is not taken, and says whose', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const { body } = await list.add(somebody());
    const { body: represented } = await list.represent(body.version, body.people[0]?.id ?? '');
    expect((await list.submit(represented.version)).body).toMatchObject(
      refused('PARAMS_ERROR', ['people.0.phone', 'notVerified']),
    );
  });

  test('a representative must be on the list, and leaves the office with it', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const { body } = await list.add(somebody());
    const stranger = (await listOf(world, await exhibitor(world, roadShow), roadShow).add(somebody())).body.people[0];
    expect((await list.represent(body.version, stranger?.id ?? '')).body).toMatchObject({ code: 'ENTITY_NOT_FOUND' });
    const { body: represented } = await list.represent(body.version, body.people[0]?.id ?? '');
    expect(represented.facts.hasRepresentative).toBe(true);
    const person = represented.people[0];
    expect((await list.remove(person?.id ?? '', person?.version ?? 0)).body).toMatchObject({
      representativeId: null,
      people: [],
    });
  });

  test('sent, it can still be edited until it is locked, but not made incomplete', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = listOf(world, ana, roadShow);
    const chan = somebody();
    const sent = await sentList(world, ana, roadShow, [chan]);
    expect(sent).toMatchObject({ status: 'SUBMITTED' });
    const [person] = sent.people;
    const edited = await list.edit(person?.id ?? '', person?.version ?? 0, { ...chan, title: '院長' });
    expect(edited.body).toMatchObject({ status: 'SUBMITTED', people: [{ title: '院長' }] });
    const { version = 0 } = edited.body.people[0] ?? {};
    expect((await list.remove(person?.id ?? '', version)).body).toMatchObject({ code: 'PARAMS_ERROR' });
    expect((await list.add(somebody())).body).toMatchObject(refused('PARAMS_ERROR', ['people.1.phone', 'notVerified']));
    expect((await list.withdraw(edited.body.version)).body).toMatchObject({ status: 'DRAFT' });
  });

  test('the sender gets a receipt in their own language', async () => {
    const luisa = await exhibitor(world, roadShow, { name: 'Luísa', language: 'pt' });
    await sentList(world, luisa, roadShow, [somebody({ nameTc: '', nameEn: 'Maria da Luz' })]);
    const [receipt] = await outbox(world);
    expect(receipt).toMatchObject({
      to: luisa.email,
      kind: 'LIST_RECEIVED',
      subject: '[Roadshow] Recebemos a sua lista de participantes',
    });
    expect(receipt?.text).toContain('Maria da Luz');
  });
});

describe('locked', () => {
  test('everybody gets a code of their own, a mail with its picture and a page without a login', async () => {
    const ana = await exhibitor(world, roadShow);
    const list = await lockedList(world, ana, roadShow, [
      somebody({ email: 'chan@example.org', dinner: true }),
      somebody({ nameTc: '李小明', nameEn: '', pinyin: 'LI XIAO MING', language: 'en' }),
    ]);
    expect(list).toMatchObject({ status: 'LOCKED', people: [{ hasCode: true }, { hasCode: true }] });
    const mail = (await outbox(world)).find(({ to }) => to === 'chan@example.org');
    expect(mail).toMatchObject({ kind: 'CODE_READY', language: 'zh', subject: '[產學研路演] 您的簽到碼' });
    expect(mail?.html).toContain('cid:code.png');
    expect(
      Buffer.from(mail?.pictures?.[0]?.base64 ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');

    const token = /\/event\/p\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const page = await world.call<{ credential: string }>('get', `/public/participants/${token}`);
    expect(page).toMatchObject({
      status: 200,
      body: {
        nameTc: '陳大文',
        kinds: [
          { kind: 'ACTIVITY', signedAt: null },
          { kind: 'DINNER_PARTY', signedAt: null },
        ],
      },
    });
    expect(page.body.credential).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  test('a link that was not signed by us opens nothing', async () => {
    const forged = Buffer.alloc(32, 7).toString('base64url');
    expect(await world.call('get', `/public/participants/${forged}`)).toMatchObject({ status: 404 });
  });

  test('nothing can be changed without asking', async () => {
    const ana = await exhibitor(world, roadShow);
    const chan = somebody();
    const locked = await lockedList(world, ana, roadShow, [chan]);
    const list = listOf(world, ana, roadShow);
    const { id = '', version = 0 } = locked.people[0] ?? {};
    expect((await list.add(somebody())).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await list.edit(id, version, chan)).body).toMatchObject({ code: 'STATUS_ERROR' });
    expect((await list.remove(id, version)).body).toMatchObject({ code: 'STATUS_ERROR' });
  });
});

describe('freezing', () => {
  test('what does not fit into the hotel any more is left to staff, and the others are locked', async () => {
    const small = await makeRoadShow(world);
    const stay = { hotel: true, checkIn: '2026-11-24', checkOut: '2026-11-26' } as never;
    const ana = await exhibitor(world, small);
    await sentList(world, ana, small, [somebody(stay), somebody(stay)]);
    const late = await exhibitor(world, small, { name: 'Late Lou' });
    world.clock.forward(60_000);
    await sentList(world, late, small, [somebody(stay)]);
    const { content } = await lockLists(world, await administrator(world), small);
    expect(content.map(({ state, refusal }) => [state, refusal])).toEqual([
      ['DONE', null],
      ['REFUSED', 'CAPACITY_EXCEEDED'],
    ]);
    expect((await listOf(world, late, small).read()).body.status).toBe('SUBMITTED');
  });
});

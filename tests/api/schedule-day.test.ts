import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plusMs } from '#domain/instant.ts';
import { meetingButtons, meetingMoves, meetingStatuses } from '#domain/schedule/meeting-moves.ts';
import { decide } from '#domain/workflow.ts';
import { settleMeetings } from '#server/schedule/attendance/settle-meetings.ts';
import { MeetingMorning, minute, ten } from '#tests/support/meeting-day.ts';
import { reviewer } from '#tests/support/participants.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let morning: MeetingMorning;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  morning = await MeetingMorning.open(world);
});

describe('the door’s sign-in', () => {
  test('marks a meeting held as soon as both are there and it has begun', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    await morning.arrive('Ana');
    expect((await morning.firstOf('Ana')).meeting.attendance).toMatchObject({
      status: 'PUBLISHED',
      ownIsHere: true,
      otherIsHere: false,
    });
    await morning.arrive(other);
    await morning.at(-1);
    expect((await morning.ofDay(meeting.id)).status).toBe('PUBLISHED');
    await morning.at(0);
    expect((await morning.firstOf(other)).meeting.attendance).toMatchObject({ status: 'HELD', otherIsHere: true });
    const { history, status, byStaff } = await morning.ofDay(meeting.id);
    expect({ status, byStaff }).toEqual({ status: 'HELD', byStaff: false });
    expect(history).toMatchObject([{ action: 'hold', by: null, at: ten }]);
    expect(await morning.newsTo(morning.members.Ana, 'MEETING_ATTENDANCE')).toEqual([]);
  });

  test('tells after the grace who did not come: both sides and the fund, each once', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    await morning.arrive('Ana', 'Bao');
    await morning.at(10);
    expect((await morning.ofDay(meeting.id)).status).toBe('PUBLISHED');
    await morning.at(10, 1);
    await settleMeetings(world);
    expect(await morning.ofDay(meeting.id)).toMatchObject({
      status: 'NO_SHOW',
      absent: expect.stringMatching(/^[AB]$/),
      version: 2,
    });
    expect((await morning.firstOf('Ana')).meeting.attendance).toMatchObject({ ownMissed: false, otherMissed: true });
    const [toAna, ...more] = await morning.newsTo(morning.members.Ana, 'MEETING_ATTENDANCE');
    expect(more).toEqual([]);
    expect(toAna?.text).toContain('they did not come in time');
    const [toOther] = await morning.newsTo(morning.members[other], 'MEETING_ATTENDANCE');
    expect(toOther?.text).toContain('tell the staff');
    // Ana's and Bao's first meetings, in one notice.
    const toStaff = await morning.newsTo(morning.rui, 'MEETINGS_MISSED');
    expect(toStaff.map(({ subject }) => subject)).toEqual([expect.stringContaining('2')]);
    const held = await morning.call<{ totalElements: number }>(
      morning.rui,
      'get',
      `/admin/schedule/${morning.fair}/held-meetings`,
    );
    expect(held.body.totalElements).toBe(0);
  });

  test('counts who came when the grace ended, and not who came a moment later', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    await morning.arrive('Ana');
    await morning.at(10);
    await morning.arrive(other);
    await morning.at(11);
    expect((await morning.ofDay(meeting.id)).status).toBe('HELD');
    const late = await morning.firstOf('Bao');
    await morning.arrive('Bao', late.other);
    await morning.at(12);
    expect((await morning.ofDay(late.meeting.id)).status).toBe('NO_SHOW');
  });

  test('corrects a no-show when a phone sends late what it scanned in time', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    await morning.arrive('Ana');
    await morning.at(15);
    expect((await morning.ofDay(meeting.id)).status).toBe('NO_SHOW');
    await morning.phone.send([morning.phone.scan(morning.members[other].guest, { agoMs: 9 * minute })]);
    await settleMeetings(world);
    expect(await morning.ofDay(meeting.id)).toMatchObject({
      status: 'HELD',
      absent: '',
      history: [{ action: 'miss' }, { action: 'hold' }],
    });
    const [corrected] = await morning.newsTo(morning.members.Ana, 'MEETING_ATTENDANCE');
    expect(corrected?.text).toContain('counts as held');
  });

  test('does not correct it by a scan that was made too late', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    await morning.arrive('Ana');
    await morning.at(15);
    await morning.phone.send([morning.phone.scan(morning.members[other].guest, { agoMs: 3 * minute })]);
    await settleMeetings(world);
    expect(await morning.ofDay(meeting.id)).toMatchObject({ status: 'NO_SHOW', history: [{ action: 'miss' }] });
  });

  test('taken back, it opens the meeting again', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    const scan = morning.phone.scan(morning.members[other].guest);
    await morning.phone.send([scan]);
    await morning.arrive('Ana');
    await morning.at(1);
    expect((await morning.ofDay(meeting.id)).status).toBe('HELD');
    await morning.phone.send([morning.phone.undo(scan)]);
    await settleMeetings(world);
    const { status, history } = await morning.ofDay(meeting.id);
    expect([status, history.map(({ action }) => action)]).toEqual(['PUBLISHED', ['hold', 'reopen']]);
  });

  test('judges nobody as long as it has counted nobody', async () => {
    await morning.at(20);
    expect((await morning.day()).counts).toEqual({ PUBLISHED: 4, HELD: 0, NO_SHOW: 0, CANCELLED: 0 });
  });
});

describe('staff', () => {
  test('take back what the door said, and it stays so; take back their own mark, and the door counts again', async () => {
    const { meeting, other } = await morning.firstOf('Ana');
    await morning.arrive('Ana', other);
    await morning.at(1);
    expect((await morning.mark(meeting.id, 'undo')).status).toBe(200);
    await settleMeetings(world);
    expect(await morning.ofDay(meeting.id)).toMatchObject({ status: 'PUBLISHED', byStaff: true });
    const missed = await morning.mark(meeting.id, 'markMissed', { absent: 'AB' });
    expect(missed.status).toBe(200);
    expect(await morning.ofDay(meeting.id)).toMatchObject({ status: 'NO_SHOW', absent: 'AB' });
    expect((await morning.mark(meeting.id, 'undo')).status).toBe(200);
    await settleMeetings(world);
    const { status, history } = await morning.ofDay(meeting.id);
    expect(status).toBe('HELD');
    expect(history.map(({ action, by }) => [action, by !== null])).toEqual([
      ['hold', false],
      ['undo', true],
      ['markMissed', true],
      ['undo', true],
      ['hold', false],
    ]);
  });

  test('say who missed it, and only about what was read last', async () => {
    const { meeting } = await morning.firstOf('Ana');
    await morning.at(1);
    expect((await morning.mark(meeting.id, 'markMissed')).body.code).toBe('PARAMS_ERROR');
    expect((await morning.mark(meeting.id, 'markHeld', { version: 7 })).body.code).toBe('STATUS_ERROR');
    const stranger = await reviewer(world, []);
    expect((await morning.mark(meeting.id, 'markHeld', { who: stranger })).body.code).toBe('NO_PERMISSION');
    expect((await morning.mark(meeting.id, 'markHeld', { who: morning.members.Ana })).body.code).toBe('NO_PERMISSION');
  });

  test('mark by the table in every state, and nothing else is accepted', async () => {
    const { meeting } = await morning.firstOf('Ana');
    await morning.at(1);
    await morning.mark(meeting.id, 'markHeld');
    for (const status of meetingStatuses) {
      for (const move of meetingButtons) {
        await world.db.query('update schedule_attendance set status = $1, by_staff = true where wish_id = $2', [
          status,
          meeting.id,
        ]);
        const facts = { isStaffs: true, hasBegun: true };
        const refused = decide(meetingMoves[move], { status, roles: ['fund'], facts });
        const { body } = await morning.mark(meeting.id, move, { absent: move === 'markMissed' ? 'A' : '' });
        expect([status, move, body.code ?? null]).toEqual([status, move, refused]);
      }
    }
  });
});

describe('a freed slot', () => {
  /** Ana is there, and who was to meet her at ten is not; so are Eva and Fay, who wait for her. */
  async function freed(): Promise<string> {
    const { other } = await morning.firstOf('Ana');
    await morning.arrive('Ana', 'Eva', 'Fay');
    await morning.at(11);
    return other;
  }

  test('is offered to who waited, and becomes a meeting when both say yes', async () => {
    const { meeting: before } = await morning.firstOf('Ana');
    const { path } = (await morning.call<{ path: string }>(morning.members.Eva, 'post', '/schedule/feed')).body;
    await freed();
    const [offer] = await morning.offersTo('Ana');
    expect(offer).toMatchObject({
      with: { id: morning.members.Eva.unitId },
      begin: ten,
      table: before.table,
      until: plusMs(ten, 15 * minute),
      ownAccepted: false,
    });
    expect(await morning.offersTo('Eva')).toMatchObject([{ id: offer?.id, with: { id: morning.members.Ana.unitId } }]);
    expect(await morning.offersTo('Fay')).toEqual([]);
    expect(await morning.newsTo(morning.members.Eva, 'MEETING_OFFERED')).toHaveLength(1);

    expect((await morning.answer('Ana', offer?.id, 'accept')).body.status).toBe('OPEN');
    expect((await morning.answer('Ana', offer?.id, 'accept')).body.code).toBe('STATUS_ERROR');
    expect((await morning.answer('Fay', offer?.id, 'accept')).body.code).toBe('ENTITY_NOT_FOUND');
    expect(await morning.offersTo('Eva')).toMatchObject([{ otherAccepted: true }]);
    expect((await morning.answer('Eva', offer?.id, 'accept')).body.status).toBe('ACCEPTED');

    const ofEva = await morning.meetingsOf('Eva');
    expect(ofEva).toMatchObject([{ begin: ten, table: before.table, with: { id: morning.members.Ana.unitId } }]);
    expect(await morning.newsTo(morning.members.Eva, 'SCHEDULE_RELEASED')).toHaveLength(1);
    expect((await world.app.inject({ method: 'GET', url: path })).body).toContain('BEGIN:VEVENT');
    // What Ana waited for in vain stays in her day, and her second meeting where it was.
    expect((await morning.meetingsOf('Ana')).map(({ attendance, mayAsk }) => [attendance?.status, mayAsk])).toEqual(
      expect.arrayContaining([
        ['NO_SHOW', false],
        ['PUBLISHED', false],
      ]),
    );
    await settleMeetings(world);
    expect((await morning.firstOf('Eva')).meeting.attendance?.status).toBe('HELD');
    expect(await morning.offersTo('Fay')).toEqual([]);
    expect((await morning.day()).offers).toMatchObject([{ status: 'ACCEPTED' }]);
  });

  test('goes to who waits next when one says no, or nobody answers in time', async () => {
    await freed();
    const [offer] = await morning.offersTo('Eva');
    expect((await morning.answer('Eva', offer?.id, 'decline')).body.status).toBe('DECLINED');
    expect((await morning.newsTo(morning.members.Ana, 'MEETING_OFFER_ENDED'))[0]?.text).toContain('declined');
    await morning.at(12);
    const [next] = await morning.offersTo('Fay');
    expect(next?.until).toBe(plusMs(ten, 15 * minute));
    expect((await morning.answer('Fay', next?.id, 'accept')).body.status).toBe('OPEN');
    await morning.at(15);
    expect(await morning.offersTo('Fay')).toEqual([]);
    expect((await morning.answer('Ana', next?.id, 'accept')).body.code).toBe('STATUS_ERROR');
    expect((await morning.newsTo(morning.members.Fay, 'MEETING_OFFER_ENDED'))[0]?.text).toContain('expired');
    const { offers } = await morning.day();
    expect(offers.map(({ status }) => status)).toEqual(['LAPSED', 'DECLINED']);
  });

  test('is offered to nobody who is not there', async () => {
    await morning.arrive('Ana', 'Fay');
    await morning.at(11);
    expect(await morning.offersTo('Ana')).toMatchObject([{ with: { id: morning.members.Fay.unitId } }]);
  });

  test('is no longer offered when the one who was missed had come in time after all', async () => {
    const other = (await freed()) as 'Chi';
    const [offer] = await morning.offersTo('Eva');
    await morning.phone.send([morning.phone.scan(morning.members[other].guest, { agoMs: 5 * minute })]);
    await settleMeetings(world);
    expect(await morning.offersTo('Eva')).toEqual([]);
    expect((await morning.answer('Eva', offer?.id, 'accept')).body.code).toBe('STATUS_ERROR');
    expect((await morning.newsTo(morning.members.Eva, 'MEETING_OFFER_ENDED'))[0]?.text).toContain('no longer free');
  });

  test('is offered ahead of its time when a meeting of today is cancelled', async () => {
    const { other } = await morning.firstOf('Ana');
    const absences = [{ unitId: morning.members[other].unitId, from: ten, until: null }];
    const path = `/admin/schedule/${morning.fair}/repairs`;
    const { body } = await morning.call<{ runId: string }>(morning.rui, 'post', path, { absences });
    const detail = `/admin/schedule/runs/${body.runId}`;
    // Staff leave the freed time open instead of giving it away unasked.
    const { meetings, version } = (
      await morning.call<{
        version: number;
        meetings: { id: string; unitB: string; unitA: string; at: object | null }[];
      }>(morning.rui, 'get', detail)
    ).body;
    const waiting = new Set([morning.members.Eva.unitId, morning.members.Fay.unitId]);
    const changes = meetings
      .filter(({ unitA, unitB, at }) => at && [unitA, unitB].some((unitId) => waiting.has(unitId)))
      .map(({ id }) => ({ meeting: id, slot: null, pinned: false }));
    if (changes.length > 0) await morning.call(morning.rui, 'post', `${detail}/changes`, { version, changes });
    await morning.release(body.runId);
    await morning.at(-4);
    expect((await morning.day()).counts.CANCELLED).toBe(2);
    const offers = await morning.offersTo('Ana');
    expect(offers.map(({ until }) => until <= ten || until <= plusMs(ten, 30 * minute))).not.toContain(false);
    expect(offers.map((one) => one.with.id)).toEqual(expect.arrayContaining([morning.members.Eva.unitId]));
  });

  test('of two answers at once each counts, and the meeting is released once', async () => {
    await freed();
    const [offer] = await morning.offersTo('Ana');
    const answers = await Promise.all([
      morning.answer('Ana', offer?.id, 'accept'),
      morning.answer('Eva', offer?.id, 'accept'),
      morning.answer('Ana', offer?.id, 'accept'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.map(({ body }) => body.status)).toEqual(expect.arrayContaining(['OPEN', 'ACCEPTED']));
    expect(await morning.meetingsOf('Eva')).toHaveLength(1);
    const [count] = await world.db.query<{ runs: number }>(
      `select count(*)::int as runs from schedule_run where activity_id = $1`,
      [morning.fair],
    );
    expect(count?.runs).toBe(2);
  });

  test('of a yes and a no at once one ends it', async () => {
    await freed();
    const [offer] = await morning.offersTo('Ana');
    await morning.answer('Ana', offer?.id, 'accept');
    const answers = await Promise.all([
      morning.answer('Eva', offer?.id, 'accept'),
      morning.answer('Ana', offer?.id, 'decline'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    const isMet = (await morning.meetingsOf('Eva')).length === 1;
    expect(isMet).toBe(answers[0]?.status === 200);
  });

  test('is asked about once, however many processes look at the same time', async () => {
    await morning.arrive('Ana', 'Eva', 'Fay');
    world.clock.set(plusMs(ten, 11 * minute));
    await Promise.all([settleMeetings(world), settleMeetings(world), settleMeetings(world)]);
    expect(await morning.offersTo('Ana')).toHaveLength(1);
    expect(await morning.newsTo(morning.members.Ana, 'MEETING_OFFERED')).toHaveLength(1);
    expect(await morning.newsTo(morning.members.Ana, 'MEETING_ATTENDANCE')).toHaveLength(1);
  });
});

test('who belongs to neither side sees and answers nothing', async () => {
  const { other } = await morning.firstOf('Ana');
  await morning.arrive('Ana', 'Eva');
  await morning.at(11);
  const [offer] = await morning.offersTo('Ana');
  expect((await morning.answer(other, offer?.id, 'accept')).body.code).toBe('ENTITY_NOT_FOUND');
  expect(
    (await morning.call(morning.rui, 'post', `/schedule/offers/${offer?.id}/answer`, { answer: 'accept' })).status,
  ).toBe(404);
  expect((await morning.call(morning.members.Ana, 'get', `/admin/schedule/${morning.fair}/day`)).body.code).toBe(
    'NO_PERMISSION',
  );
});

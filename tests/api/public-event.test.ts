import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demand, DeskPublicEvent, DeskRegistration } from '#contract/public-event/desk.ts';
import type { PublicEvent } from '#contract/public-event/public-event.ts';
import { newId } from '#domain/id.ts';
import type { ErrorBody } from '#domain/errors.ts';
import type { Instant } from '#domain/instant.ts';
import { activity } from '#server/activity/tables.ts';
import { expireOffers, forgetGuests, remindGuests } from '#server/public-event/registration/keep-time.ts';
import { hashOfCode } from '#server/sign-in/code/code-hash.ts';
import { administrator, doJobs, reviewer } from '#tests/support/participants.ts';
import { linkIn, mailsTo, makeCarnival, ownBy, passedProofs, registerFor } from '#tests/support/public-event.ts';
import { makeSupervisor, HeldList, pairPhone } from '#tests/support/sign-in-door.ts';
import { makePerson } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';
import { waitForDeeds } from '#tests/support/deeds.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const hour = 60 * 60_000;
const seen = async (activityId: string) =>
  (await world.call<PublicEvent>('get', `/public/api/v1/public-events/${activityId}`)).body;
/** Every step of its registrations, in order, each with its arrival. */
const historyOf = async (activityId: string) =>
  (
    await world.db.query<{ step: string }>(
      `select concat_ws(' ', r.arrival, c.action, c.from_status, c.to_status, c.role) as step
       from status_change c join public_registration r on r.id = c.case_id where r.activity_id = $1 order by c.at, c.id`,
      [activityId],
    )
  ).map(({ step }) => step);
const statusBy = async (link: string) => (await ownBy(world, link).read()).body.status;

test('whoever registers has a seat, a mail with a link, and a code that the door takes at once', async () => {
  const carnival = await makeCarnival(world, { seats: 10 });
  const phone = await pairPhone(world, world, (await makeSupervisor(world)).token, carnival);
  const { body } = await registerFor(world, carnival, { name: '盧小芬', email: 'sio.fan@example.org', seats: 2 });
  expect(body).toMatchObject({ status: 'SEATED', arrival: 1 });
  await doJobs(world);
  const own = (await ownBy(world, body.link).read()).body;
  expect(own).toMatchObject({ status: 'SEATED', seats: 2, email: 'sio.fan@example.org', place: null });
  expect(own.codes.map(({ number }) => number)).toEqual([1, 2]);
  const [mail] = await mailsTo(world, 'sio.fan@example.org');
  expect(mail).toMatchObject({
    kind: 'PUBLIC_SEATED',
    subject: '[Science Carnival] You have a seat: 25 November 2026',
  });
  expect(linkIn(mail?.text ?? '')).toBe(body.link);

  const list = new HeldList(phone);
  await list.step(100);
  const held = [...list.people.values()].map(({ nameTc, unitName, credential }) => ({ nameTc, unitName, credential }));
  const hashes = own.codes.map(({ credential }) => hashOfCode(credential));
  expect(held.toSorted((a, b) => a.nameTc.localeCompare(b.nameTc))).toEqual([
    { nameTc: '盧小芬', unitName: '盧小芬', credential: hashes[0] },
    { nameTc: '盧小芬 2/2', unitName: '盧小芬', credential: hashes[1] },
  ]);
  expect(await phone.sendOne(phone.scan(own.codes[1] ?? null))).toMatchObject({ verdict: 'ACCEPTED' });
  expect(await seen(carnival)).toMatchObject({ seats: 10, free: 8, waiting: 0, window: 'OPEN' });
});

test('who withdraws is no longer let in, and the seats go to whoever waits, for a time', async () => {
  const carnival = await makeCarnival(world, { seats: 2, acceptHours: 3 });
  const phone = await pairPhone(world, world, (await makeSupervisor(world)).token, carnival);
  const first = (await registerFor(world, carnival, { seats: 2 })).body;
  const second = (await registerFor(world, carnival, { email: 'next@example.org' })).body;
  const third = (await registerFor(world, carnival)).body;
  await doJobs(world);
  expect([second.status, third.status]).toEqual(['WAITING', 'WAITING']);
  expect((await ownBy(world, third.link).read()).body.place).toBe(2);
  const [code] = (await ownBy(world, first.link).read()).body.codes;

  expect(await ownBy(world, first.link).move('withdraw')).toMatchObject({ status: 200 });
  await doJobs(world);
  world.clock.forward(hour / 2);
  expect(await phone.sendOne(phone.scan(code ?? null))).toMatchObject({ verdict: 'CANCELLED' });
  expect([await statusBy(second.link), await statusBy(third.link)]).toEqual(['OFFERED', 'OFFERED']);
  expect((await ownBy(world, second.link).read()).body.codes).toEqual([]);
  expect((await mailsTo(world, 'next@example.org'))[0]?.subject).toContain('accept by');
  expect(await seen(carnival)).toMatchObject({ free: 0 });

  expect(await ownBy(world, second.link).move('accept')).toMatchObject({ status: 200 });
  await doJobs(world);
  const accepted = (await ownBy(world, second.link).read()).body;
  expect(accepted.status).toBe('SEATED');
  expect(await phone.sendOne(phone.scan(accepted.codes[0] ?? null))).toMatchObject({ verdict: 'ACCEPTED' });

  const fourth = (await registerFor(world, carnival)).body;
  world.clock.forward(3 * hour);
  expect(await ownBy(world, third.link).move('accept')).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  await expireOffers(world);
  expect([await statusBy(third.link), await statusBy(fourth.link)]).toEqual(['EXPIRED', 'OFFERED']);
  expect(await historyOf(carnival)).toEqual([
    '1 withdraw SEATED CANCELLED registrant',
    '2 offer WAITING OFFERED portal',
    '3 offer WAITING OFFERED portal',
    '2 accept OFFERED SEATED registrant',
    '3 expire OFFERED EXPIRED portal',
    '4 offer WAITING OFFERED portal',
  ]);
});

test('a group too large for what is free keeps its place, and fewer may get seats sooner', async () => {
  const carnival = await makeCarnival(world, { seats: 30 });
  const early = (await registerFor(world, carnival, { seats: 28 })).body;
  const school = (await registerFor(world, carnival, { seats: 25, groupName: '濠江中學 高二甲' })).body;
  const alone = (await registerFor(world, carnival)).body;
  expect([early.status, school.status, alone.status]).toEqual(['SEATED', 'WAITING', 'SEATED']);
  expect(await seen(carnival)).toMatchObject({ free: 1, waiting: 1 });

  await ownBy(world, early.link).move('lessen', 20);
  expect(await statusBy(school.link)).toBe('WAITING');
  expect(await seen(carnival)).toMatchObject({ free: 9 });
  await ownBy(world, school.link).move('lessen', 9);
  await doJobs(world);
  expect((await ownBy(world, school.link).read()).body).toMatchObject({ status: 'OFFERED', seats: 9 });
  expect((await ownBy(world, early.link).read()).body.codes).toHaveLength(20);
  expect(await ownBy(world, school.link).move('lessen', 12)).toMatchObject({ status: 400 });
});

test('nobody gets in by a link of another kind, of somebody else, or without one', async () => {
  const carnival = await makeCarnival(world, { seats: 5 });
  const mine = (await registerFor(world, carnival)).body;
  const [text = '', signature = ''] = mine.link.split('.');
  const other = (await registerFor(world, carnival)).body.link.split('.')[0] ?? '';
  for (const link of ['', text, `${other}.${signature}`, `${text}.${signature.slice(1)}`])
    expect(await ownBy(world, link).read()).toMatchObject({ status: 410, body: { code: 'LINK_HAS_EXPIRED' } });
  world.clock.forward(120 * 24 * hour);
  expect(await ownBy(world, mine.link).read()).toMatchObject({ status: 410 });
  world.clock.set('2026-11-21T02:00:00.000Z' as Instant);
});

test('a registration is refused without a captcha, twice for one address, for too many, and out of time', async () => {
  const carnival = await makeCarnival(world, { seats: 3, seatsPerRegistration: 2, waitingList: false });
  const [proof = ''] = await passedProofs(world, 1);
  expect(await registerFor(world, carnival, { proof: 'made.up' })).toMatchObject({ status: 422 });
  expect(await registerFor(world, carnival, { proof, seats: 3 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'seats', problem: 'tooLarge', params: { limit: 2 } }] },
  });
  expect(await registerFor(world, carnival, { proof, seats: 2, email: 'Twice@example.org' })).toMatchObject({
    status: 200,
  });
  expect(await registerFor(world, carnival, { email: 'twice@EXAMPLE.org' })).toMatchObject({
    status: 409,
    body: { code: 'REPEAT_ENROLLMENT' },
  });
  expect(await registerFor(world, carnival, { seats: 2 })).toMatchObject({ body: { code: 'CAPACITY_EXCEEDED' } });
  expect(await registerFor(world, newId())).toMatchObject({ body: { code: 'ACTIVITY_NOT_FOUND' } });
  world.clock.set('2026-11-24T16:00:00.000Z' as Instant);
  expect(await registerFor(world, carnival)).toMatchObject({ body: { code: 'DATE_CANNOT_ENROLL' } });
  world.clock.set('2026-11-21T02:00:00.000Z' as Instant);
});

test('everybody with a seat is reminded once, and forgotten ninety days after', async () => {
  const carnival = await makeCarnival(world, { seats: 5, reminderHours: 24 });
  const { body } = await registerFor(world, carnival, { email: 'remind@example.org', language: 'pt' });
  await doJobs(world);
  expect(await mailsTo(world, 'remind@example.org')).toHaveLength(1);
  world.clock.set('2026-11-24T10:00:00.000Z' as Instant);
  await remindGuests(world);
  await remindGuests(world);
  const mails = await mailsTo(world, 'remind@example.org');
  expect(mails.map(({ kind }) => kind)).toEqual(['PUBLIC_REMINDER', 'PUBLIC_SEATED']);
  expect(mails[0]?.subject).toBe('[Carnaval da Ciência] Até breve: 25 de Novembro de 2026');
  world.clock.set('2027-02-24T10:00:00.000Z' as Instant);
  await forgetGuests(world);
  expect((await ownBy(world, body.link).read()).status).toBe(410);
  const [left] = await world.db.query('select name, sealed from public_registration where activity_id = $1', [
    carnival,
  ]);
  expect(left).toEqual({ name: '', sealed: '' });
  world.clock.set('2026-11-21T02:00:00.000Z' as Instant);
});

test('staff set the seats, find who registered, offer out of turn and cancel with a reason', async () => {
  const carnival = await makeCarnival(world, { seats: 1 });
  const { token } = await administrator(world);
  const settings = async () => (await world.call<DeskPublicEvent>('get', `/public-events/${carnival}`, { token })).body;
  const save = async (changed: Partial<DeskPublicEvent>) => {
    const { activityId: _id, nameTc: _tc, nameEn: _en, namePt: _pt, taken: _taken, ...said } = await settings();
    return world.call<DeskPublicEvent & ErrorBody>('put', `/public-events/${carnival}`, {
      token,
      body: { ...said, ...changed },
    });
  };
  const list = async (query = '') =>
    (
      await world.call<{ content: DeskRegistration[]; totalElements: number }>(
        'get',
        `/public-events/${carnival}/registrations?size=50${query}`,
        { token },
      )
    ).body;
  await registerFor(world, carnival, { name: '甘麗' });
  const waits = (await registerFor(world, carnival, { name: 'Bento Rosa', email: 'bento@example.org' })).body;
  expect((await list()).content.map(({ name, status }) => [name, status])).toEqual([
    ['甘麗', 'SEATED'],
    ['Bento Rosa', 'WAITING'],
  ]);
  expect((await list('&search=ben')).content.map(({ name }) => name)).toEqual(['Bento Rosa']);
  expect((await list(`&search=${encodeURIComponent('甘丽')}`)).content.map(({ name }) => name)).toEqual(['甘麗']);
  expect((await list('&status=WAITING')).totalElements).toBe(1);
  const [seated] = (await list()).content;

  expect(await save({ seats: 0 })).toMatchObject({ status: 409, body: { code: 'CAPACITY_EXCEEDED' } });
  expect(await save({ mapUrl: 'http://maps.test' })).toMatchObject({ status: 400 });
  const move = (of: DeskRegistration | undefined, name: string, note = '', who = token) =>
    world.call<ErrorBody>('post', `/public-registrations/${of?.id}/moves`, {
      token: who,
      body: { move: name, version: of?.version, note },
    });
  const stranger = await reviewer(world, []);
  expect(await move(seated, 'cancel', 'Not theirs', stranger.token)).toMatchObject({ status: 403 });
  expect(await move(seated, 'cancel', 'Asked for by telephone')).toMatchObject({ status: 200 });
  // Pressed again it is the same; something else may not be begun beside it, and nothing has happened yet.
  expect(await move(seated, 'cancel', 'Once more')).toMatchObject({ status: 200 });
  expect(await statusBy(waits.link)).toBe('WAITING');
  await waitForDeeds(world);
  expect(await move(seated, 'cancel', 'Once more')).toMatchObject({ status: 409 });
  expect(await statusBy(waits.link)).toBe('OFFERED');
  await doJobs(world);
  expect((await mailsTo(world, 'bento@example.org'))[0]?.kind).toBe('PUBLIC_OFFERED');

  const later = (await registerFor(world, carnival)).body;
  expect(later.status).toBe('WAITING');
  expect(await save({ seats: 2, version: (await settings()).version })).toMatchObject({
    status: 200,
    body: { taken: 2 },
  });
  expect(await statusBy(later.link)).toBe('OFFERED');
});

test('the calendar file has the days and the place', async () => {
  const carnival = await makeCarnival(world, { seats: 5 });
  const answer = await world.app.inject({
    url: `/event-api/public/api/v1/public-events/${carnival}/calendar?language=en`,
  });
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body).toContain('DTSTART;VALUE=DATE:20261125');
  expect(answer.body).toContain('LOCATION:Tap Seac Square');
});

test('an invited unit hands in a demand, a monitoring one only reads, and the fund decides once, with a reason', async () => {
  const carnival = await makeCarnival(world);
  const other = await makeCarnival(world);
  const activities = [carnival];
  const school = await makePerson(world, { name: 'Escola Kao Yip', orgType: 'PUBLIC_INVITED', activities });
  const museum = await makePerson(world, { name: 'Science Museum', orgType: 'PUBLIC_INVITED', activities });
  const monitor = await makePerson(world, { name: 'Education Bureau', orgType: 'PUBLIC_MONITOR', activities });
  const elsewhere = await makePerson(world, { name: 'Elsewhere', orgType: 'PUBLIC_MONITOR', activities: [other] });
  const said = { contact: '李老師', title: '二十個看展名額', text: '高二學生。', date: '2026-11-25' };
  const id = newId();
  const ask = (who: { token: string }, activityId: string, text = said.text) =>
    world.call<{ id: string } & ErrorBody>('post', '/public-demands', {
      token: who.token,
      body: { id, ...said, text, activityId },
    });
  const read = async (who: { token: string }) =>
    (await world.call<{ content: Demand[] }>('get', '/public-demands', { token: who.token })).body.content;
  // The answer of one was lost, and it is sent again, typed on since; nobody takes its place.
  const sent = [await ask(school, carnival, '高二。'), ...(await Promise.all([1, 2].map(() => ask(school, carnival))))];
  expect(sent).toMatchObject(sent.map(() => ({ status: 200, body: { id } })));
  expect(await ask(museum, carnival)).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect(await read(school)).toHaveLength(1);
  expect(await ask(school, other)).toMatchObject({ status: 403 });
  expect(await ask(monitor, carnival)).toMatchObject({ status: 403 });
  const [demand] = await read(school);
  expect(demand).toMatchObject({ ...said, status: 'PENDING', unit: { id: school.unitId } });
  expect([await read(museum), await read(monitor), await read(elsewhere)].map(({ length }) => length)).toEqual([
    0, 1, 0,
  ]);

  const { token } = await administrator(world);
  const decide = (move: string, note: string, who = token) =>
    world.call<ErrorBody>('post', `/public-demands/${demand?.id}/decision`, {
      token: who,
      body: { move, note, version: demand?.version },
    });
  expect(await decide('approve', '', (await reviewer(world)).token)).toMatchObject({ status: 403 });
  expect(await decide('reject', '')).toMatchObject({ status: 400 });
  expect(await decide('reject', 'The carnival is full.')).toMatchObject({ status: 200 });
  expect(await decide('approve', '')).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect(await ask(school, carnival)).toMatchObject({ status: 409, body: { code: 'STATUS_ERROR' } });
  expect((await read(school))[0]).toMatchObject({ status: 'REJECTED', reason: 'The carnival is full.' });
  const told = (await mailsTo(world, school.email)).filter(({ kind }) => kind === 'PUBLIC_DEMAND_DECIDED');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('The carnival is full.');
});

test('is announced by the name that staff gave the announcement, or else by its own', async () => {
  const activityId = await makeCarnival(world);
  const named = async () => (await world.call('get', `/public/api/v1/public-events/${activityId}`)).body;
  expect(await named()).toMatchObject({ announcementName: { tc: '科普嘉年華', en: 'Science Carnival' } });
  await world.db.orm
    .update(activity)
    .set({ announcementNameEn: 'Come and try science' })
    .where(eq(activity.id, activityId));
  expect(await named()).toMatchObject({
    nameEn: 'Science Carnival',
    announcementName: { tc: '', en: 'Come and try science', pt: '' },
  });
});

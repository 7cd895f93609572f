import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeskRegistration } from '#contract/public-event/desk.ts';
import { newId } from '#domain/id.ts';
import { membership } from '#server/account/tables.ts';
import { bulkItem } from '#server/cases/tables.ts';
import { openDeeds, readDeed, stepDeed, takeBackLast, waitForDeeds } from '#tests/support/deeds.ts';
import { goodProduct, openDocking } from '#tests/support/docking.ts';
import { openFair } from '#tests/support/recruitment.ts';
import { openExhibition } from '#tests/support/closing.ts';
import { administrator, doJobs, outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { makeCarnival, registerFor } from '#tests/support/public-event.ts';
import { openSurvey } from '#tests/support/questionnaire.ts';
import { openRoadShow } from '#tests/support/road-show.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** What the bell shows by now. */
const heard = async ({ token }: Person) =>
  (await world.call<{ content: { trigger: string }[] }>('get', '/notices', { token })).body.content.map(
    ({ trigger }) => trigger,
  );
const afterTheTime = () => world.clock.forward(11_000);

describe('what the fund decides on the page of a position', () => {
  const opened = async () => {
    const fair = await openFair(world);
    const { hoiIan, joao } = fair.people;
    const id = await fair.begin(hoiIan);
    await fair.move(hoiIan, id, 'submit');
    await fair.move(joao, id, 'pass');
    const isPublic = async () => (await fair.ask(null, 'get', `/recruit/public/${id}`)).status === 200;
    return { ...fair, ...fair.people, id, isPublic };
  };

  test('is done at once and told ten seconds later; until then it is taken back, with what was public by it', async () => {
    const { id, hoiIan, rui, mei, move, read, isPublic } = await opened();
    const before = await read(rui, id);
    const told = await heard(hoiIan);
    expect((await move(rui, id, 'approve')).body.status).toBe('PASSED');
    expect(await isPublic()).toBe(true);
    expect(await openDeeds(world, rui)).toMatchObject([
      { workflow: 'RECRUITMENT_POSITION', move: 'approve', state: 'DONE', counts: { DONE: 1 } },
    ]);
    expect(await openDeeds(world, mei)).toEqual([]);
    expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
    expect(await isPublic()).toBe(false);
    expect(await read(rui, id)).toMatchObject({ status: before.status, statusSince: before.statusSince, listed: null });
    expect((await read(rui, id)).history[0]).toMatchObject({ action: 'undo', from: 'PASSED', to: before.status });
    afterTheTime();
    expect(await heard(hoiIan)).toEqual(told);

    expect((await move(rui, id, 'approve')).body.status).toBe('PASSED');
    expect(await heard(hoiIan)).toEqual(told);
    afterTheTime();
    expect(await heard(hoiIan)).toEqual(['POSITION_MOVED', ...told]);
    expect(await openDeeds(world, rui)).toEqual([]);
  });

  test('comes back with its notes as they were, and closing one leaves it public', async () => {
    const { id, hoiIan, mei, move, read, isPublic } = await opened();
    const notes = [{ field: 'location', text: 'Which street?' }];
    await move(mei, id, 'return', { note: 'Nearly.', notes });
    expect((await read(hoiIan, id)).notes).toHaveLength(1);
    expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
    expect(await read(hoiIan, id)).toMatchObject({ status: 'FUND_PENDING_APPROVAL', notes: [] });
    await move(mei, id, 'approve');
    await move(mei, id, 'close', { note: 'Asked for by the company.' });
    expect(await isPublic()).toBe(false);
    expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
    expect(await read(mei, id)).toMatchObject({ status: 'PASSED' });
    expect(await isPublic()).toBe(true);
  });

  test('stays where somebody went on from it', async () => {
    const { id, hoiIan, mei, move, save } = await opened();
    await move(mei, id, 'approve');
    await save(hoiIan, id, { count: '5' });
    expect(await takeBackLast(world, mei)).toEqual(['KEPT']);
    expect((await move(hoiIan, id, 'adjust')).status).toBe(200);
  });

  test('is no deed of the fund where the company does the same', async () => {
    const { id, hoiIan, mei, move } = await opened();
    await move(mei, id, 'approve');
    afterTheTime();
    await move(hoiIan, id, 'close', { note: 'Found.' });
    expect(await openDeeds(world, mei)).toEqual([]);
  });
});

test('a project that was checked, its text confirmed for its leader or its board approved, is taken back untold', async () => {
  const { people, bring, save, move, look, read, ask, designed } = await openExhibition(world);
  const { kaIan, rui } = people;
  const id = await bring();
  await save(kaIan, id);
  await move(kaIan, id, 'submit');
  const told = await heard(kaIan);
  await move(rui, id, 'return', { note: 'Nearly.', notes: [{ field: 'nameTc', text: 'Shorter.' }] });
  expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
  expect(await read(rui, id)).toMatchObject({ status: 'PROJECT_SUMBIT', notes: [] });
  expect((await move(rui, id, 'check')).now).toBe('PROJECT_ENSURE');
  await look(rui, id);
  expect((await move(rui, id, 'confirmFor', { note: 'By telephone.' })).now).toBe('PROJECT_PASS');
  expect((await openDeeds(world, rui)).map((deed) => deed.move)).toEqual(['confirmFor', 'check']);
  expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
  expect(await read(rui, id)).toMatchObject({ status: 'PROJECT_ENSURE' });
  afterTheTime();
  expect(await heard(kaIan)).toEqual(['CLOSING_WANTED', ...told]);

  const board = await designed();
  const [file] = (await read(rui, board)).designs;
  await ask(rui, 'patch', '/fund/reply/pass', {
    attachmentId: file?.file.id,
    versionId: file?.file.newest.id,
    reply: '',
  });
  expect((await move(rui, board, 'passDesign')).now).toBe('PROJECT_DESIGN_PASS');
  const isPublic = async () => (await ask(null, 'get', `/project-closing/public/${board}`)).status === 200;
  expect(await isPublic()).toBe(true);
  expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
  expect(await isPublic()).toBe(false);
  expect((await move(rui, board, 'passDesign')).now).toBe('PROJECT_DESIGN_PASS');
});

test('a demand that was rejected waits again, and its unit hears of the second decision alone', async () => {
  const carnival = await makeCarnival(world);
  const school = await makePerson(world, { name: 'School', orgType: 'PUBLIC_INVITED', activities: [carnival] });
  const mei = await administrator(world);
  const body = {
    contact: '李老師',
    title: '二十個看展名額',
    text: '高二學生。',
    date: '2026-11-25',
    activityId: carnival,
    id: newId(),
  };
  await world.call('post', '/public-demands', { token: school.token, body });
  const read = async () =>
    (
      await world.call<{ content: { id: string; status: string; reason: string; version: number }[] }>(
        'get',
        '/public-demands',
        school,
      )
    ).body.content[0];
  const decide = async (move: string, note: string) => {
    const demand = await read();
    const said = { move, note, version: demand?.version };
    return world.call('post', `/public-demands/${demand?.id}/decision`, { token: mei.token, body: said });
  };
  expect((await decide('reject', 'It is full.')).status).toBe(200);
  expect(await read()).toMatchObject({ status: 'REJECTED', reason: 'It is full.' });
  expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
  expect(await read()).toMatchObject({ status: 'PENDING', reason: '' });
  expect((await decide('approve', '')).status).toBe(200);
  expect(await heard(school)).toEqual([]);
  afterTheTime();
  expect(await heard(school)).toEqual(['PUBLIC_DEMAND_DECIDED']);
});

describe('a product of a docking', () => {
  const opened = async () => {
    const docking = await openDocking(world);
    const { kaMan, joao } = docking.people;
    const id = await docking.begin(kaMan, { ...goodProduct, intendedUnits: [docking.units.resort] });
    await docking.move(kaMan, id, 'submit');
    await docking.move(joao, id, 'pass');
    const intents = async () =>
      (await docking.ask<{ totalElements: number }>(kaMan, 'get', `/docking/intents?activityId=${docking.docking}`))
        .body.totalElements;
    return { ...docking, ...docking.people, id, intents };
  };

  test('is taken off the list again, with the customers that were asked by it, and nobody hears of either', async () => {
    const { id, kaMan, ines, rui, move, read, intents } = await opened();
    const before = await read(rui, id);
    const told = await heard(kaMan);
    await move(rui, id, 'approve');
    expect(await intents()).toBe(1);
    expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
    expect(await intents()).toBe(0);
    const { status, statusSince } = before;
    expect(await read(rui, id)).toMatchObject({ status, statusSince, listed: null });
    afterTheTime();
    expect([await heard(kaMan), await heard(ines)]).toEqual([told, []]);
    await move(rui, id, 'approve');
    afterTheTime();
    expect([await heard(kaMan), await heard(ines)]).toEqual([['PRODUCT_MOVED', ...told], ['INTENT_ASKED']]);
  });

  test('stays where a customer asked for it meanwhile', async () => {
    const { id, helen, mei, ask, move, intents } = await opened();
    await move(mei, id, 'approve');
    expect((await ask(helen, 'post', '/docking/intents', { productId: id, proposed: [] })).status).toBe(200);
    expect(await takeBackLast(world, mei)).toEqual(['KEPT']);
    expect(await intents()).toBe(2);
  });

  test('that was returned waits again, without the notes that went with it', async () => {
    const { id, kaMan, mei, move, read } = await opened();
    await move(mei, id, 'return', { note: 'Nearly.', notes: [{ field: 'scope', text: 'Where else?' }] });
    expect((await read(kaMan, id)).notes).toHaveLength(1);
    expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
    expect(await read(kaMan, id)).toMatchObject({ status: 'FUND_PENDING_APPROVAL', notes: [] });
  });
});

describe('a result of a road show', () => {
  const opened = async () => {
    const show = await openRoadShow(world);
    const { chan, office } = show.people;
    const id = await show.begin(chan, 'RESULT');
    await show.move(chan, id, 'submit');
    await show.move(office, id, 'agree');
    return { ...show, ...show.people, id };
  };
  const topicsOf = async (id: string) =>
    (await world.db.query('select 1 from road_show_topic where record_id = $1', [id])).length;

  test('is no longer published nor found, and nobody hears of it; nor of what was said when it was returned', async () => {
    const { id, chan, rui, move, read } = await opened();
    const told = await heard(chan);
    const before = await read(rui, id);
    await move(rui, id, 'publish');
    expect(await topicsOf(id)).toBeGreaterThan(0);
    expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
    expect(await topicsOf(id)).toBe(0);
    const { status, statusSince } = before;
    expect(await read(rui, id)).toMatchObject({ status, statusSince, published: null });
    await move(rui, id, 'return', { note: 'Nearly.', notes: [{ field: 'content', text: 'Which chip?' }] });
    expect(await takeBackLast(world, rui)).toEqual(['UNDONE']);
    expect(await read(chan, id)).toMatchObject({ status, notes: [] });
    afterTheTime();
    expect(await heard(chan)).toEqual(told);
  });

  test('of which a change was published goes back to what stood there before, and is found by it', async () => {
    const { chan, mei, read, publish, move, ask } = await opened();
    const id = await publish(chan, 'RESULT');
    afterTheTime();
    const { version, form } = await read(chan, id);
    const topics = await topicsOf(id);
    await ask(chan, 'put', `/road-show/records/${id}`, {
      version,
      form: { ...form, content: 'Changed', nameEn: 'New' },
    });
    await move(chan, id, 'askChange');
    await move(mei, id, 'publish');
    expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
    expect((await read(mei, id)).published).toMatchObject({ content: form.content, nameEn: form.nameEn });
    expect(await topicsOf(id)).toBe(topics);
  });

  test('stays where somebody took an interest meanwhile', async () => {
    const { id, zhou, mei, ask, publish, move } = await opened();
    const demand = await publish(zhou, 'DEMAND');
    await move(mei, id, 'publish');
    const body = { sourceRecordId: demand, targetRecordId: id, message: '' };
    expect((await ask(zhou, 'post', '/road-show/matches', body)).status).toBe(200);
    expect(await takeBackLast(world, mei)).toEqual(['KEPT']);
  });
});

describe('what nobody can call back begins when the time to take it back is over', () => {
  test('a questionnaire is not opened, and nobody is written to, when that was taken back; pressed twice it is one deed', async () => {
    const survey = await openSurvey(world);
    const { mei, rui } = survey.people;
    const id = await survey.draft();
    await survey.askMembers(id);
    const { version } = await survey.read(id);
    const open = (who = mei) => survey.ask(who, 'post', `/questionnaires/${id}/moves`, { move: 'open', version });
    const sent = (await outbox(world)).length;
    expect([(await open()).status, (await open()).status]).toEqual([200, 200]);
    expect(await openDeeds(world, mei)).toMatchObject([
      { workflow: 'QUESTIONNAIRE', move: 'open', state: 'WAITING', caseId: id, counts: { PLANNED: 1 } },
    ]);
    // Somebody else is at it.
    expect((await open(rui)).body.code).toBe('STATUS_ERROR');
    const [begun] = await openDeeds(world, mei);
    expect((await stepDeed(world, mei, begun?.id ?? '', 'undo')).body.state).toBe('UNDONE');
    await waitForDeeds(world);
    await doJobs(world);
    expect(await survey.read(id)).toMatchObject({ status: 'DRAFT', version });
    expect((await outbox(world)).length).toBe(sent);
    expect((await survey.move(id, 'open')).body.status).toBe('OPEN');
    await doJobs(world);
    expect((await outbox(world)).length).toBeGreaterThan(sent);
  });

  test('one that was changed meanwhile is left as it is, and so is one of whoever has lost the role', async () => {
    const survey = await openSurvey(world);
    const { mei, rui } = survey.people;
    const begin = async (who: Person) => {
      const id = await survey.draft();
      await survey.askMembers(id);
      const { version } = await survey.read(id);
      await survey.ask(who, 'post', `/questionnaires/${id}/moves`, { move: 'open', version });
      const [begun] = await openDeeds(world, who);
      return { id, bulkId: begun?.id ?? '' };
    };
    const [changed, lost] = [await begin(mei), await begin(rui)];
    await survey.save(changed.id, { title: { tc: '另一個', en: 'Another title', pt: 'Outro' } });
    await world.db.orm
      .update(membership)
      .set({ endedAt: world.clock.now() })
      .where(eq(membership.accountId, rui.accountId));
    await waitForDeeds(world);
    const refusals = async (who: Person, bulkId: string) =>
      (await readDeed(world, who, bulkId)).content.map(({ state, refusal }) => [state, refusal]);
    expect(await refusals(mei, changed.bulkId)).toEqual([['REFUSED', 'STATUS_ERROR']]);
    expect((await survey.read(changed.id)).status).toBe('DRAFT');
    expect((await survey.read(lost.id)).status).toBe('DRAFT');
    const [item] = await world.db.orm.select().from(bulkItem).where(eq(bulkItem.actionId, lost.bulkId));
    expect(item).toMatchObject({ state: 'REFUSED', refusal: 'NO_PERMISSION' });
  });

  test('a product stays listed and a result published where that was taken back, with what was agreed about them', async () => {
    const docking = await openDocking(world);
    const { kaMan, joao, helen, mei } = docking.people;
    const product = await docking.begin(kaMan);
    await docking.move(kaMan, product, 'submit');
    await docking.move(joao, product, 'pass');
    await docking.move(mei, product, 'approve');
    await docking.ask(helen, 'post', '/docking/intents', { productId: product, proposed: [] });
    expect((await docking.move(mei, product, 'unlist')).body.code).toBe('PARAMS_ERROR');
    await docking.move(mei, product, 'unlist', { note: 'Recalled' });
    expect((await docking.read(kaMan, product)).status).toBe('PASSED');
    expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
    await waitForDeeds(world);
    expect((await docking.read(kaMan, product)).status).toBe('PASSED');
    await docking.move(mei, product, 'unlist', { note: 'Recalled' });
    await waitForDeeds(world);
    expect(await docking.read(kaMan, product)).toMatchObject({ status: 'DRAFT', listed: null });
    expect(await heard(helen)).toEqual(['INTENT_MOVED']);

    const show = await openRoadShow(world);
    const result = await show.publish(show.people.ng, 'RESULT');
    await show.move(show.people.mei, result, 'unpublish', { note: 'Wrong text' });
    expect(await takeBackLast(world, show.people.mei)).toEqual(['UNDONE']);
    await waitForDeeds(world);
    expect((await show.read(show.people.ng, result)).status).toBe('FUND_PUBLISHED');
    await show.move(show.people.mei, result, 'unpublish', { note: 'Wrong text' });
    await waitForDeeds(world);
    expect(await show.read(show.people.ng, result)).toMatchObject({ status: 'DRAFT', published: null });
  });

  test('a registration keeps its seats where cancelling it was taken back: nobody moved up', async () => {
    const carnival = await makeCarnival(world, { seats: 1 });
    const mei = await administrator(world);
    await registerFor(world, carnival);
    const waiting = (await registerFor(world, carnival)).body;
    const list = async () =>
      (
        await world.call<{ content: DeskRegistration[] }>('get', `/public-events/${carnival}/registrations`, {
          token: mei.token,
        })
      ).body.content;
    const cancel = async () => {
      const [first] = await list();
      const body = { move: 'cancel', version: first?.version, note: 'Asked for by telephone' };
      return world.call('post', `/public-registrations/${first?.id}/moves`, { token: mei.token, body });
    };
    expect(waiting.status).toBe('WAITING');
    await cancel();
    expect(await takeBackLast(world, mei)).toEqual(['UNDONE']);
    await waitForDeeds(world);
    expect((await list()).map(({ status }) => status)).toEqual(['SEATED', 'WAITING']);
    await cancel();
    await waitForDeeds(world);
    expect((await list()).map(({ status }) => status)).toEqual(['CANCELLED', 'OFFERED']);
  });
});

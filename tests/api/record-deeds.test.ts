import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDeeds, takeBackLast } from '#tests/support/deeds.ts';
import { openFair } from '#tests/support/recruitment.ts';
import { openExhibition } from '#tests/support/closing.ts';
import { administrator } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { makeCarnival } from '#tests/support/public-event.ts';
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

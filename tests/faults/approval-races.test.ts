import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { boothContractor, place } from '#server/exhibition/place-tables.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { applicationCalls, fillIn } from '#tests/support/applications.ts';
import { addDesign, approvalOf, filesOf, makeCase, move, reply } from '#tests/support/approval.ts';
import { waitForDeeds } from '#tests/support/deeds.ts';
import { makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { administrator, outbox } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { passPicture } from '#tests/support/verification.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let mei: Person;
let rui: Person;
let week: string;
beforeAll(async () => {
  world = await openFileWorld({ database: 'postgres' });
  await seedReferenceOnce(world);
});
beforeEach(async () => {
  ({ mei, rui, week } = await openFund(world));
});
afterAll(() => world.close());

const rounds = Array.from({ length: 12 }, (_, round) => round);
const oneOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const movesOf = async (id: string): Promise<string[]> =>
  (
    await world.db.query<{ action: string }>('select action from status_change where case_id = $1 order by at', [id])
  ).map(({ action }) => action);
const exhibitor = (name: string) => makePerson(world, { name, orgType: 'EXHIBITOR', activities: [week] });

/** A registration that waits for its places, and its unit's person. */
async function waiting(name: string, boothsCount: number): Promise<string> {
  return makeEnrollment(world, week, await exhibitor(name), { status: '{p}PASS', boothsCount });
}

async function makePlaces(codes: readonly string[]): Promise<string[]> {
  const rows = codes.map((code) => ({ id: newId(), activityId: week, code, boothsAreaId: null }));
  await world.db.orm.insert(place).values(rows);
  return rows.map(({ id }) => id);
}

async function someoneBuilds(): Promise<void> {
  const chi = await makePerson(world, { name: 'Chi Wong', orgType: 'CONTRACTOR', activities: [week] });
  await world.db.orm.insert(boothContractor).values({ activityId: week, boothsAreaId: null, unitId: chi.unitId ?? '' });
}

const assign = ({ token }: Person, id: string, placeIds: readonly string[]) =>
  world.call<ErrorBody>('post', `/admin/enrollments/${id}/places`, { token, body: { version: 1, placeIds } });

test('two of the staff give the same two places in opposite order: one registration has both, the other none', async () => {
  await someoneBuilds();
  for (const round of rounds) {
    const [anas, beas] = [await waiting(`Ana ${round}`, 2), await waiting(`Bea ${round}`, 2)];
    const [a = '', b = ''] = await makePlaces([`A${round}`, `B${round}`]);
    const answers = await Promise.all([assign(mei, anas, [a, b]), assign(rui, beas, [b, a])]);
    expect(oneOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CAPACITY_EXCEEDED');
    const winner = answers[0]?.status === 200 ? anas : beas;
    const stands = await world.db.orm
      .select()
      .from(place)
      .where(inArray(place.id, [a, b]));
    expect(stands.map(({ enrollmentId }) => enrollmentId)).toEqual([winner, winner]);
  }
}, 120_000);

test('four of the staff give twelve places to nine registrations that want two each, all in one moment', async () => {
  await someoneBuilds();
  const staff = [mei, rui, await administrator(world), await administrator(world)] as const;
  const ids = await Promise.all(Array.from({ length: 9 }, (_, at) => waiting(`Unit ${at}`, 2)));
  const places = await makePlaces(Array.from({ length: 12 }, (_, at) => `C${String(at).padStart(2, '0')}`));
  // Neighbours want a place in common, and the last ones the first ones' places, the other way round.
  const wishes = ids.map((id, at) => ({
    id,
    placeIds: [places[(at * 4) % 12] ?? '', places[(at * 4 + 9) % 12] ?? ''],
  }));
  const answers = await Promise.all(wishes.map(({ id, placeIds }, at) => assign(staff[at % 4] ?? mei, id, placeIds)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const rows = await world.db.orm.select().from(enrollment).where(inArray(enrollment.id, ids));
  for (const [at, { id, placeIds }] of wishes.entries()) {
    const stands = await world.db.orm.select().from(place).where(eq(place.enrollmentId, id));
    const isGiven = answers[at]?.status === 200;
    expect(stands.map((one) => one.id).toSorted()).toEqual(isGiven ? placeIds.toSorted() : []);
    expect(rows.find((row) => row.id === id)?.status).toBe(isGiven ? '{p}ASSIGN' : '{p}PASS');
  }
}, 120_000);

test('two reviewers decide about one application: one word stands, one line is written, one notice goes', async () => {
  for (const round of rounds) {
    const ana = await exhibitor(`Ana ${round}`);
    const id = await makeEnrollment(world, week, ana, { boothsCount: 1 });
    const decide = ({ token }: Person, said: object) =>
      world.call('post', `/admin/enrollments/${id}/decisions`, { token, body: { version: 1, ...said } });
    const answers = await Promise.all([
      decide(mei, { move: 'approve' }),
      decide(rui, { move: 'return', note: 'The logo, please.' }),
    ]);
    expect(oneOf(answers)).toEqual([200, 409]);
    expect(await movesOf(id)).toEqual([answers[0]?.status === 200 ? 'approve' : 'return']);
    await waitForDeeds(world);
    const told = (await outbox(world)).filter(({ to }) => to === ana.email);
    expect(told.map(({ kind }) => kind)).toEqual([
      answers[0]?.status === 200 ? 'ENROLLMENT_APPROVED' : 'ENROLLMENT_RETURNED',
    ]);
  }
}, 120_000);

/** A design that waits for two who build for one unit. */
async function designOf(name: string) {
  const { ana, chi, id, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
  const colleague = { name, orgType: 'CONTRACTOR', activities: [week], unitId: chi.unitId } as const;
  const dong = await makePerson(world, colleague);
  await addDesign(world, ana, boards[0] ?? '', 'OWN_DESIGN');
  expect((await move(world, ana, id, 'submitDesign')).status).toBe(200);
  const read = async () => {
    const [one] = await filesOf(world, chi, id);
    if (!one) throw new Error('no design was handed in');
    return one.file;
  };
  const go = async (who: Person, name: 'passDesign' | 'returnDesign', version: number) =>
    world.call('post', `/enrollments/${id}/moves`, {
      token: who.token,
      body: { version, move: name, note: 'See the file.' },
    });
  return { chi, dong, id, read, go };
}

const party = 'contractor';
const forIt = { party, word: 'pass' } as const;
const against = { party, word: 'not/pass', text: 'The text is too small.' } as const;

test('two who build for one unit judge one design, one for and one against: both words are kept, the later stands, and both return or pass it once', async () => {
  for (const round of rounds.slice(0, 6)) {
    const { chi, dong, id, read, go } = await designOf(`Dong ${round}`);
    const file = await read();
    const answers = await Promise.all([reply(world, chi, forIt, file), reply(world, dong, against, file)]);
    expect(oneOf(answers)).toEqual([200, 200]);
    const said = await world.db.query<{ result: string }>(
      'select result from file_reply where item_id = $1 order by id',
      [file.id],
    );
    expect(said.map(({ result }) => result).toSorted()).toEqual(['ACCEPT', 'REJECT']);
    const { result } = await read();
    expect(result).toBe(said.at(-1)?.result);
    const word = result === 'ACCEPT' ? 'passDesign' : 'returnDesign';
    const { version } = await approvalOf(world, chi, id);
    expect(oneOf(await Promise.all([go(chi, word, version), go(dong, word, version)]))).toEqual([200, 409]);
    expect((await movesOf(id)).filter((name) => name === word)).toHaveLength(1);
  }
}, 120_000);

test('one passes the design on while a colleague rejects its file: nothing passes with a rejected file', async () => {
  for (const round of rounds) {
    const { chi, dong, id, read, go } = await designOf(`Dong ${round}`);
    const file = await read();
    expect((await reply(world, chi, forIt, file)).status).toBe(200);
    const { version } = await approvalOf(world, chi, id);
    const [passed, rejected] = await Promise.all([go(chi, 'passDesign', version), reply(world, dong, against, file)]);
    expect([passed.status === 200, rejected.status === 200]).toContain(true);
    const [stands] = await filesOf(world, chi, id);
    const { status } = await approvalOf(world, chi, id);
    expect({ status, result: stands?.file.result, rejected: rejected.status === 200 }).toEqual(
      passed.status === 200
        ? { status: 'DESIGN_PASS', result: 'ACCEPT', rejected: false }
        : { status: 'EXHIBITION_DESIGN', result: 'REJECT', rejected: true },
    );
  }
}, 120_000);

test('two colleagues hand in one application, each pressing three times: it is handed in once and told once', async () => {
  for (const round of rounds.slice(0, 6)) {
    const kaMan = await exhibitor(`Ka Man ${round}`);
    const colleague = await makePerson(world, {
      name: `Hoi Ian ${round}`,
      orgType: 'EXHIBITOR',
      unitId: kaMan.unitId,
      activities: [week],
    });
    const id = await makeEnrollment(world, week, kaMan, { status: 'APPLY_PENDING', boothsCount: 0 });
    const version = await fillIn(world, kaMan, id);
    const proofs = [await passPicture(world), await passPicture(world)];
    const answers = await Promise.all(
      [kaMan, colleague].flatMap((who, at) =>
        [1, 2, 3].map(() => applicationCalls(world, who, id).submit(version, proofs[at] ?? '')),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await movesOf(id)).toEqual(['submit']);
    // Whoever of the two was first hears of it.
    const told = (await outbox(world)).filter(
      ({ kind, to }) => kind === 'ENROLLMENT_RECEIVED' && [kaMan.email, colleague.email].includes(to),
    );
    expect(told).toHaveLength(1);
  }
}, 120_000);

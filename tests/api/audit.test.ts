import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ErrorBody } from '#domain/errors.ts';
import { newId } from '#domain/id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { unit } from '#server/unit/tables.ts';
import { administrator, reviewer } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

interface Page {
  content: AuditEntry[];
  next: string | null;
}

let world: TestWorld;
let mei: Person;
let rui: Person;
const subjects = [newId(), newId()];
beforeAll(async () => {
  world = await openTestWorld();
  mei = await administrator(world);
  rui = await reviewer(world);
  for (let at = 0; at < 60; at++) {
    if (at % 2 === 0) world.clock.forward(1000);
    await recordAudit(world, world.db, {
      accountId: at % 3 === 0 ? rui.accountId : mei.accountId,
      action: at % 5 === 0 ? 'unit.merge' : 'unit.edit',
      subjectKind: 'unit',
      subjectId: subjects[at % 2] ?? null,
      changes: [{ field: 'nameEn', from: `Name ${at}`, to: `Name ${at + 1}` }],
    });
  }
});
afterAll(() => world.close());

const search = (query: Record<string, string>, person = rui) =>
  world.call<Page & ErrorBody>('get', `/admin/audit?${new URLSearchParams(query)}`, { token: person.token });

async function everyPage(query: Record<string, string>): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  let after: string | null = '';
  do {
    const { body } = await search({ ...query, ...(after ? { after } : {}), size: '7' });
    found.push(...body.content);
    after = body.next;
  } while (after);
  return found;
}

test('every change is there once, newest first, also where several happened in one moment', async () => {
  const found = await everyPage({});
  expect(found).toHaveLength(60);
  expect(new Set(found.map(({ id }) => id)).size).toBe(60);
  expect(found.map(({ at }) => at)).toEqual(
    found
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(found[0]).toMatchObject({
    by: { en: 'Mei Wong' },
    changes: [{ field: 'nameEn', from: 'Name 59', to: 'Name 60' }],
  });
});

test('it is narrowed by who, to what, by which action and when', async () => {
  expect(await everyPage({ accountId: rui.accountId })).toHaveLength(20);
  expect(await everyPage({ action: 'unit.merge' })).toHaveLength(12);
  expect(await everyPage({ subjectKind: 'unit', subjectId: subjects[0] ?? '' })).toHaveLength(30);
  const [newest] = await everyPage({});
  expect(await everyPage({ from: newest?.at ?? '' })).toHaveLength(2);
  expect(await everyPage({ until: newest?.at ?? '' })).toHaveLength(58);
});

test('the filters offer what there is', async () => {
  const { body } = await world.call('get', '/admin/audit/words', { token: mei.token });
  expect(body).toMatchObject({ actions: ['unit.edit', 'unit.merge'], subjectKinds: ['unit'] });
  expect(body).toHaveProperty('people', [
    { accountId: mei.accountId, names: { tc: '', en: 'Mei Wong', pt: '' } },
    { accountId: rui.accountId, names: { tc: '', en: 'Rui Santos', pt: '' } },
  ]);
});

test('a made-up page end is refused, and the audit is not for an exhibitor', async () => {
  expect((await search({ after: 'yesterday' })).body.code).toBe('PARAMS_ERROR');
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  expect((await search({}, ana)).status).toBe(403);
});

test.each([
  ['an update', "update audit_entry set reason = 'other'"],
  ['a deletion', 'delete from audit_entry'],
  ['emptying', 'truncate audit_entry'],
  ['a deletion of the history of a case', 'delete from status_change'],
])('the database itself refuses %s', async (_name, sql) => {
  await expect(world.db.query(sql)).rejects.toThrow('append only');
  expect(await everyPage({})).toHaveLength(60);
});

test('a record is named as it is called now; one that is gone, or has no name, is not', async () => {
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  const gone = newId();
  const write = (subjectKind: 'account' | 'unit' | 'setting', subjectId: string | null) =>
    recordAudit(world, world.db, { accountId: mei.accountId, action: 'export.start', subjectKind, subjectId });
  await write('setting', null);
  await write('unit', gone);
  await write('unit', ana.unitId);
  await write('account', ana.accountId);
  const { body } = await search({ action: 'export.start' });
  const names = new Map(body.content.map(({ subjectId, subjectNames }) => [subjectId, subjectNames?.en ?? null]));
  expect(names).toEqual(
    new Map([
      [ana.accountId, 'Ana Lei'],
      [ana.unitId, "Ana Lei's unit"],
      [gone, null],
      [null, null],
    ]),
  );
});

test('it is searched by who made a change, and by what it was made to', async () => {
  const [maker] = await world.db.orm
    .insert(unit)
    .values({ id: newId(), nameTc: '氹仔風機', nameEn: 'Taipa Turbines', createdAt: world.clock.now() })
    .returning();
  const sofia = await makePerson(world, { name: 'Sofia Marçal', orgType: 'FUND_ADMIN', unitId: null });
  const record = (accountId: string, subjectId: string, subjectKind: 'unit' | 'account') =>
    recordAudit(world, world.db, { accountId, action: `${subjectKind}.edit`, subjectKind, subjectId });
  await record(sofia.accountId, newId(), 'unit');
  await record(mei.accountId, maker?.id ?? '', 'unit');
  await record(mei.accountId, sofia.accountId, 'account');
  const found = async (words: string) =>
    (await search({ search: words })).body.content.map(({ subjectKind, by }) => `${subjectKind} by ${by?.en}`);
  expect(await found('sofia marcal')).toEqual(['account by Mei Wong', 'unit by Sofia Marçal']);
  expect(await found('氹仔风机')).toEqual(['unit by Mei Wong']);
  expect(await found('turbines')).toEqual(['unit by Mei Wong']);
  expect(await found('no such thing')).toEqual([]);
  expect((await search({ search: 'sofia', subjectKind: 'account' })).body.content).toHaveLength(1);
});

import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportKind } from '#contract/export.ts';
import { unit } from '#server/unit/tables.ts';
import { askForExport, type ExportWish, takeSheet } from '#tests/support/exports.ts';
import { openFileWorld } from '#tests/support/files.ts';
import { administrator, exhibitor, listOf, makeRoadShow, somebody } from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';
import { eq } from 'drizzle-orm';

let world: TestWorld;
let mei: Person;
beforeAll(async () => {
  world = await openFileWorld();
  mei = await administrator(world);
});
afterAll(() => world.close());

const sheet = async (wish: ExportWish) => readSheet(await takeSheet(world, mei, wish));

test('accounts leave with their roles in the language of the sheet, and as they were filtered', async () => {
  const chan = await makePerson(world, { name: 'Chan Tai Man', orgType: 'CONTRACTOR' });
  await makePerson(world, { name: 'Bela Dias', orgType: 'EXHIBITOR' });
  const columns = ['roles', 'units', 'standing'];
  expect(await sheet({ kind: 'accounts', columns, language: 'pt', filter: { search: 'chan' } })).toEqual([
    ['Funções', 'Entidades', 'Estado'],
    ['Montador de exposições', "Chan Tai Man's unit", 'Em uso'],
  ]);
  const personal = { kind: 'accounts', columns: ['username'], filter: { orgType: 'CONTRACTOR' } };
  expect((await askForExport(world, mei, personal)).body).toMatchObject({ fields: [{ path: 'reason' }] });
  const [, row] = await sheet({ ...personal, reason: 'Badges are printed outside.' });
  expect(row).toEqual([chan.username]);
});

test('units leave with their type and region in words', async () => {
  const ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR' });
  const [region] = await world.db.query<{ id: number }>("select id from country_region where code = 'MO'");
  await world.db.orm
    .update(unit)
    .set({ kind: 'UNIVERSITY', nameTc: '澳門大學', countryRegionId: region?.id ?? null })
    .where(eq(unit.id, ana.unitId ?? ''));
  const columns = ['nameTc', 'nameEn', 'kind', 'members'];
  expect(await sheet({ kind: 'units', columns, language: 'zh', filter: { kind: 'UNIVERSITY' } })).toEqual([
    ['中文名稱', '英文名稱', '類型', '成員數目'],
    ['澳門大學', "Ana Lei's unit", '大學', 1],
  ]);
});

test('a list of more rows than a page of it is whole, and no row comes twice', async () => {
  const now = world.clock.now();
  await world.db.query(
    `insert into unit (id, name_tc, name_en, name_pt, kind, created_at)
     select gen_random_uuid(), '', 'Crowd ' || n, '', 'GOV', $1 from generate_series(1, 1200) n`,
    [now],
  );
  const rows = await sheet({ kind: 'units', columns: ['nameEn'], filter: { kind: 'GOV' } });
  expect(rows).toHaveLength(1201);
  expect(new Set(rows.flat()).size).toBe(1201);
});

test('participants are taken from their own page only: one activity at a time', async () => {
  const { body } = await world.call<{ content: ExportKind[] }>('get', '/admin/export-kinds', { token: mei.token });
  const whole = body.content.filter(({ asWhole }) => asWhole).map(({ kind }) => kind);
  expect(whole).toEqual([
    'enrollments',
    'accounts',
    'units',
    'invitations',
    'road-show-units',
    'road-show-records',
    'road-show-matches',
    'docking-products',
    'docking-intents',
    'recruiting-units',
    'positions',
    'job-applications',
    'closing-projects',
    'public-demands',
    'messages',
    'audit',
  ]);
  const wish = { kind: 'participants', columns: ['nameEn'] };
  expect((await askForExport(world, mei, wish)).body).toMatchObject({ fields: [{ path: 'filter' }] });

  const [monday, tuesday] = [await makeRoadShow(world), await makeRoadShow(world)];
  const ana = await exhibitor(world, monday, { name: 'Ana Lei' });
  await listOf(world, ana, monday).add(somebody({ nameEn: 'Monday Chan' }));
  const bela = await exhibitor(world, tuesday, { name: 'Bela Dias' });
  await listOf(world, bela, tuesday).add(somebody({ nameEn: 'Tuesday Lei' }));
  expect(await sheet({ ...wish, filter: { activityId: tuesday } })).toEqual([
    ['Name in Latin letters'],
    ['Tuesday Lei'],
  ]);
});

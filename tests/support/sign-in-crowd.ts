import { newId } from '#domain/id.ts';
import { arrayLiteral } from '#server/sign-in/attempt/array-literal.ts';
import { issueCredentials } from '#server/sign-in/code/issue-credential.ts';
import type { World } from '#server/world.ts';
import { seededNumbers } from '#domain/seeded-numbers.ts';
import type { Guest } from './sign-in-door.ts';

const surnames = [...'陳李黃何梁林張吳鄭周馮鄧蔡謝曾許蕭郭'];
const given = [...'嘉文偉明志強家俊子健美玲淑芬詠詩慧敏浩然天朗思雅曉彤'];
const latin = ['Chan', 'Lei', 'Wong', 'Ho', 'Leong', 'Lam', 'Cheong', 'Ng', 'Kuan', 'Sousa', 'Rosa', 'Silva', 'Xavier'];
const latinGiven = [
  'Ka Man',
  'Wai Ming',
  'Chi Keong',
  'Mei Leng',
  'Ana',
  'João',
  'Sok Fan',
  'Hou Ian',
  'Maria',
  'Tin Long',
];
const perStatement = 5000;
const peoplePerUnit = 25;

/** Many expected people with names as they occur, each with a code; the same ones for the same seed. */
export async function makeCrowd(world: World, activityId: string, count: number, seed: number): Promise<Guest[]> {
  const random = seededNumbers(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const now = world.clock.now();
  const units = Array.from({ length: Math.ceil(count / peoplePerUnit) }, (_, n) => ({
    id: newId(),
    name: `${one(surnames)}${one(given)}科技有限公司${n}`,
  }));
  await world.db.query(
    `insert into unit (id, name_tc, name_en, created_at) select u.*, '', $3::timestamptz from unnest($1::uuid[], $2::text[]) u`,
    [arrayLiteral(units.map(({ id }) => id)), arrayLiteral(units.map(({ name }) => name)), now],
  );
  const guests: Guest[] = [];
  for (let from = 0; from < count; from += perStatement) {
    const people = Array.from({ length: Math.min(perStatement, count - from) }, (_, n) => ({
      id: newId(),
      unit: units[Math.floor((from + n) / peoplePerUnit)]?.id ?? '',
      tc: one(surnames) + one(given) + one(given),
      en: `${one(latin)} ${one(latinGiven)}`,
      dinner: random() < 0.4,
      hotel: random() < 0.2,
      tail: String(Math.floor(random() * 10_000)).padStart(4, '0'),
    }));
    const made = await world.db.transaction(async (tx) => {
      await tx.query(
        `insert into participant (id, unit_id, name_tc, name_en, pinyin, dinner, hotel, phone_tail, activity_id, created_at)
         select p.*, $8::uuid, $9::timestamptz from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $4::text[],
           $5::boolean[], $6::boolean[], $7::text[]) p`,
        [
          arrayLiteral(people.map(({ id }) => id)),
          arrayLiteral(people.map(({ unit }) => unit)),
          arrayLiteral(people.map(({ tc }) => tc)),
          arrayLiteral(people.map(({ en }) => en)),
          arrayLiteral(people.map(({ dinner }) => dinner)),
          arrayLiteral(people.map(({ hotel }) => hotel)),
          arrayLiteral(people.map(({ tail }) => tail)),
          activityId,
          now,
        ],
      );
      const codes = await issueCredentials(world, tx, activityId, people.length);
      await tx.query(
        `update participant p set credential = n.credential from unnest($1::uuid[], $2::text[]) n (id, credential)
         where p.id = n.id`,
        [arrayLiteral(people.map(({ id }) => id)), arrayLiteral(codes)],
      );
      return people.map(({ id }, index): Guest => ({ id, name: '', credential: codes[index] ?? '' }));
    });
    guests.push(...made);
  }
  return guests;
}

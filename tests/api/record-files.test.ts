import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileGroup } from '#domain/file/field-rules.ts';
import { checkedUpload, fieldOf, makePdf, openFileWorld, photo, upload } from '#tests/support/files.ts';
import { openRoadShow } from '#tests/support/road-show.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let show: Awaited<ReturnType<typeof openRoadShow>>;
beforeAll(async () => {
  world = await openFileWorld();
  show = await openRoadShow(world);
});
afterAll(() => world.close());

const ownerKind = 'ROAD_SHOW_RECORD';

test('a result has its presentation and other files, each with its rule; everybody sees them once it is published', async () => {
  const { people, begin, move } = show;
  const id = await begin(people.chan, 'RESULT');
  const send = async (group: FileGroup, filename: string, bytes: Buffer) =>
    upload(world, people.chan.token, id, group, { ownerKind, filename, bytes });
  const refused = await send('RESEARCH_PRESENTATION', 'slides.pdf', makePdf());
  expect(refused.body).toMatchObject({ code: 'PARAMS_ERROR', fields: [{ path: 'file' }] });
  // The attachments of a demand are none of a result's.
  expect((await send('RECORD_FILE', 'paper.pdf', makePdf())).status).toBe(404);
  const other = { ownerKind, filename: 'reactor.jpg', bytes: await photo() } as const;
  const file = await checkedUpload(world, people.chan.token, id, 'RESEARCH_OTHER', other);
  expect(file).toMatchObject({ filename: 'reactor.jpg', newest: { state: 'READY' } });

  const shownTo = async (token?: string) =>
    (await fieldOf(world, token, id, 'RESEARCH_OTHER', ownerKind)).files?.length;
  expect(await shownTo(people.lai.token)).toBeUndefined();
  await move(people.chan, id, 'submit');
  await move(people.office, id, 'agree');
  await move(people.mei, id, 'publish');
  expect(await shownTo()).toBe(1);
  expect((await fieldOf(world, undefined, id, 'RECORD_FILE', ownerKind)).files).toBeUndefined();
});

test('a demand has attachments, and none of the fields of a result', async () => {
  const { people, begin } = show;
  const id = await begin(people.lai, 'DEMAND');
  const sent = { ownerKind, filename: 'drawing.pdf', bytes: makePdf() } as const;
  expect((await checkedUpload(world, people.lai.token, id, 'RECORD_FILE', sent)).newest.state).toBe('READY');
  expect((await upload(world, people.lai.token, id, 'RESEARCH_OTHER', sent)).status).toBe(404);
});

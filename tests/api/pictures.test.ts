import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { Forum } from '#contract/activity/activity.ts';
import type { DeskForum } from '#contract/activity/desk.ts';
import type { Exhibition } from '#contract/exhibition.ts';
import type { BoothsAreaCategory } from '#contract/lists/lists.ts';
import { ownerIdOfNumber } from '#domain/file/numbered-owner.ts';
import { sweepFiles } from '#server/file/sweep-files.ts';
import { fileItem } from '#server/file/tables.ts';
import { seedReferenceOnce } from '#server/seed/reference-data.ts';
import { openDesk } from '#tests/support/desk.ts';
import { checkedUpload, openFileWorld, photo, type Sent, upload } from '#tests/support/files.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  world = await openFileWorld();
  await seedReferenceOnce(world);
  desk = await openDesk(world);
});
afterAll(() => world.close());

/** How a visitor gets a picture. */
const picture = async (path: string) => {
  const { statusCode, headers, rawPayload } = await world.app.inject({ url: `/event-api/public/api/v1/${path}` });
  const width = statusCode === 200 ? (await sharp(rawPayload).metadata()).width : null;
  return { status: statusCode, width, caching: headers['cache-control'] };
};
const none = { status: 404, width: null };
const keptForEver = 'public, max-age=31536000, immutable';

const jpeg = async (): Promise<Sent> => ({
  ownerKind: 'FORUM',
  filename: 'hall.jpg',
  bytes: await photo(900, 1600),
});
async function beginForum(): Promise<DeskForum> {
  const activity = await desk.begin();
  await desk.move(desk.lei, activity, 'publish');
  const fields = { activityId: activity.id, nameTc: '論壇', nameEn: '', namePt: '' };
  const holdDate = '2026-12-02T02:00:00.000Z';
  return (await desk.ask<DeskForum>(desk.lei, 'post', '/admin/forums', { ...fields, holdDate })).body;
}

describe('the picture of a forum', () => {
  const move = (id: string, name: string, version: number) =>
    desk.ask<DeskForum>(desk.lei, 'post', `/admin/forums/${id}/moves/${name}`, { version });

  test('is kept by administrators alone, and is large enough for its page', async () => {
    const { id } = await beginForum();
    for (const { token } of [desk.sou, desk.ho]) {
      const answer = await upload(world, token, id, 'FORUM_IMAGE', await jpeg());
      expect([403, 404]).toContain(answer.status);
    }
    expect(await upload(world, desk.lei.token, id, 'BANNER', await jpeg())).toMatchObject({ status: 404 });
    const small = { ...(await jpeg()), bytes: await photo(360, 600) };
    expect((await checkedUpload(world, desk.lei.token, id, 'FORUM_IMAGE', small)).newest).toMatchObject({
      state: 'REFUSED',
      refusal: { problem: 'PICTURE_TOO_SMALL' },
    });
  });

  test('is seen on home and by its id once the forum is published, and no longer when it is taken back', async () => {
    const { id } = await beginForum();
    const file = await checkedUpload(world, desk.lei.token, id, 'FORUM_IMAGE', await jpeg());
    const version = file.newest.id;
    expect(await picture(`forums/${id}/image`)).toMatchObject(none);

    await move(id, 'publish', 1);
    const listed = await world.call<{ content: Forum[] }>('get', '/public/api/v1/forums?size=100');
    expect(listed.body.content.find((forum) => forum.id === id)?.image).toBe(version);
    expect((await world.call<Forum>('get', `/public/api/v1/forums/${id}`)).body.image).toBe(version);
    expect(await picture(`forums/${id}/image?width=320&version=${version}`)).toEqual({
      status: 200,
      width: 320,
      caching: keptForEver,
    });
    expect((await picture(`forums/${id}/image?width=320`)).caching).toBe('public, no-cache');

    await move(id, 'unpublish', 2);
    expect(await picture(`forums/${id}/image?version=${version}`)).toMatchObject(none);
  });
});

describe('the picture of boards', () => {
  const board = async (): Promise<Sent> => ({
    ownerKind: 'BOOTHS_AREA_CATEGORY',
    filename: 'board.jpg',
    bytes: await photo(1200, 900),
  });
  const send = async (categoryId: number) =>
    (await checkedUpload(world, desk.lei.token, ownerIdOfNumber(categoryId), 'BOARD_IMAGE', await board())).newest.id;
  const offered = async (activityId: string, code: string) => {
    const { body } = await world.call<{ content: BoothsAreaCategory[] }>(
      'post',
      '/public/api/v1/base/boothsAreaCategory/search',
      { body: { activityId } },
    );
    return body.content.find((category) => category.code === code);
  };
  const of = (categoryId: number, version?: string) =>
    picture(`base/boothsAreaCategory/${categoryId}/image?width=320${version ? `&version=${version}` : ''}`);

  test('belongs to a category that there is', async () => {
    const answer = await upload(world, desk.lei.token, ownerIdOfNumber(999_999), 'BOARD_IMAGE', await board());
    expect(answer).toMatchObject({ status: 404, body: { code: 'ENTITY_NOT_FOUND' } });
    expect(await of(999_999)).toMatchObject(none);
    expect(await upload(world, desk.ho.token, ownerIdOfNumber(1), 'BOARD_IMAGE', await board())).toMatchObject({
      status: 403,
    });
  });

  test('is that of the general category, until the activity gives its own one another', async () => {
    const activity = await desk.begin();
    const general = await send(1);
    expect(await offered(activity.id, '01')).toMatchObject({ id: 1, boardImage: general });
    expect(await of(1, general)).toEqual({ status: 200, width: 320, caching: keptForEver });

    await desk.ask(desk.lei, 'post', `/admin/activities/${activity.id}/own-lists/categories`);
    const own = await offered(activity.id, '01');
    if (!own) throw new Error('the list was not copied');
    expect(own.boardImage).toBe(general);
    expect((await of(own.id)).status).toBe(200);

    const changed = await send(own.id);
    expect((await offered(activity.id, '01'))?.boardImage).toBe(changed);
    // Of a draft, nobody outside knows the boards.
    expect(await of(own.id)).toMatchObject(none);
    await desk.move(desk.lei, activity, 'publish');
    expect((await of(own.id, changed)).caching).toBe(keptForEver);
  });

  test('is not there for a category without one', async () => {
    const { categories } = (
      await desk.ask<Exhibition>(desk.lei, 'get', `/admin/activities/${(await desk.begin()).id}/exhibition`)
    ).body;
    const other = categories.find(({ fields }) => fields.code === '99');
    expect(await of(other?.id ?? 0)).toMatchObject(none);
  });
});

test('a picture goes with its forum', async () => {
  const { id } = await beginForum();
  const file = await checkedUpload(world, desk.lei.token, id, 'FORUM_IMAGE', await jpeg());
  await desk.ask(desk.lei, 'delete', `/admin/forums/${id}?version=1`);
  world.clock.forward(25 * 60 * 60 * 1000);
  await sweepFiles.run({ world, payload: {}, isLastTry: false, stopping: new AbortController().signal });
  const rows = await world.db.orm.select().from(fileItem);
  expect(rows.filter(({ removedAt }) => removedAt !== null).map((row) => row.id)).toEqual([file.id]);
});

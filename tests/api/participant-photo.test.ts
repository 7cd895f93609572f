import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { MyList } from '#contract/participant/participant.ts';
import type { StaffPerson } from '#contract/participant/desk.ts';
import { storageOf } from '#server/storage/open-storage.ts';
import { checkedUpload, fieldOf, openFileWorld, photo, type Sent, upload } from '#tests/support/files.ts';
import {
  administrator,
  doJobs,
  exhibitor,
  listOf,
  lockedList,
  makeRoadShow,
  reviewer,
  sentList,
  somebody,
} from '#tests/support/participants.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { HeldList, makeSupervisor, pairPhone } from '#tests/support/sign-in-door.ts';
import type { TestWorld } from '#tests/support/world.ts';

const group = 'PARTICIPANT_PHOTO';

let world: TestWorld;
let activityId: string;
let ana: Person;
let rui: Person;
let lurdes: Person;

beforeAll(async () => {
  world = await openFileWorld();
  activityId = await makeRoadShow(world, { participantLimit: 9, hotel: null, dinner: null });
  ana = await exhibitor(world, activityId);
  rui = await reviewer(world);
  lurdes = await makeSupervisor(world);
});
afterAll(() => world.close());

const portrait = async (more: Partial<Sent> = {}): Promise<Sent> => ({
  ownerKind: 'PARTICIPANT',
  filename: '陳大文.jpg',
  bytes: await photo(640, 480),
  ...more,
});

/** Ana's list with one person on it. */
async function someoneOf(unit: Person, activity = activityId): Promise<MyList['people'][number]> {
  const { body } = await listOf(world, unit, activity).add(somebody());
  const person = body.people.at(-1);
  if (!person) throw new Error('nobody was added');
  return person;
}

async function seen(path: string, token: string) {
  const { statusCode, headers, rawPayload } = await world.app.inject({
    url: `/event-api${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const width = statusCode === 200 ? (await sharp(rawPayload).metadata()).width : null;
  return { status: statusCode, width, caching: headers['cache-control'] };
}
const byAccount = (personId: string, { token }: Pick<Person, 'token'>) =>
  seen(`/participants/${personId}/photo?width=320`, token);
const atDoor = (personId: string, { token }: { token: string }) => seen(`/sign-in/people/${personId}/photo`, token);
const ownCopy = { status: 200, width: 320, caching: 'private, no-store' };

describe('the photo of a participant', () => {
  test('is kept by their unit, is one, and does not make a form that is open stale', async () => {
    const chan = await someoneOf(ana);
    expect(chan.photo).toBeNull();
    const file = await checkedUpload(world, ana.token, chan.id, group, await portrait());
    const { body } = await listOf(world, ana, activityId).read();
    expect(body.people.find(({ id }) => id === chan.id)).toMatchObject({
      photo: file.newest.id,
      version: chan.version,
    });
    expect(await byAccount(chan.id, ana)).toEqual(ownCopy);

    const second = await upload(world, ana.token, chan.id, group, await portrait({ filename: 'another.jpg' }));
    expect(second).toMatchObject({ status: 400, body: { code: 'PARAMS_ERROR', fields: [{ problem: 'tooMany' }] } });
    const film = await upload(world, ana.token, chan.id, group, await portrait({ filename: 'a.mp4' }));
    expect(film.status).toBe(400);
  });

  test('is kept without what the camera wrote in it, as where it was taken, and the right way up', async () => {
    const chan = await someoneOf(ana);
    const sent = await portrait();
    expect((await sharp(sent.bytes).metadata()).exif).toBeDefined();
    const { id, newest } = await checkedUpload(world, ana.token, chan.id, group, sent);
    const link = await world.call<{ url: string }>('post', `/files/${id}/link`, { token: ana.token, body: {} });
    const { rawPayload, headers } = await world.app.inject({ url: link.body.url });
    const { exif, orientation, format, width, height } = await sharp(rawPayload).metadata();
    expect({ exif, orientation, format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 640 });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(newest).toMatchObject({ fileSize: rawPayload.length, facts: { width: 480, height: 640 } });
  });

  test('is large enough to know a face by', async () => {
    const chan = await someoneOf(ana);
    const small = await checkedUpload(
      world,
      ana.token,
      chan.id,
      group,
      await portrait({ bytes: await photo(200, 200) }),
    );
    expect(small.newest).toMatchObject({ state: 'REFUSED', refusal: { problem: 'PICTURE_TOO_SMALL' } });
    expect(await byAccount(chan.id, ana)).toMatchObject({ status: 404 });
  });

  test('is for their unit and for staff, and nobody else', async () => {
    const chan = await someoneOf(ana);
    const otherUnit = await exhibitor(world, activityId, { name: 'Vitor Cheong' });
    const sameUnitElsewhere = await exhibitor(world, await makeRoadShow(world), { unitId: ana.unitId });
    const nobody = await makePerson(world, { name: 'Nobody' });
    for (const stranger of [otherUnit, sameUnitElsewhere, nobody]) {
      expect(await upload(world, stranger.token, chan.id, group, await portrait())).toMatchObject({ status: 404 });
    }
    expect(await upload(world, null, chan.id, group, await portrait())).toMatchObject({ status: 401 });
    expect(await upload(world, lurdes.token, chan.id, group, await portrait())).toMatchObject({ status: 403 });

    const { id } = await checkedUpload(world, ana.token, chan.id, group, await portrait());
    for (const reader of [ana, rui, lurdes, await administrator(world)]) {
      expect(await byAccount(chan.id, reader)).toEqual(ownCopy);
    }
    for (const stranger of [otherUnit, sameUnitElsewhere, nobody]) {
      expect(await byAccount(chan.id, stranger)).toMatchObject({ status: 404 });
      expect(await seen(`/files/${id}/preview`, stranger.token)).toMatchObject({ status: 404 });
      const link = await world.call('post', `/files/${id}/link`, { token: stranger.token, body: {} });
      expect(link).toMatchObject({ status: 404 });
    }
    expect(await world.call('get', `/files/PARTICIPANT/${chan.id}/${group}`)).toMatchObject({ status: 404 });
    expect(await world.call('get', `/public/api/v1/files/${id}`)).toMatchObject({ status: 404 });
    expect(await world.call('delete', `/files/${id}`, { token: lurdes.token })).toMatchObject({ status: 403 });
  });

  test('is known by nobody’s name, and an older one is not kept', async () => {
    const chan = await someoneOf(ana);
    const first = await checkedUpload(world, ana.token, chan.id, group, await portrait());
    expect(first.newest.filename).toBe('participant-photo.jpg');
    const [added] = await world.db.query<{ details: object }>(
      "select details from audit_entry where action = 'file.add' and subject_id = $1",
      [chan.id],
    );
    expect(added?.details).toMatchObject({ filename: 'participant-photo.jpg' });
    const next = await portrait({ replaces: first.id, bytes: await photo(800, 600) });
    const second = await checkedUpload(world, ana.token, chan.id, group, next);
    expect(second.newest).toMatchObject({ state: 'READY', facts: { width: 600 } });
    await sweep();
    expect(await keptVersions(first.id)).toEqual([true, false]);
  });

  test('belongs to staff alone once the list is locked', async () => {
    const show = await makeRoadShow(world);
    const nuno = await exhibitor(world, show, { name: 'Nuno Reis' });
    const [chan] = (await lockedList(world, nuno, show, [somebody()])).people;
    const id = chan?.id ?? '';
    expect(await upload(world, nuno.token, id, group, await portrait())).toMatchObject({ status: 403 });
    const { id: fileId } = await checkedUpload(world, rui.token, id, group, await portrait());
    expect(await byAccount(id, nuno)).toEqual(ownCopy);
    expect((await fieldOf(world, nuno.token, id, group, 'PARTICIPANT')).writings).toEqual([]);
    expect(await world.call('delete', `/files/${fileId}`, { token: nuno.token })).toMatchObject({ status: 403 });
    expect(await world.call('delete', `/files/${fileId}`, { token: rui.token })).toMatchObject({ status: 200 });
    const { body } = await world.call<{ person: StaffPerson }>('get', `/staff/participants/${id}`, rui);
    expect(body.person.photo).toBeNull();
    expect(await byAccount(id, nuno)).toMatchObject({ status: 404 });
  });

  test('may still be given while the list is with the fund and open', async () => {
    const show = await makeRoadShow(world);
    const nuno = await exhibitor(world, show, { name: 'Nuno Reis' });
    const [chan] = (await sentList(world, nuno, show, [somebody()])).people;
    expect(await upload(world, nuno.token, chan?.id ?? '', group, await portrait())).toMatchObject({ status: 200 });
  });
});

describe('at the door', () => {
  /** A road show with one person expected, and what its phones hear. */
  async function openDoorFor(name: string) {
    const show = await makeRoadShow(world);
    const unit = await exhibitor(world, show, { name });
    const [chan] = (await lockedList(world, unit, show, [somebody()])).people;
    const phone = await pairPhone(world, world, lurdes.token, show);
    return { show, personId: chan?.id ?? '', phone };
  }

  test('the list says that there is a photo, and a change of it is a change of the person', async () => {
    const { personId, phone } = await openDoorFor('Filipa Sou');
    const [list, plain] = [new HeldList(phone, 'details'), new HeldList(phone)];
    const refresh = async () => {
      // Each ends with the checksum of what it holds.
      await list.refresh();
      await plain.refresh();
      return list.people.get(personId);
    };
    const before = await refresh();
    expect(before?.details).not.toHaveProperty('photo');

    const { id } = await checkedUpload(world, rui.token, personId, group, await portrait());
    const after = await refresh();
    expect(after?.details).toMatchObject({ photo: true });
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(plain.people.get(personId)).not.toHaveProperty('details');
    expect(await atDoor(personId, phone)).toEqual(ownCopy);

    await checkedUpload(world, rui.token, personId, group, await portrait({ replaces: id }));
    expect((await refresh())?.version).toBe((after?.version ?? 0) + 1);
    await world.call('delete', `/files/${id}`, { token: rui.token });
    expect((await refresh())?.details).not.toHaveProperty('photo');
    expect(await atDoor(personId, phone)).toMatchObject({ status: 404 });
  });

  test('only phones of the same activity see it, no kiosk, and none that was revoked', async () => {
    const here = await openDoorFor('Filipa Sou');
    const elsewhere = await openDoorFor('Jorge Ip');
    const kiosk = await pairPhone(world, world, lurdes.token, here.show, { profile: 'KIOSK', gate: 'Lobby' });
    await checkedUpload(world, rui.token, here.personId, group, await portrait());
    expect(await atDoor(here.personId, here.phone)).toEqual(ownCopy);
    expect(await atDoor(here.personId, elsewhere.phone)).toMatchObject({ status: 404 });
    expect(await atDoor(here.personId, kiosk)).toMatchObject({ status: 404 });
    const held = new HeldList(kiosk, 'details');
    await held.refresh();
    expect(held.people.get(here.personId)?.details).not.toHaveProperty('photo');
    expect(await byAccount(here.personId, here.phone)).toMatchObject({ status: 401 });
    expect(await atDoor(here.personId, rui)).toMatchObject({ status: 401 });

    await world.call('post', `/sign-in/stations/${here.phone.stationId}/revoke`, { token: lurdes.token });
    const refused = await here.phone.call('get', `/sign-in/people/${here.personId}/photo`);
    expect(refused).toMatchObject({ status: 401, body: { code: 'DEVICE_REVOKED' } });
  });
});

describe('it goes with the person', () => {
  test('when they are taken off the list', async () => {
    const chan = await someoneOf(ana);
    const { id } = await checkedUpload(world, ana.token, chan.id, group, await portrait());
    expect(await listOf(world, ana, activityId).remove(chan.id, chan.version)).toMatchObject({ status: 200 });
    expect(await byAccount(chan.id, rui)).toMatchObject({ status: 404 });
    await sweep();
    expect(await keptVersions(id)).toEqual([false]);
  });

  test('and stays behind when somebody else comes in their place', async () => {
    const show = await makeRoadShow(world);
    const nuno = await exhibitor(world, show, { name: 'Nuno Reis' });
    const entered = somebody();
    const { body } = await listOf(world, nuno, show).add(entered);
    const [chan] = body.people;
    const id = chan?.id ?? '';
    await checkedUpload(world, nuno.token, id, group, await portrait());
    const list = listOf(world, nuno, show);
    const corrected = { ...entered, nameEn: 'Chan Tai-Man' };
    expect((await list.edit(id, 1, corrected)).body.people[0]?.photo).not.toBeNull();
    const other = { ...somebody(), nameTc: '黃美玲', nameEn: 'Wong Mei Leng' };
    expect((await list.edit(id, 2, other)).body.people[0]?.photo).toBeNull();
    expect(await byAccount(id, nuno)).toMatchObject({ status: 404 });
  });

  test('when personal data is erased, and one that was on its way goes nowhere', async () => {
    const old = await openFileWorld();
    const show = await makeRoadShow(old);
    const unit = await exhibitor(old, show);
    const [chan] = (await lockedList(old, unit, show, [somebody()])).people;
    const staff = await reviewer(old);
    const { id } = await checkedUpload(old, staff.token, chan?.id ?? '', group, await portrait());
    await upload(old, staff.token, chan?.id ?? '', group, await portrait({ replaces: id }));
    old.clock.set('2027-02-25T16:00:00.000Z' as never);
    await old.db.query(
      "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'erase-participants', '{}', '2026-01-01', $1)",
      [old.clock.now()],
    );
    await doJobs(old);
    const [row] = await old.db.query<{ sealed: string; photo_id: string | null }>(
      'select sealed, photo_id from participant',
    );
    expect(row).toEqual({ sealed: '', photo_id: null });
    await sweep(old);
    expect(await keptVersions(id, old)).toEqual([false, false]);
    const { token } = await reviewer(old);
    expect(await upload(old, token, chan?.id ?? '', group, await portrait())).toMatchObject({ status: 404 });
    await old.close();
  });
});

async function sweep(of: TestWorld = world): Promise<void> {
  await of.db.query(
    "insert into job (id, kind, payload, due_at, created_at) values (gen_random_uuid(), 'file.sweep', '{}', $1, $1)",
    [of.clock.now()],
  );
  await doJobs(of);
}

/** Of each version, the newest first, whether its bytes are still there. */
async function keptVersions(fileId: string, of: TestWorld = world): Promise<boolean[]> {
  const storage = await storageOf(of);
  const rows = await of.db.query<{ storage_key: string }>(
    'select storage_key from file_version where item_id = $1 order by number desc',
    [fileId],
  );
  return Promise.all(
    rows.map(async ({ storage_key: key }) => {
      const keys = [key, `${key}.320.webp`];
      const there = await Promise.all(
        keys.map((one) =>
          storage.read(one).then(
            () => true,
            () => false,
          ),
        ),
      );
      return there.some(Boolean);
    }),
  );
}

import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCredential, writeCredential } from '#domain/sign-in/credential.ts';
import { hashOfCode } from '#server/sign-in/code/code-hash.ts';
import { reissueCodes } from '#server/participant/code/reissue-codes.ts';
import type { Guest } from '#tests/support/door-event.ts';
import { sent, until } from '#tests/support/door-phone.ts';
import { keptIn } from '#tests/support/door-storage.ts';
import { type DoorWorld, type Fair, openDoorWorld, type Station } from '#tests/support/door-world.ts';

const minute = 60_000;

let at: DoorWorld;
let fair: Fair;
let chan: Guest;
let lei: Guest;
let north: Station;

beforeAll(async () => {
  at = await openDoorWorld();
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  fair = await at.newFair();
  [chan, lei] = (await fair.addGuests([{ nameTc: '陳大明' }, { nameTc: '李小龍' }])) as [Guest, Guest];
  north = await fair.station('North');
});
afterEach(() => at.closeDoors());

const camera = (guest: Guest) => ({ text: guest.credential, source: 'CAMERA' as const });
/** What a thief who knows how codes look would draw: the right key, the right check characters. */
const forgedLike = ({ credential }: Guest): Guest => {
  const keyId = readCredential(credential)?.keyId ?? 0;
  return { participantId: '', nameTc: '', credential: writeCredential(keyId, randomBytes(14)) };
};
const verdicts = async (): Promise<string[]> =>
  (
    await at.world.db.query<{ verdict: string }>('select verdict from attempt where activity_id = $1 order by id', [
      fair.activityId,
    ])
  ).map(({ verdict }) => verdict);
const reissue = () => reissueCodes(at.world, { accountId: fair.supervisor.accountId, activityId: fair.activityId });
async function codeNow({ participantId }: Guest): Promise<string> {
  const [row] = await at.world.db.query<{ credential: string }>('select credential from participant where id = $1', [
    participantId,
  ]);
  return row?.credential ?? '';
}
const listOfNow = async ({ phone, door }: Station): Promise<void> => {
  const { asOf } = door.getState().list;
  at.world.clock.forward(minute);
  phone.wake();
  await until(door, ({ list }) => list.asOf !== asOf, 'the list of now');
};

describe('what a phone holds opens no door', () => {
  test('neither the wire nor the phone’s storage nor its export has a code or a key', async () => {
    const { phone, door } = north;
    const heard: string[] = [];
    const { fetch } = phone.environment;
    phone.environment.fetch = async (url, init) => {
      const answer = await fetch(url, init);
      heard.push(
        typeof init.body === 'string' ? init.body : '',
        url.endsWith('/events') ? '' : await answer.clone().text(),
      );
      return answer;
    };
    await listOfNow(north);
    await door.scan(camera(chan));
    await sent(door);
    await fair.station('South');
    const stored = await Promise.all([
      keptIn(phone, 'attempts'),
      keptIn(phone, 'devices'),
      keptIn(phone, 'lists', 'door-people'),
    ]);
    const { text } = await door.exportQueue();
    const all = [...heard, JSON.stringify(stored), text].join('\n');
    expect(all).toContain(hashOfCode(chan.credential));
    for (const { credential } of [chan, lei]) expect(all).not.toContain(credential);
    const sealed = await at.world.db.query<{ sealed: string }>('select sealed from sign_in_key');
    expect(sealed).not.toEqual([]);
    expect(all).not.toMatch(/"secret"|"keys"/);
  });

  test('without a network a forged code is told from that of somebody registered a minute ago', async () => {
    const { phone, door } = north;
    phone.setOnline(false);
    const [newcomer] = (await fair.addGuests([{ nameTc: '新朋友' }])) as [Guest];
    expect(await door.scan(camera(forgedLike(chan)))).toMatchObject({
      result: 'UNKNOWN',
      hints: ['FORGED_CODE'],
      override: 'supervisor',
    });
    expect((await door.scan(camera(newcomer))).result).toBe('NOT_IN_LIST_YET');
    phone.setOnline(true);
    door.sendNow();
    await sent(door);
    expect(await verdicts()).toEqual(['UNKNOWN', 'ACCEPTED']);
  });

  test('a phone that stays in contact is always hundreds of codes ahead of those given out', async () => {
    const { phone, door } = north;
    for (let batch = 0; batch < 3; batch++) {
      await fair.addGuests(Array.from({ length: 300 }, () => ({ nameTc: '來賓' })));
      await listOfNow(north);
    }
    phone.setOnline(false);
    const late = await fair.addGuests(Array.from({ length: 400 }, () => ({ nameTc: '遲到' })));
    expect((await door.scan(camera(late.at(-1) ?? chan))).result).toBe('NOT_IN_LIST_YET');
    expect((await door.scan(camera(forgedLike(chan)))).result).toBe('UNKNOWN');
    const [list] = await keptIn<{ codes: { hashes: string[] } }>(phone, 'lists', 'door-people');
    expect(list?.codes.hashes).toHaveLength(500);
  });

  test('somebody taken off the list is not let in by a phone that never had them', async () => {
    await at.world.db.query(
      'update participant set removed_at = now(), changed_by = pg_current_xact_id() where id = $1',
      [lei.participantId],
    );
    const { phone, door } = await fair.station('South');
    phone.setOnline(false);
    expect((await door.scan(camera(lei))).result).toBe('UNKNOWN');
  });

  test('a hash that somebody has drawn as a QR code is a foreign text, here and for the server', async () => {
    const { door } = north;
    expect(await door.scan({ text: hashOfCode(chan.credential), source: 'CAMERA' })).toMatchObject({
      result: 'UNKNOWN',
      hints: [],
    });
    await sent(door);
    expect(await verdicts()).toEqual(['UNKNOWN']);
    expect(door.getState().notices).toEqual([]);
  });
});

describe('all codes of an activity are replaced at once', () => {
  test('the former ones stop, the new ones hold, at phones that hear of it and at phones that come later', async () => {
    expect(await reissue()).toEqual({ people: 2 });
    await listOfNow(north);
    const renewed = { ...chan, credential: await codeNow(chan) };
    expect(renewed.credential).not.toBe(chan.credential);
    const south = await fair.station('South');
    for (const { door } of [north, south]) {
      expect(await door.scan(camera(lei))).toMatchObject({ result: 'REVOKED', override: 'supervisor' });
      expect((await door.scan(camera(forgedLike(renewed)))).result).toBe('UNKNOWN');
    }
    expect((await north.door.scan(camera(renewed))).result).toBe('SIGNED_IN');
    await sent(north.door);
    await sent(south.door);
    expect((await verdicts()).toSorted()).toEqual(['ACCEPTED', 'REVOKED', 'REVOKED', 'UNKNOWN', 'UNKNOWN']);
  });

  test('whoever shows the new one right after the former one is signed in', async () => {
    await reissue();
    await listOfNow(north);
    const { door } = north;
    expect((await door.scan(camera(lei))).result).toBe('REVOKED');
    const card = await door.scan(camera({ ...lei, credential: await codeNow(lei) }));
    expect(card).toMatchObject({ result: 'SIGNED_IN', tone: 'admitted', confirmation: 'stored' });
    await sent(door);
    expect(await verdicts()).toEqual(['REVOKED', 'ACCEPTED']);
  });

  test('what a phone without a network scanned before counts, what it scans afterwards is for a supervisor', async () => {
    const { phone, door } = north;
    phone.setOnline(false);
    expect((await door.scan(camera(chan))).result).toBe('SIGNED_IN');
    at.world.clock.forward(10 * minute);
    await reissue();
    at.world.clock.forward(10 * minute);
    expect((await door.scan(camera(lei))).result).toBe('SIGNED_IN');
    phone.setOnline(true);
    door.sendNow();
    await sent(door);
    expect(await verdicts()).toEqual(['ACCEPTED', 'REVOKED']);
    const [conflict] = await at.world.db.query(
      'select severity, reason, resolution from conflict where activity_id = $1',
      [fair.activityId],
    );
    expect(conflict).toEqual({ severity: 'high', reason: 'REVOKED', resolution: null });
  });

  test('by a phone with its clock ahead the server had counted them already: it is judged anew', async () => {
    const { door } = north;
    await door.scan(camera(chan));
    await sent(door);
    await at.world.db.query("update attempt set estimated_time = estimated_time + interval '1 hour'");
    await reissue();
    const [signIn] = await at.world.db.query('select active from sign_in where participant_id = $1', [
      chan.participantId,
    ]);
    expect(signIn).toEqual({ active: false });
  });
});

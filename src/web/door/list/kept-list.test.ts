// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { makePhone } from '#tests/support/door-phone.ts';
import { guest } from '#tests/support/guest.ts';
import { KeptList, ListChangedElsewhere } from './kept-list.ts';
import { type ListProgress, peopleDatabase } from './people-database.ts';
import { encodePage } from './people-page.ts';

const deviceId = 'the phone';
const always = () => true;
const told = (n: number) => ({ cursor: `${n}`, asOf: n });

test('a tab that is told twice of every page that another adds has each of them once, and misses none', async () => {
  const { environment } = makePhone({ origin: 'http://127.0.0.1' });
  const [adding, following] = [1, 2].map(() => new KeptList(peopleDatabase(environment), environment, always));
  if (!adding || !following) throw new Error('no tabs');
  let progress = await adding.startBuilding(deviceId);
  progress = await adding.addPage('building', progress, encodePage([guest(0)]), { cursor: '0', asOf: null });
  await adding.swap(progress, await adding.build(progress), 0);
  await following.refresh(deviceId);

  const last = 8;
  for (let n = 1; n <= last; n++) {
    const added = adding.addPage('active', { ...progress, asOf: 0 }, encodePage([guest(n)]), told(n));
    // The tab that adds is told of what it added before, too.
    const refreshed = [following.refresh(deviceId), following.refresh(deviceId), adding.refresh(deviceId)];
    [progress] = await Promise.all([added, ...refreshed]);
  }
  await following.refresh(deviceId);
  for (const { list, active } of [adding, following]) {
    expect([list.pages, list.size, list.replaced]).toEqual([last + 1, last + 1, 0]);
    expect(active).toMatchObject({ pages: last + 1, asOf: last });
  }
});

test.each<[what: string, change: (adding: KeptList, progress: ListProgress) => Promise<unknown>]>([
  ['adds to it', (adding, progress) => adding.addPage('active', progress, encodePage([guest(1)]), told(1))],
  ['writes it anew', (adding) => adding.rewrite()],
])('a tab that reads the list, and is told meanwhile that another %s, ends with what is at rest', async (_, change) => {
  const { environment } = makePhone({ origin: 'http://127.0.0.1' });
  const [adding, reading] = [1, 2].map(() => new KeptList(peopleDatabase(environment), environment, always));
  if (!adding || !reading) throw new Error('no tabs');
  const building = await adding.addPage(
    'building',
    await adding.startBuilding(deviceId),
    encodePage([guest(0)]),
    told(0),
  );
  await adding.swap(building, await adding.build(building), 0);

  let goOn = (): void => undefined;
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
  const unsealing = vi.spyOn(crypto.subtle, 'decrypt').mockImplementation(async (...sealed) => {
    await mayGoOn;
    return decrypt(...sealed);
  });
  const first = reading.refresh(deviceId);
  await vi.waitFor(() => expect(unsealing).toHaveBeenCalledTimes(1));
  await change(adding, { ...building, asOf: 0 });
  const second = reading.refresh(deviceId);
  await vi.waitFor(() => expect(unsealing.mock.calls.length).toBeGreaterThan(1));
  goOn();
  await Promise.all([first, second]);
  unsealing.mockRestore();
  expect(reading.active).toEqual(await reading.progress('active'));
  expect([reading.list.pages, reading.list.size]).toEqual([adding.list.pages, adding.list.size]);
});

test('a download that ends after everybody was erased brings nobody back, at rest or in memory', async () => {
  const { environment } = makePhone({ origin: 'http://127.0.0.1' });
  const kept = new KeptList(peopleDatabase(environment), environment, always);
  const building = await kept.startBuilding(deviceId);
  const downloaded = await kept.addPage('building', building, encodePage([guest(0)]), { cursor: '0', asOf: null });
  const list = await kept.build(downloaded);
  await kept.erase();
  await expect(kept.swap(downloaded, list, 0)).rejects.toThrow(ListChangedElsewhere);
  await expect(kept.stillTrue(downloaded, { cursor: '1', asOf: 1 })).rejects.toThrow(ListChangedElsewhere);
  expect([kept.list.size, kept.active]).toEqual([0, null]);
  expect(await kept.progress('active')).toBeUndefined();

  // Also where it had just been written.
  const again = await kept.startBuilding(deviceId);
  const whole = await kept.addPage('building', again, encodePage([guest(1)]), { cursor: '0', asOf: null });
  const swapped = kept.swap(whole, await kept.build(whole), 0);
  const erased = kept.erase();
  await Promise.allSettled([swapped, erased]);
  expect([kept.list.size, kept.active]).toEqual([0, null]);
  expect(await kept.progress('active')).toBeUndefined();
});

test('of a phone that became another station nothing is kept for the former one, however late its list comes', async () => {
  const { environment } = makePhone({ origin: 'http://127.0.0.1' });
  let station = 'former';
  const kept = new KeptList(peopleDatabase(environment), environment, (device) => device === station);
  const page = encodePage([guest(0)]);
  const building = await kept.addPage('building', await kept.startBuilding('former'), page, {
    cursor: '0',
    asOf: null,
  });
  const list = await kept.build(building);

  station = 'present';
  await expect(kept.addPage('building', building, page, { cursor: '1', asOf: null })).rejects.toThrow(
    ListChangedElsewhere,
  );
  await expect(kept.swap(building, list, 0)).rejects.toThrow(ListChangedElsewhere);
  await kept.erase();
  await expect(kept.startBuilding('former')).rejects.toThrow(ListChangedElsewhere);
  expect([kept.list.size, kept.active]).toEqual([0, null]);

  const own = await kept.addPage('building', await kept.startBuilding('present'), page, { cursor: '0', asOf: null });
  await kept.swap(own, await kept.build(own), 0);
  expect(kept.active).toMatchObject({ deviceId: 'present', pages: 1 });
});

import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueJobs } from '#server/jobs/run-due-jobs.ts';
import { fileJobs } from '#server/file/jobs.ts';
import { checkedUpload, fieldOf, makeActivity, makePdf, openFileWorld, upload } from '#tests/support/files.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let scanner: Server;
let world: TestWorld;
let ana: Person;
let says: ((file: Buffer) => string) | null = null;

/** Speaks as clamd does: pieces with their length before them, and one answer. */
function startScanner(): Promise<Server> {
  const server = createServer((socket) => {
    let held = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (!says) return void socket.destroy();
      held = Buffer.concat([held, data]);
      if (!held.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(`stream: ${says(piecesOf(held.subarray('zINSTREAM\0'.length)))}\0`);
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function piecesOf(stream: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < stream.length;) {
    const length = stream.readUInt32BE(at);
    pieces.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(pieces);
}

beforeAll(async () => {
  scanner = await startScanner();
  const { port } = scanner.address() as AddressInfo;
  world = await openFileWorld({ environment: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
  ana = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
});
afterAll(async () => {
  await world.close();
  scanner.close();
});

const send = async (bytes: Buffer) =>
  checkedUpload(world, ana.token, await makeActivity(world), 'ATTACHMENT', { filename: 'a.pdf', bytes });

test('what the scanner finds clean is released as that', async () => {
  const bytes = makePdf(40);
  const seen: Buffer[] = [];
  says = (file) => {
    seen.push(file);
    return 'OK';
  };
  expect((await send(bytes)).newest).toMatchObject({ state: 'READY', scan: 'CLEAN' });
  expect(seen.map((one) => one.equals(bytes))).toEqual([true]);
});

test('what it finds infected is refused', async () => {
  says = () => 'Eicar-Test-Signature FOUND';
  expect((await send(makePdf())).newest).toMatchObject({ state: 'REFUSED', refusal: { problem: 'INFECTED' } });
});

test('where it gave up, nobody says that the file is clean', async () => {
  says = () => 'INSTREAM size limit exceeded. ERROR';
  expect((await send(makePdf())).newest).toMatchObject({ state: 'READY', scan: 'NOT_COMPLETED' });
});

test('while it cannot be reached the file waits, and is looked at later', async () => {
  says = null;
  const week = await makeActivity(world);
  await upload(world, ana.token, week, 'ATTACHMENT', { filename: 'a.pdf', bytes: makePdf() });
  const state = async () => (await fieldOf(world, ana.token, week, 'ATTACHMENT')).files[0]?.newest.state;
  await runDueJobs(world, fileJobs);
  expect(await state()).toBe('CHECKING');
  says = () => 'OK';
  world.clock.forward(60_000);
  await runDueJobs(world, fileJobs);
  expect(await state()).toBe('READY');
});

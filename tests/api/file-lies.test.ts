import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crc32, deflateSync } from 'node:zlib';
import type { FileProblem } from '#domain/file/words.ts';
import { checkedUpload, fieldOf, makeActivity, makePdf, openFileWorld, photo, upload } from '#tests/support/files.ts';
import { makeFilm } from '#tests/support/mp4.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import { makeSlides, makeZip } from '#tests/support/zip.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let ana: Person;
let week: string;

beforeAll(async () => {
  world = await openFileWorld();
  ana = await makePerson(world, { name: 'Ana', orgType: 'FUND_ADMIN' });
});
beforeEach(async () => {
  week = await makeActivity(world);
});
afterAll(() => world.close());

/** A PNG whose header says so many pixels, and that holds none. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic' + '\0'.repeat(2000), 'latin1');
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 0x90)]);

describe('a file that is not what it says is found out, and nothing of it is ever served', () => {
  const lies: [string, string, () => Buffer | Promise<Buffer>, FileProblem][] = [
    ['a program called a document', 'contract.pdf', () => program, 'NOT_WHAT_IT_SAYS'],
    ['a drawing with a script called a photo', 'logo.png', () => Buffer.from(svg), 'NOT_WHAT_IT_SAYS'],
    ['a page called a photo', 'a.jpg', () => Buffer.from(`<!doctype html>${script}`), 'NOT_WHAT_IT_SAYS'],
    ['a photo of an iPhone called a JPG', 'IMG_1.jpg', () => heic, 'HEIC'],
    ['a photo called a document', 'a.pdf', () => photo(64, 64), 'NOT_WHAT_IT_SAYS'],
    ['an archive called slides', 'a.pptx', () => makeZip({ 'run.exe': { bytes: program } }), 'NOT_WHAT_IT_SAYS'],
    ['a slide show called slides', 'a.pptx', () => makeSlides(2, 'slideshow'), 'NOT_WHAT_IT_SAYS'],
    [
      'a photo that is an archive as well',
      'both.jpg',
      async () => Buffer.concat([await photo(64, 64), makeZip({ 'run.js': { bytes: Buffer.from(script) } })]),
      'MIXED_CONTENT',
    ],
    [
      'a photo that is a page as well',
      'both.jpg',
      async () => {
        const picture = await photo(64, 64);
        const comment = Buffer.from(`\u00ff\u00fe\u0000${String.fromCharCode(script.length + 2)}${script}`, 'latin1');
        return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]);
      },
      'MIXED_CONTENT',
    ],
    [
      'a document that is an archive as well',
      'both.pdf',
      () => Buffer.concat([makePdf(), makeZip({ a: { bytes: Buffer.from('a') } })]),
      'MIXED_CONTENT',
    ],
    ['slides that unpack to 300 MB', 'bomb.pptx', () => makeSlides(1, 'presentation', 300 * 1024 * 1024), 'UNREADABLE'],
    ['a picture of 100,000 x 100,000 pixels', 'huge.png', () => pngOf(100_000, 100_000), 'TOO_MANY_PIXELS'],
    ['a picture that holds fewer pixels than it says', 'hole.png', () => pngOf(4000, 4000), 'UNREADABLE'],
    ['half a photo', 'half.jpg', async () => (await photo(800, 800)).subarray(0, 900), 'UNREADABLE'],
    ['a document of nothing but a beginning', 'a.pdf', () => Buffer.from('%PDF-1.7\n'), 'UNREADABLE'],
  ];
  test.each(lies)('%s', async (_what, filename, make, problem) => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', { filename, bytes: await make() });
    expect(file).toMatchObject({ newest: { state: 'REFUSED', refusal: { problem } }, released: null });
    expect((await fieldOf(world, undefined, week, 'ATTACHMENT')).files).toEqual([]);
    const opened = await world.call('post', `/files/${file.id}/link`, { token: ana.token, body: {} });
    expect(opened).toMatchObject({ status: 409, body: { code: 'ATTACHMENT_REJECT_OR_PROCESS' } });
  });

  const films: [string, Buffer, FileProblem][] = [
    ['a photo called a film', Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1'), 'NOT_WHAT_IT_SAYS'],
    ['half a film', makeFilm({ seconds: 9 }).subarray(0, 4000), 'UNREADABLE'],
    ['a film that not every browser plays', makeFilm({ seconds: 9, codec: 'mp4v' }), 'VIDEO_CODEC'],
  ];
  test.each(films)('%s', async (_what, bytes, problem) => {
    const film = await checkedUpload(world, ana.token, week, 'VIDEO', { filename: 'a.mp4', bytes });
    expect(film.newest).toMatchObject({ state: 'REFUSED', refusal: { problem } });
  });

  test('a document that turns into a page where nobody looks any more leaves as a document, in a box that runs nothing', async () => {
    const late = Buffer.concat([makePdf(), Buffer.alloc(200_000, ' '), Buffer.from(`<!doctype html>${script}`)]);
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', { filename: 'late-html.pdf', bytes: late });
    expect(file.newest.state).toBe('READY');
    const link = await world.call<{ url: string }>('post', `/files/${file.id}/link`, { token: ana.token, body: {} });
    const pages = [link.body.url, `/event-api/public/api/v1/files/${file.id}`];
    for (const url of pages) {
      for (const range of [{}, { range: 'bytes=200000-' }, { range: 'bytes=999999-' }]) {
        const { headers } = await world.app.inject({ url, headers: range });
        expect(headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': expect.stringMatching(/^inline; filename="late-html\.pdf"/),
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
        });
      }
    }
  });

  test('a refused file holds neither its place nor its name', async () => {
    await checkedUpload(world, ana.token, week, 'BANNER', { filename: 'a.jpg', bytes: program });
    const right = await checkedUpload(world, ana.token, week, 'BANNER', {
      filename: 'a.jpg',
      bytes: await photo(900, 1600),
    });
    expect(right.newest.state).toBe('READY');
  });

  test('a lie in place of a good file leaves the good one', async () => {
    const good = await checkedUpload(world, ana.token, week, 'ATTACHMENT', { filename: 'a.pdf', bytes: makePdf() });
    const lie = { filename: 'b.pdf', bytes: program, replaces: good.id };
    const now = await checkedUpload(world, ana.token, week, 'ATTACHMENT', lie);
    expect(now).toMatchObject({ newest: { state: 'REFUSED' }, released: { filename: 'a.pdf' } });
    expect((await fieldOf(world, undefined, week, 'ATTACHMENT')).files).toMatchObject([
      { newest: { filename: 'a.pdf' } },
    ]);
  });
});

describe('a banner that is too small', () => {
  test('is told by how much', async () => {
    const small = await checkedUpload(world, ana.token, week, 'BANNER', {
      filename: 'a.jpg',
      bytes: await photo(300, 400),
    });
    expect(small.newest.refusal).toEqual({
      problem: 'PICTURE_TOO_SMALL',
      params: { minWidth: 960, minHeight: 1, width: 400, height: 300 },
    });
  });
});

describe('names', () => {
  const names = [
    '../../etc/passwd.pdf',
    'C:\\\\Windows\\\\a.pdf',
    'a/b.pdf',
    'a\u0000.pdf',
    'a\u202efdp.pdf',
    'a.pdf.',
    ' a.pdf',
    '.pdf',
    'CON.pdf',
    'com1.tar.pdf',
    'LPT9.pdf',
    'a\u2066b.pdf',
    'a\u200bb.pdf',
    'a.pdf ',
    '..',
    `${'x'.repeat(300)}.pdf`,
  ];
  test.each(names)('%j is refused', async (filename) => {
    const answer = await upload(world, ana.token, week, 'ATTACHMENT', { filename, bytes: makePdf(), json: null });
    expect(answer).toMatchObject({ status: 422, body: { code: 'FILE_NAME_IS_ERROR' } });
    const said = { filename: 'a.pdf', bytes: makePdf(), json: { filename } };
    expect((await upload(world, ana.token, week, 'ATTACHMENT', said)).status).toBe(422);
  });
});

describe('a name as a browser is told it', () => {
  test.each([
    ['節目表.pdf', '___.pdf', '%E7%AF%80%E7%9B%AE%E8%A1%A8.pdf'],
    ["a'b;c(1).pdf", 'a_b_c(1).pdf', 'a%27b%3Bc%281%29.pdf'],
    ['a%0d%0ab.pdf', 'a_0d_0ab.pdf', 'a%250d%250ab.pdf'],
    [`${'長'.repeat(196)}.pdf`, `${'_'.repeat(196)}.pdf`, `${encodeURIComponent('長'.repeat(196))}.pdf`],
  ])('%s ends neither its quotes nor its line', async (filename, plain, encoded) => {
    const file = await checkedUpload(world, ana.token, week, 'ATTACHMENT', { filename, bytes: makePdf() });
    const { headers } = await world.app.inject({ url: `/event-api/public/api/v1/files/${file.id}` });
    expect(headers['content-disposition']).toBe(`inline; filename="${plain}"; filename*=UTF-8''${encoded}`);
  });
});

describe('the JSON part', () => {
  const send = (json: object, jsonLast: boolean) =>
    upload(world, ana.token, week, 'ATTACHMENT', { filename: 'a.pdf', bytes: makePdf(), json, jsonLast });

  test.each([true, false])('may come before or after the file (after: %s), and must be right', async (last) => {
    expect(await send({ fileSize: 12 }, last)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'json.fileSize', problem: 'inconsistent' }] },
    });
    expect((await send({ fileType: 'VIDEO' }, last)).status).toBe(400);
    expect((await send({ description: 'x'.repeat(71) }, last)).status).toBe(400);
    expect((await fieldOf(world, ana.token, week, 'ATTACHMENT')).files).toEqual([]);
    expect(await send({ description: '節目', filename: 'a.pdf' }, last)).toMatchObject({
      status: 200,
      body: { description: '節目' },
    });
  });

  test('a form that breaks off leaves nothing behind', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: `/event-api/files/ACTIVITY/${week}/ATTACHMENT`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${ana.token}` },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then',
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect((await fieldOf(world, ana.token, week, 'ATTACHMENT')).files).toEqual([]);
  });
});

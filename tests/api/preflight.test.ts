import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { encode } from 'uqr';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PreflightFinding } from '#domain/file/preflight.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { boothsAreaCategory } from '#server/exhibition/tables.ts';
import { approvalOf, filesOf, makeCase, move } from '#tests/support/approval.ts';
import { makeEnrollment, openFund } from '#tests/support/enrollments.ts';
import { checkedUpload, openFileWorld } from '#tests/support/files.ts';
import { makePerson, type Person } from '#tests/support/people.ts';
import type { TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
let week: string;
beforeAll(async () => {
  world = await openFileWorld();
});
beforeEach(async () => {
  ({ week } = await openFund(world));
});
afterAll(() => world.close());

const faultsOf = (findings: readonly PreflightFinding[]) => findings.map(({ fault, level }) => [fault, level]);

/** Boards of the case are printed at 19 x 45 cm. */
async function panelCase() {
  const one = await makeCase(world, week, { selfDesigned: true, booths: 1 });
  const { orm } = world.db;
  const [category] = await orm
    .insert(boothsAreaCategory)
    .values({ activityId: week, nameTc: '標準展位', position: 1, boardWidthMm: 190, boardHeightMm: 450 })
    .returning({ id: boothsAreaCategory.id });
  if (!category) throw new Error('a category was made');
  await orm.update(enrollment).set({ categoryId: category.id }).where(eq(enrollment.id, one.id));
  const [boardId = ''] = one.boards;
  const addDesign = (filename: string, bytes: Buffer, replaces?: string) =>
    checkedUpload(world, one.ana.token, boardId, 'OWN_DESIGN', {
      ownerKind: 'BOARD',
      filename,
      bytes,
      ...(replaces ? { replaces } : {}),
    });
  return { ...one, addDesign };
}

const panel = (width: number, height: number, colours: 'srgb' | 'cmyk') =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } })
    .toColourspace(colours)
    .jpeg()
    .toBuffer();

/** What a drawing program saves as AI: one page of 95 x 225 mm, with a font that is not in the file. */
const drawn = (content: string) =>
  Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 269 638]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n' +
      `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\n` +
      '5 0 obj<</Type/Font/Subtype/TrueType/BaseFont/LotusSans/Encoding/WinAnsiEncoding>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );
const aiWithoutFont = drawn('BT /F1 24 Tf 20 300 Td (Tea robot) Tj ET');

describe('a design is measured before anybody looks', () => {
  test('one too coarse is not handed in; its successor is, and the contractor reads what is still odd', async () => {
    const { ana, chi, id, addDesign } = await panelCase();
    const coarse = await addDesign('panel.jpg', await panel(190, 450, 'srgb'));
    expect(coarse.newest).toMatchObject({ state: 'READY' });
    expect(coarse.newest.preflight).toEqual([
      {
        fault: 'PRINT_TOO_COARSE',
        level: 'bad',
        params: { dpi: 25, needed: 150, widthMm: 190, heightMm: 450 },
      },
      { fault: 'COLOURS_NOT_FOR_PRINT', level: 'warn', params: {} },
    ]);
    expect((await approvalOf(world, ana, id)).offers).toContainEqual(
      expect.objectContaining({ move: 'submitDesign', missing: 'ATTACHMENT_UNFIT' }),
    );
    expect(await move(world, ana, id, 'submitDesign')).toMatchObject({ body: { code: 'ATTACHMENT_UNFIT' } });

    const better = await addDesign('panel-2.jpg', await panel(760, 1800, 'cmyk'), coarse.id);
    expect(faultsOf(better.newest.preflight)).toEqual([['PRINT_TOO_COARSE', 'warn']]);
    expect(await move(world, ana, id, 'submitDesign')).toMatchObject({ status: 200 });
    const [handedIn] = await filesOf(world, chi, id);
    expect(handedIn?.file.newest.preflight).toEqual(better.newest.preflight);
  });

  test('a drawing is asked for its fonts and its shape, not for pixels', async () => {
    const { addDesign } = await panelCase();
    const drawing = await addDesign('panel.ai', aiWithoutFont);
    expect(drawing.newest.preflight).toEqual([{ fault: 'FONTS_NOT_EMBEDDED', level: 'bad', params: { fonts: 1 } }]);
  });

  test('a drawing in the colours of a screen, with a text that is longer than its panel, is told of both', async () => {
    const { addDesign } = await panelCase();
    const wide = 'BT /F1 24 Tf 20 300 Td (A robot that makes tea and talks to whoever drinks it) Tj ET';
    const sent = (name: string, colour: string) => addDesign(name, drawn(`${colour}\n${wide}`));
    const fonts = ['FONTS_NOT_EMBEDDED', 'bad'];
    const cut = ['TEXT_CUT_OFF', 'warn'];
    expect(faultsOf((await sent('rgb.ai', '0.1 .4 1 rg 0 0 269 638 re f')).newest.preflight)).toEqual([
      fonts,
      ['COLOURS_NOT_FOR_PRINT', 'warn'],
      cut,
    ]);
    expect(faultsOf((await sent('cmyk.ai', '1 1 1 rg 1 .4 0 0 k 0 0 269 638 re f')).newest.preflight)).toEqual([
      fonts,
      cut,
    ]);
  });

  test('where nobody has said how large boards are printed, nothing is said of pixels', async () => {
    const { ana, boards } = await makeCase(world, week, { selfDesigned: true, booths: 1 });
    const sent = { ownerKind: 'BOARD' as const, filename: 'panel.jpg', bytes: await panel(300, 200, 'cmyk') };
    const file = await checkedUpload(world, ana.token, boards[0] ?? '', 'OWN_DESIGN', sent);
    expect(file.newest.preflight).toEqual([]);
  });
});

describe('the picture of a company’s QR code', () => {
  let ana: Person;
  let id: string;
  beforeEach(async () => {
    ana = await makePerson(world, { name: 'Ana Lei', orgType: 'EXHIBITOR', activities: [week] });
    id = await makeEnrollment(world, week, ana, { status: 'APPLY_PENDING' });
  });

  const codeOf = (dark: number, light: number): Promise<Buffer> => {
    const { data, size } = encode('https://lotus.example/tea', { border: 4 });
    const pixels = Buffer.from(data.flat().map((isDark) => (isDark ? dark : light)));
    return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
      .resize(size * 8, size * 8, { kernel: 'nearest' })
      .png()
      .toBuffer();
  };
  const found = async (bytes: Buffer): Promise<PreflightFinding[]> => {
    const sent = { ownerKind: 'ENROLLMENT' as const, filename: 'code.png', bytes };
    return (await checkedUpload(world, ana.token, id, 'QR_CODE', sent)).newest.preflight;
  };

  test('black on white is fine', async () => {
    expect(await found(await codeOf(0, 255))).toEqual([]);
  });

  test('grey on grey is read here and not by every phone', async () => {
    expect(await found(await codeOf(150, 210))).toEqual([
      { fault: 'CODE_LOW_CONTRAST', level: 'warn', params: { contrast: 24, needed: 40 } },
    ]);
  });

  test('a picture without a code says so', async () => {
    expect(await found(await codeOf(90, 90))).toEqual([{ fault: 'CODE_UNREADABLE', level: 'bad', params: {} }]);
  });
});

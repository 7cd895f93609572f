import { inflateSync } from 'node:zlib';
import type { FileFacts } from '#domain/file/words.ts';

type Colours = NonNullable<FileFacts['colours']>;

/** One stream, and all of them: a small file must not become a large one in memory. */
const mostOfOne = 16 * 1024 * 1024;
const mostOfAll = 256 * 1024 * 1024;

/** Numbers before an operator that sets a colour. */
const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const before = (count: number): string => String.raw`(?:^|[\s\])>])((?:${number}\s+){${count}})`;
const after = String.raw`(?=[\s[(</]|$)`;
const screenColour = new RegExp(`${before(3)}(?:rg|RG)${after}`, 'g');
const printColour = new RegExp(`${before(4)}(?:k|K)${after}`);
const greyColour = new RegExp(`${before(1)}(?:g|G)${after}`);
const screenSpace = /\/(?:DeviceRGB|CalRGB)\b/;
const printSpace = /\/DeviceCMYK\b/;

/** White is the paper: programs write it in any space. */
const isWhite = (numbers: string): boolean =>
  numbers
    .trim()
    .split(/\s+/)
    .every((one) => Number(one) === 1);

/**
 * What the drawing of a PDF, or of an AI file that is one inside, is mixed of: screen colours when any of it is, since
 * that part prints otherwise. pdf.js turns every colour into one of a screen before it can be asked; so the streams are
 * read as they stand. Nothing where nothing is coloured, or where the file keeps its secrets.
 */
export function coloursOfPdf(bytes: Buffer): Pick<FileFacts, 'colours'> {
  const seen = new Set<Colours>();
  let unpacked = 0;
  for (const { dictionary, body } of streamsOf(bytes)) {
    if (isPicture(dictionary)) {
      if (screenSpace.test(dictionary)) seen.add('RGB');
      if (printSpace.test(dictionary)) seen.add('CMYK');
      continue;
    }
    if (!isDrawing(dictionary)) continue;
    const plain = plainOf(dictionary, body);
    if (!plain || (unpacked += plain.length) > mostOfAll) continue;
    const text = plain.toString('latin1');
    if ([...text.matchAll(screenColour)].some(([, numbers = '']) => !isWhite(numbers))) seen.add('RGB');
    if (printColour.test(text)) seen.add('CMYK');
    if (greyColour.test(text)) seen.add('GREY');
  }
  const worst = (['RGB', 'CMYK', 'GREY'] as const).find((colours) => seen.has(colours));
  return worst ? { colours: worst } : {};
}

const isPicture = (dictionary: string): boolean => /\/Subtype\s*\/Image\b/.test(dictionary);

/** Not what describes the file, nor fonts, profiles, tables of its parts, or what only its drawing program reads. */
const isDrawing = (dictionary: string): boolean =>
  !/\/Type\s*\/(?:Metadata|XRef|ObjStm|EmbeddedFile)\b|\/Length[123]\b|\/FontFile|\/Alternate\b|\/N\s+[134]\b|\/FunctionType\b|\/ShadingType\b|\/Subtype\s*\/(?:Type1C|CIDFontType0C|OpenType)\b/.test(
    dictionary,
  );

function plainOf(dictionary: string, body: Buffer): Buffer | null {
  const [, several, one] = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary) ?? [];
  const filter = (several ?? one)?.trim();
  if (!filter) return body.length <= mostOfOne ? body : null;
  if (filter !== '/FlateDecode' && filter !== '/Fl') return null;
  try {
    return inflateSync(body, { maxOutputLength: mostOfOne });
  } catch {
    return null;
  }
}

const start = 'stream';
const end = 'endstream';
/** Before a stream stands what it is; more than this no program writes of one. */
const longestDictionary = 4096;

function* streamsOf(bytes: Buffer): Generator<{ dictionary: string; body: Buffer }> {
  for (let at = 0; ;) {
    const from = bytes.indexOf(start, at, 'latin1');
    if (from < 0) return;
    at = from + start.length;
    const head = bytes.subarray(Math.max(0, from - longestDictionary), from).toString('latin1');
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1);
    if (!dictionary.includes('<<')) continue;
    const body = bytes[at] === 13 ? at + 2 : at + 1;
    const told = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN);
    const isTold = bytes.subarray(body + told, body + told + 20).includes(end, 0, 'latin1');
    const until = isTold ? body + told : bytes.indexOf(end, body, 'latin1');
    if (until < 0) return;
    yield { dictionary, body: bytes.subarray(body, until) };
    at = until + end.length;
  }
}

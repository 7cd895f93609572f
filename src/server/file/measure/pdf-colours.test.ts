import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { coloursOfPdf } from './pdf-colours.ts';

const stream = (dictionary: string, body: Buffer, length = String(body.length)): Buffer =>
  Buffer.concat([
    Buffer.from(`4 0 obj<<${dictionary}/Length ${length}>>stream\n`),
    body,
    Buffer.from('\nendstream endobj\n'),
  ]);
const drawn = (content: string) => stream('', Buffer.from(content));
const packed = (content: string, filter: string) => stream(filter, deflateSync(Buffer.from(content)));

test.each<[string, Buffer[], object]>([
  ['screen colours', [drawn('q .2 0.3 1 rg 0 0 9 9 re f Q')], { colours: 'RGB' }],
  ['print colours', [drawn('1 .4 0 0 k 0 0 9 9 re f')], { colours: 'CMYK' }],
  ['greys', [drawn('0.5 G 0 0 m 9 9 l S')], { colours: 'GREY' }],
  ['a white ground among print colours', [drawn('1 1 1 rg 0 0 9 9 re f 0 1 1 0 K')], { colours: 'CMYK' }],
  ['one part in screen colours', [drawn('1 .4 0 0 k'), packed('0 0 1 RG', '/Filter/FlateDecode')], { colours: 'RGB' }],
  ['a packed drawing', [packed('1 0 0 rg', '/Filter [/FlateDecode]')], { colours: 'RGB' }],
  ['a length that stands elsewhere', [stream('', Buffer.from('1 0 0 rg'), '9 0 R')], { colours: 'RGB' }],
  [
    'a photo in screen colours',
    [stream('/Subtype /Image/ColorSpace/DeviceRGB', Buffer.from('?')), drawn('0 0 0 1 k')],
    { colours: 'RGB' },
  ],
  [
    'a photo in print colours',
    [stream('/Subtype/Image /ColorSpace /DeviceCMYK', Buffer.from('?'))],
    { colours: 'CMYK' },
  ],
  ['what is said of the file', [stream('/Type/Metadata/Subtype/XML', Buffer.from('<x> 1 0 0 rg </x>'))], {}],
  ['a text with numbers and letters', [drawn('BT (1 0 0 rgb) Tj ET')], {}],
  ['what cannot be unpacked', [stream('/Filter/FlateDecode', Buffer.from('1 0 0 rg'))], {}],
  ['what is packed otherwise', [stream('/Filter/LZWDecode', Buffer.from(' 1 0 0 rg '))], {}],
  ['nothing', [], {}],
])('%s', (_name, parts, found) => {
  expect(coloursOfPdf(Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts]))).toEqual(found);
});

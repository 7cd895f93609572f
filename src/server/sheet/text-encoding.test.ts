import { describe, expect, test } from 'vitest';
import { encoded } from '#tests/support/old-encodings.ts';
import { readText } from './text-encoding.ts';

const macau =
  '單位中文名稱,電郵,聯絡人\r\n第一科技有限公司,a@one.example,陳大文\r\n濠江大學,b@two.example,鄧麗華、許功蓋\r\n';
const mainland =
  '单位中文名称,电邮,联系人\r\n珠海创新材料股份有限公司,a@one.example,张伟\r\n中山大学,b@two.example,李娜\r\n';
const english = 'Unit,Contact\r\nLin Keng Ltd.,Ana\r\n';
const portuguese = 'Entidade em português,Pessoa de contacto\r\nAssociação de Ciências,João Conceição\r\n';
const utf16 = (text: string, swapped = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return swapped ? bytes.swap16() : bytes;
};

describe('the encoding of a text file', () => {
  test.each([
    ['nothing but plain letters', Buffer.from(english), 'UTF-8', english],
    ['UTF-8', Buffer.from(macau), 'UTF-8', macau],
    ['UTF-8 with a mark, as Excel asks for', Buffer.from(`\ufeff${macau}`), 'UTF-8', macau],
    ['UTF-16 with a mark, as “Unicode text”', utf16(`\ufeff${macau}`), 'UTF-16', macau],
    ['UTF-16 the other way round', utf16(`\ufeff${macau}`, true), 'UTF-16', macau],
    ['UTF-16 without a mark', utf16(english), 'UTF-16', english],
    ['UTF-16 the other way round without a mark', utf16(english, true), 'UTF-16', english],
    ['Big5, as Excel in Macau', encoded('big5', macau), 'Big5', macau],
    ['one name in Big5', encoded('big5', 'Unit\r\n陳大文'), 'Big5', 'Unit\r\n陳大文'],
    ['Big5 whose second bytes are plain letters', encoded('big5', '許功蓋,一'), 'Big5', '許功蓋,一'],
    ['GB18030, as Excel on the mainland', encoded('gb18030', mainland), 'GB18030', mainland],
    ['traditional characters in GB18030', encoded('gb18030', macau), 'GB18030', macau],
    ['Portuguese of before Unicode', encoded('windows-1252', portuguese), 'Windows-1252', portuguese],
  ] as const)('%s is told', (_what, bytes, encoding, text) => {
    expect(readText(bytes)).toEqual({ encoding, text });
  });

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])],
    ['a file whose bytes happen to be pairs', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    ['half a character after a mark', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41])],
    ['bytes that no table has', Buffer.from([0x41, 0xff, 0xff, 0x20])],
    ['a character that is cut off', encoded('big5', '陳').subarray(0, 1)],
    ['zeros between letters', Buffer.from('a\0\0\0b')],
  ])('%s is no text', (_what, bytes) => {
    expect(readText(bytes)).toBeNull();
  });
});

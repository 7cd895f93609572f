import type { Locale } from '#domain/locale.ts';
import { usualBoard } from '#domain/closing/board.ts';
import { fieldName } from '#domain/road-show/technology-fields.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export const projectColumnWords = {
  fileNumber: inEach(msg`File number`),
  nameTc: inEach(msg`Project in Chinese`),
  nameEn: inEach(msg`Project in English`),
  namePt: inEach(msg`Project in Portuguese`),
  unit: inEach(msg`Applicant entity`),
  leaderTc: inEach(msg`Leader in Chinese`),
  leaderEn: inEach(msg`Leader in English`),
  leaderEmail: inEach(msg`E-mail of the leader`),
  periodFrom: inEach(msg`Research from`),
  periodUntil: inEach(msg`Research until`),
  technologyField: inEach(msg`Technology category`),
  contractor: inEach(msg`Contractor of the board`),
  boardWidthMm: inEach(msg`Board width (mm)`),
  boardHeightMm: inEach(msg`Board height (mm)`),
} as const;
export type ProjectColumn = keyof typeof projectColumnWords;

/** Without these nobody can be asked for the rest. */
export const neededColumns = ['fileNumber', 'unit', 'leaderEmail'] as const satisfies readonly ProjectColumn[];

const entities: Record<Locale, readonly [string, string]> = {
  zh: ['樣本大學', '樣本科技有限公司'],
  sc: ['样本大学', '样本科技有限公司'],
  en: ['Sample University', 'Sample Technology Ltd.'],
  pt: ['Universidade Exemplo', 'Tecnologia Exemplo, Lda.'],
};

/** The columns, and two rows that show how they are filled in; the contractor and the size may be left out. */
export function projectTemplate(language: Locale): Promise<Buffer> {
  const [university, company] = entities[language];
  const size = [String(usualBoard.widthMm), String(usualBoard.heightMm)];
  return textSheet(
    Object.values(projectColumnWords).map((column) => column[language]),
    [
      [
        '0001/2024/A',
        '樣本項目一',
        'Sample project one',
        '',
        university,
        '陳小明',
        'Chan Siu Meng',
        'chan@sample.example',
        '2024-01-01',
        '2026-06-30',
        fieldName('BIOMEDICINE', language),
        '',
        ...size,
      ],
      [
        '0002/2024/ITP',
        '樣本項目二',
        '',
        '',
        company,
        '李美玲',
        'Lei Mei Leng',
        'lei@sample.example',
        '2024-03-01',
        '2026-02-28',
        fieldName('SMART_CITY', language),
        '',
        '',
        '',
      ],
    ],
  );
}

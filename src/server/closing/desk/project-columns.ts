import type { Locale } from '#domain/locale.ts';
import { usualBoard } from '#domain/closing/board.ts';
import { fieldName } from '#domain/road-show/technology-fields.ts';
import { textSheet } from '#server/sheet/text-sheet.ts';
import { words } from '#server/sheet/sheet-words.ts';

export const projectColumnWords = {
  fileNumber: words('檔案編號', '文件编号', 'File number', 'N.º do processo'),
  nameTc: words('項目中文名稱', '项目中文名称', 'Project in Chinese', 'Projecto em chinês'),
  nameEn: words('項目英文名稱', '项目英文名称', 'Project in English', 'Projecto em inglês'),
  namePt: words('項目葡文名稱', '项目葡文名称', 'Project in Portuguese', 'Projecto em português'),
  unit: words('申請實體', '申请实体', 'Applicant entity', 'Entidade requerente'),
  leaderTc: words('負責人中文姓名', '负责人中文姓名', 'Leader in Chinese', 'Responsável em chinês'),
  leaderEn: words('負責人英文姓名', '负责人英文姓名', 'Leader in English', 'Responsável em inglês'),
  leaderEmail: words('負責人電郵', '负责人邮箱', 'E-mail of the leader', 'E-mail do responsável'),
  periodFrom: words('研究期開始', '研究期开始', 'Research from', 'Investigação desde'),
  periodUntil: words('研究期結束', '研究期结束', 'Research until', 'Investigação até'),
  technologyField: words('技術領域', '技术领域', 'Technology category', 'Área tecnológica'),
  contractor: words('展板承建商', '展板承建商', 'Contractor of the board', 'Montador do painel'),
  boardWidthMm: words('展板闊度（毫米）', '展板宽度（毫米）', 'Board width (mm)', 'Largura do painel (mm)'),
  boardHeightMm: words('展板高度（毫米）', '展板高度（毫米）', 'Board height (mm)', 'Altura do painel (mm)'),
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

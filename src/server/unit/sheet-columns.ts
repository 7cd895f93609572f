import type { WireNames } from '#domain/locale.ts';
import { isUnitKind, type UnitKind } from '#domain/unit/unit-words.ts';
import type { ExportColumn } from '#server/export/export-kind.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

const kindWords: Record<UnitKind, Words> = {
  ENTERPRISE: words('企業', '企业', 'Enterprise', 'Empresa'),
  UNIVERSITY: words('大學', '大学', 'University', 'Universidade'),
  INCUBATOR: words('孵化器', '孵化器', 'Incubator', 'Incubadora'),
  INTERMEDIARY: words('中介機構', '中介机构', 'Intermediary', 'Intermediário'),
  ST_PARK: words('科技園區', '科技园区', 'Science and technology park', 'Parque de ciência e tecnologia'),
  CLUBS: words('社團', '社团', 'Association', 'Associação'),
  GOV: words('政府部門', '政府部门', 'Public body', 'Entidade pública'),
  OTHER: words('其他', '其他', 'Other', 'Outro'),
};

const named = ['nameTc', 'nameEn', 'namePt'] as const satisfies readonly (keyof WireNames)[];
type Field = (typeof named)[number] | 'industry' | 'address' | 'website' | 'phone' | 'fax';
export type UnitOnSheet = Record<Field | 'kind', string>;

const field = (key: Field, heading: Words): ExportColumn<UnitOnSheet> => ({ key, heading, cell: (of) => of[key] });

/** What a unit is called and what it does, as every sheet with a line per unit begins. */
export const unitSheetColumns: readonly ExportColumn<UnitOnSheet>[] = [
  field('nameTc', words('中文名稱', '中文名称', 'Name in Chinese', 'Nome em chinês')),
  field('nameEn', words('英文名稱', '英文名称', 'Name in English', 'Nome em inglês')),
  field('namePt', words('葡文名稱', '葡文名称', 'Name in Portuguese', 'Nome em português')),
  {
    key: 'kind',
    heading: words('類型', '类型', 'Type', 'Tipo'),
    cell: ({ kind }, language) => (isUnitKind(kind) ? kindWords[kind][language] : kind),
  },
  field('industry', words('行業', '行业', 'Industry', 'Sector')),
];

/** Where a unit is found. */
export const unitContactColumns: readonly ExportColumn<UnitOnSheet>[] = [
  field('address', words('地址', '地址', 'Address', 'Endereço')),
  field('website', words('網站', '网站', 'Website', 'Sítio')),
  field('phone', words('電話', '电话', 'Telephone', 'Telefone')),
  field('fax', words('傳真', '传真', 'Fax', 'Fax')),
];

import { z } from 'zod';
import { Id } from '#contract/api.ts';
import type { RecruitingUnit } from '#contract/recruitment/desk.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { nameIn } from '#domain/locale.ts';
import { type UnitStanding, unitStandings } from '#domain/recruitment/position-moves.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';
import { countUnits, pageOfUnits, type UnitsFilter } from './units.ts';

const standingWords: Record<UnitStanding, Words> = {
  PENDING: words('待基金審核', '待基金审核', 'Waiting for the fund', 'A aguardar o fundo'),
  APPROVED: words('已批准', '已批准', 'Approved', 'Aprovada'),
  REJECTED: words('不批准', '不批准', 'Rejected', 'Recusada'),
};

/** Units of careers fairs, by name. */
export const recruitingUnitsExport = exportKind<UnitsFilter, RecruitingUnit>({
  kind: 'recruiting-units',
  heading: words('招聘單位', '招聘单位', 'Recruiting units', 'Entidades que recrutam'),
  access: fundStaff,
  filter: z.object({
    activityId: Id.optional(),
    standing: z.enum(unitStandings).optional(),
    search: z.string().max(100).optional(),
  }),
  columns: [
    {
      key: 'unit',
      heading: words('單位', '单位', 'Unit', 'Entidade'),
      cell: ({ unit }, language) => nameIn(unit, language),
    },
    {
      key: 'activity',
      heading: words('活動', '活动', 'Activity', 'Actividade'),
      cell: ({ activity }, language) => nameIn(activity, language),
    },
    {
      key: 'standing',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ standing }, language) => standingWords[standing][language],
    },
    {
      key: 'positions',
      heading: words('職位數目', '职位数目', 'Positions', 'Vagas'),
      cell: ({ positions }) => positions,
    },
    {
      key: 'listed',
      heading: words('公開職位數目', '公开职位数目', 'Public positions', 'Vagas públicas'),
      cell: ({ listed }) => listed,
    },
    {
      key: 'applications',
      heading: words('申請數目', '申请数目', 'Applications', 'Candidaturas'),
      cell: ({ applications }) => applications,
    },
  ],
  count: ({ db }, filter) => countUnits(db, filter),
  async page({ db }, filter, after) {
    const offset = Number(after ?? 0);
    const rows = await pageOfUnits(db, filter, { limit: rowsAtOnce, offset });
    return { rows, next: rows.length === rowsAtOnce ? String(offset + rowsAtOnce) : null };
  },
});

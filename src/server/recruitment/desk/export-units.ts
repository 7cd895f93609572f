import { z } from 'zod';
import { Id } from '#contract/api.ts';
import type { RecruitingUnit } from '#contract/recruitment/desk.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { nameIn } from '#domain/locale.ts';
import { type UnitStanding, unitStandings } from '#domain/recruitment/position-moves.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import type { Words } from '#server/sheet/sheet-words.ts';
import { countUnits, pageOfUnits, type UnitsFilter } from './units.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const standingWords: Record<UnitStanding, Words> = {
  PENDING: inEach(msg`Waiting for the fund`),
  APPROVED: inEach(msg`Approved`),
  REJECTED: inEach(msg({ message: 'Rejected', context: 'recruitment' })),
};

/** Units of careers fairs, by name. */
export const recruitingUnitsExport = exportKind<UnitsFilter, RecruitingUnit>({
  kind: 'recruiting-units',
  heading: inEach(msg`Recruiting units`),
  access: fundStaff,
  filter: z.object({
    activityId: Id.optional(),
    standing: z.enum(unitStandings).optional(),
    search: z.string().max(100).optional(),
  }),
  columns: [
    {
      key: 'unit',
      heading: inEach(msg`Unit`),
      cell: ({ unit }, language) => nameIn(unit, language),
    },
    {
      key: 'activity',
      heading: inEach(msg`Activity`),
      cell: ({ activity }, language) => nameIn(activity, language),
    },
    {
      key: 'standing',
      heading: inEach(msg`State`),
      cell: ({ standing }, language) => standingWords[standing][language],
    },
    {
      key: 'positions',
      heading: inEach(msg({ message: 'Positions', context: 'recruitment' })),
      cell: ({ positions }) => positions,
    },
    {
      key: 'listed',
      heading: inEach(msg`Public positions`),
      cell: ({ listed }) => listed,
    },
    {
      key: 'applications',
      heading: inEach(msg({ message: 'Applications', context: 'sheet' })),
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

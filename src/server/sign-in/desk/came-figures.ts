import { sql } from 'drizzle-orm';
import type { SignInKind } from '#domain/participant/kinds.ts';
import type { ReportFigure } from '#domain/report/figures.ts';
import { participant } from '#server/participant/tables.ts';
import type { Figure } from '#server/report/figure.ts';
import { doorPeopleWhere } from './list-door-people.ts';

const cameTo = (figure: ReportFigure, kind: SignInKind): Figure => ({
  figure,
  rows: () => sql`select ${participant.activityId}, ${participant.unitId}, ${participant.id} from ${participant}
    where ${doorPeopleWhere({ signed: 'fully', kind })}`,
});

/** People, each once however often they came. */
export const cameFigures: readonly Figure[] = [
  cameTo('came', 'ACTIVITY'),
  cameTo('cameToDinner', 'DINNER_PARTY'),
  cameTo('cameToHotel', 'HOTEL'),
];

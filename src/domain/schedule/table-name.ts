import type { Seat } from './tables.ts';

/** What people call a table: by its hall and its number, so that neither runs into the other: `A12`, `大堂12`, `Lobby 12`, `Hall 2-12`. */
export function tableName({ place, table }: Seat): string {
  if (/\d$/.test(place)) return `${place}-${table}`;
  return /\p{Script=Latin}{3}$/u.test(place) ? `${place} ${table}` : `${place}${table}`;
}

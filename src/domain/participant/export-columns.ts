import { personFields } from './person.ts';

/** What a sheet of participants can have, in this order. */
export const exportColumns = [
  'unit',
  'listStatus',
  'representative',
  ...personFields,
  'dinnerTable',
  'hotelRoom',
  'state',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

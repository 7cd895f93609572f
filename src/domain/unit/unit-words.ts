/** Types of units (D2 §2, §3); UNIVERSITY beside them for schools. */
export const unitKinds = [
  'ENTERPRISE',
  'UNIVERSITY',
  'INCUBATOR',
  'INTERMEDIARY',
  'ST_PARK',
  'CLUBS',
  'GOV',
  'OTHER',
] as const;
export type UnitKind = (typeof unitKinds)[number];

export const isUnitKind = (text: string): text is UnitKind => unitKinds.some((kind) => kind === text);

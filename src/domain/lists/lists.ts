/** The reference lists, by the documents' names (D1 §7). */
export const referenceLists = [
  'boothsArea',
  'boothsAreaCategory',
  'businessCategory',
  'businessScope',
  'cooperationWay',
  'customerCategory',
  'exhibitorType',
  'targetMarket',
  'countryRegion',
  'city',
  'province',
] as const;
export type ReferenceList = (typeof referenceLists)[number];

/** The lists whose items are no more than a code and a name. */
export const plainLists = [
  'businessCategory',
  'businessScope',
  'cooperationWay',
  'customerCategory',
  'targetMarket',
] as const satisfies readonly ReferenceList[];
export type PlainList = (typeof plainLists)[number];

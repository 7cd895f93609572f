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
export type PlainList = Extract<
  ReferenceList,
  'businessCategory' | 'businessScope' | 'cooperationWay' | 'customerCategory' | 'targetMarket'
>;

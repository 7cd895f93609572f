/** What is published, in four lists. */
export const openLists = ['activities', 'programme', 'results', 'positions'] as const;
export type OpenList = (typeof openLists)[number];

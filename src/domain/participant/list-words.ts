/** What a registration can be, for filters. */
export const personStates = ['expected', 'withoutCode', 'revoked', 'cancelled'] as const;
export type PersonState = (typeof personStates)[number];

export const personSorts = ['createdTime:desc', 'pinyin:asc', 'unit:asc'] as const;
export type PersonSort = (typeof personSorts)[number];

/** Of a change that a unit asked for. */
export const changeStates = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const;
export type ChangeState = (typeof changeStates)[number];

/** The views of the participants of an activity, as the address names them; without one it is the people. */
export const staffTabs = ['people', 'units', 'hotel', 'dinner', 'changes', 'import'] as const;
export type StaffTab = (typeof staffTabs)[number];

/** The tabs of one questionnaire at the desk. */
export const deskViews = ['questions', 'preview', 'people', 'results'] as const;
export type DeskView = (typeof deskViews)[number];

/** Most booths of an application in a category that states no limit of its own (D1 §9, G76). */
export const usualBoardCountLimit = 999;

/** The category for whoever fits in no other; its applications show no linked activities (D1 §3). */
export const generalAreaCategory = '99';

import type { Counted } from '#contract/api.ts';

/** As 12, or 1000+ where there are more than were counted. */
export const countText = ({ totalElements, more }: Counted): string => `${totalElements}${more ? '+' : ''}`;

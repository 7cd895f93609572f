/** How many rows a page of a list has. */
export const listSize = 50;

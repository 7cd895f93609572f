import { startTransition, useEffect, useState } from 'react';

/** Rows drawn at one go: somewhat more than a phone shows at once. */
const portion = 10;

/**
 * As many rows of a list as may be drawn by now. A phone takes a while to draw a page of them, so they come in portions,
 * and what is tapped or typed meanwhile is heard; those that are here from the start, as on the way back to a list, are
 * drawn at once.
 * @param rows undefined while loading
 * @returns undefined until there is something to draw
 */
export function useRowsToDraw<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [drawn, setDrawn] = useState(rows ? rows.length : 0);
  const total = rows?.length ?? 0;
  if (!rows && drawn > 0) setDrawn(0);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + portion));
  }, [drawn, total]);
  if (!rows || (drawn === 0 && total > 0)) return undefined;
  return drawn < total ? rows.slice(0, drawn) : rows;
}

/** The list with one of its rows put to another place. */
export function movedTo<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const others = rows.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...rows.slice(from, from + 1), ...others.slice(to)];
}

/** The list with some rows one step up or down together; a row that has come to the end stays there. */
export function stepped<Row>(rows: readonly Row[], chosen: (row: Row) => boolean, step: 'up' | 'down'): Row[] {
  const inWay = step === 'up' ? [...rows] : rows.toReversed();
  for (let at = 1; at < inWay.length; at += 1) {
    const [before, row] = inWay.slice(at - 1, at + 1) as [Row, Row];
    if (chosen(row) && !chosen(before)) inWay.splice(at - 1, 2, row, before);
  }
  return step === 'up' ? inWay : inWay.toReversed();
}

/** The list with the rows that are named in that order, in the places which they take up together. */
export function inOrder<Row extends { id: number | string }>(rows: readonly Row[], ids: readonly Row['id'][]): Row[] {
  const named = new Set(ids);
  const coming = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return rows.map((row) => (named.has(row.id) ? (coming.shift() ?? row) : row));
}

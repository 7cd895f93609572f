const identities = new WeakMap<object, string>();
let last = 0;

/** The key of a row that people edit and that has no id of its own: the same wherever the row stands. */
export function identityOf(row: object): string {
  const known = identities.get(row);
  if (known) return known;
  const identity = `row-${(last += 1)}`;
  identities.set(row, identity);
  return identity;
}

/** The row as it is after a change, which is still the same row. */
export function changedRow<Row extends object>(row: Row, change: Partial<Row>): Row {
  const changed = { ...row, ...change };
  identities.set(changed, identityOf(row));
  return changed;
}

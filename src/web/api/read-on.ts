export interface NumberedPage<Row> {
  content: readonly Row[];
  totalElements: number;
  /** Very many are counted only so far ahead. */
  more?: boolean | undefined;
}

interface Reading<Row> {
  /** It goes on behind so many, at the most. */
  most?: number;
  /** After each page, with all that was read. */
  onRead?: (rows: Row[], page: NumberedPage<Row>) => void;
}

/**
 * The rows of a first page and of all behind it, each once: whoever was added meanwhile has moved others to the next page.
 */
export async function readOn<Row extends { id: string }>(
  first: NumberedPage<Row>,
  readPage: (page: number) => Promise<NumberedPage<Row>>,
  { most = Infinity, onRead }: Reading<Row> = {},
): Promise<Row[]> {
  const known = new Map(first.content.map((row) => [row.id, row]));
  for (let at = 1, last = first; known.size < most && (last.more || known.size < last.totalElements); at++) {
    last = await readPage(at);
    if (last.content.length === 0) break;
    for (const row of last.content) known.set(row.id, row);
    onRead?.([...known.values()], last);
  }
  return [...known.values()];
}

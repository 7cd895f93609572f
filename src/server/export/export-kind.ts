import type { z } from 'zod';
import type { StaffRole } from '#domain/account/roles.ts';
import type { Locale } from '#domain/locale.ts';
import type { World } from '#server/world.ts';

export type Cell = string | number | null;

interface ColumnName {
  key: string;
  heading: Readonly<Record<Locale, string>>;
  /** Personal data: left out unless somebody says why (G73). */
  personal?: true;
}

export interface ExportColumn<Row> extends ColumnName {
  cell: (row: Row, language: Locale) => Cell;
}

/** Chosen as one, written as many: which ones is known once the filter is, as the questions of a questionnaire. */
export interface ManyColumns<Filter, Row> extends ColumnName {
  headings: (world: World, filter: Filter, language: Locale) => Promise<string[]>;
  /** As many as there are headings. */
  cells: (row: Row, language: Locale) => Cell[];
}

/** A page of what a sheet is made from: large enough to be quick, small enough that others get their turn. */
export const rowsAtOnce = 500;

/** A list that can leave as a sheet. */
export interface ExportSource<Filter, Row> {
  /** Its name, as `participants`. */
  kind: string;
  heading: Readonly<Record<Locale, string>>;
  access: readonly StaffRole[];
  /** The filters of the list's page; what was asked for is checked by it. */
  filter: z.ZodType<Filter>;
  columns: readonly (ExportColumn<Row> | ManyColumns<Filter, Row>)[];
  /** Whether there may be a sheet of it at all. @throws what it is refused with */
  check?(world: World, filter: Filter): Promise<void>;
  count(world: World, filter: Filter): Promise<number>;
  /**
   * `rowsAtOnce` rows, in an order that an index has.
   * @param after what the page before gave as `next`; null for the first
   * @returns `next` null when there are no more
   */
  page(world: World, filter: Filter, after: string | null): Promise<{ rows: Row[]; next: string | null }>;
}

/** The same with its own types inside, so that one table holds all of them. */
export interface ExportKind {
  kind: string;
  heading: Readonly<Record<Locale, string>>;
  access: readonly StaffRole[];
  columns: readonly ColumnName[];
  filter: z.ZodType;
  check(world: World, filter: unknown): Promise<void>;
  headings(world: World, filter: unknown, keys: readonly string[], language: Locale): Promise<string[]>;
  count(world: World, filter: unknown): Promise<number>;
  /** Rows of cells in the order of `keys`. */
  pages(world: World, filter: unknown, keys: readonly string[], language: Locale): AsyncGenerator<Cell[][]>;
}

/** Registers a list: put the result into `kinds.ts`. */
export function exportKind<Filter, Row>(source: ExportSource<Filter, Row>): ExportKind {
  const { kind, heading, access, columns, filter } = source;
  const chosenBy = (keys: readonly string[]) => keys.flatMap((key) => columns.filter((column) => column.key === key));
  return {
    kind,
    heading,
    access,
    columns,
    filter,
    check: async (world, given) => source.check?.(world, filter.parse(given)),
    async headings(world, given, keys, language) {
      const wanted = filter.parse(given);
      const names: string[] = [];
      for (const column of chosenBy(keys))
        if ('cells' in column) names.push(...(await column.headings(world, wanted, language)));
        else names.push(column.heading[language]);
      return names;
    },
    count: (world, given) => source.count(world, filter.parse(given)),
    async *pages(world, given, keys, language) {
      const wanted = filter.parse(given);
      const chosen = chosenBy(keys);
      let after: string | null = null;
      do {
        const page: { rows: Row[]; next: string | null } = await source.page(world, wanted, after);
        yield page.rows.map((row) =>
          chosen.flatMap((column) => ('cells' in column ? column.cells(row, language) : [column.cell(row, language)])),
        );
        after = page.next;
      } while (after !== null);
    },
  };
}

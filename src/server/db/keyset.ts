import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Instant, isInstant } from '#domain/instant.ts';
import { refuseField } from '#server/refusal.ts';

/** The last row of a page: the next one goes on after it, however many rows were added meanwhile. */
export interface PageEnd {
  at: Instant;
  id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const pageEndText = ({ at, id }: PageEnd): string => `${at}_${id}`;

/** @throws PARAMS_ERROR for what no page has ended with */
export function readPageEnd(text: string | undefined | null): PageEnd | null {
  if (!text) return null;
  const [at = '', id = ''] = text.split('_');
  if (!isInstant(at) || !uuid.test(id)) throw refuseField('after', 'format');
  return { at, id };
}

/** Rows that stand behind a page, newest first; all of them where there was no page. @throws PARAMS_ERROR as above */
export function behindPage(at: PgColumn, id: PgColumn, after: string | undefined | null): SQL | undefined {
  const end = readPageEnd(after);
  return end ? sql`(${at}, ${id}) < (${end.at}, ${end.id})` : undefined;
}

/** The same for rows in the order of their identifiers alone, which are their ends. */
export const behindId = (id: PgColumn, after: string | null): SQL | undefined =>
  after === null ? undefined : sql`${id} > ${after}`;

export function pageOfIds<Row extends { id: string }>(rows: readonly Row[], size: number) {
  const content = rows.slice(0, size);
  return { content, next: rows.length > size ? (content.at(-1)?.id ?? null) : null };
}

/** A page of what was read with one row more than wanted. */
export function pageOfRows<Row>(rows: readonly Row[], size: number, endOf: (row: Row) => PageEnd) {
  const content = rows.slice(0, size);
  const last = content.at(-1);
  return { content, next: rows.length > size && last ? pageEndText(endOf(last)) : null };
}

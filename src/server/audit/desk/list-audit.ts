import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { AuditEntry } from '#contract/audit.ts';
import type { Texts } from '#contract/texts.ts';
import { staffRoles } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';
import { namesOfAccount } from '#server/account/account-names.ts';
import { account } from '#server/account/tables.ts';
import type { Queries } from '#server/db/database.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { sqlList } from '#server/db/sql-list.ts';
import { ofNamed } from './of-named.ts';
import { subjectNames } from './subject-names.ts';
import { auditEntry } from '../tables.ts';

export interface AuditFilter {
  search?: string | undefined;
  accountId?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  from?: Instant | undefined;
  until?: Instant | undefined;
}

async function auditWhere(db: Queries, filter: AuditFilter): Promise<SQL | undefined> {
  const { search, accountId, action, subjectKind, subjectId, from, until } = filter;
  return and(
    search ? await ofNamed(db, search) : undefined,
    accountId ? eq(auditEntry.accountId, accountId) : undefined,
    action ? eq(auditEntry.action, action) : undefined,
    subjectKind ? eq(auditEntry.subjectKind, subjectKind) : undefined,
    subjectId ? eq(auditEntry.subjectId, subjectId) : undefined,
    from ? gte(auditEntry.at, from) : undefined,
    until ? lt(auditEntry.at, until) : undefined,
  );
}

/** Newest first. @param after what the page before ended with */
export async function listAudit(
  db: Queries,
  filter: AuditFilter,
  { after, size }: { after?: string | undefined; size: number },
): Promise<{ content: AuditEntry[]; next: string | null }> {
  const rows = await db.orm
    .select({ entry: auditEntry, by: { tc: account.nameTc, en: account.nameEn, pt: account.namePt } })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .where(and(await auditWhere(db, filter), behindPage(auditEntry.at, auditEntry.id, after)))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(size + 1);
  const page = pageOfRows(rows, size, ({ entry }) => entry);
  const names = await subjectNames(
    db,
    page.content.map(({ entry }) => entry),
  );
  const content = page.content.map(({ entry, by }) => ({
    ...entry,
    by,
    subjectNames: names.get(entry.subjectId ?? '') ?? null,
  }));
  return { content, next: page.next };
}

export async function countAudit(db: Queries, filter: AuditFilter): Promise<number> {
  return db.orm.$count(auditEntry, await auditWhere(db, filter));
}

/** Each value once, by hopping from one to the next on an index instead of reading every row. */
const valuesOf = (column: 'action' | 'subject_kind' | 'account_id'): string => `
  with recursive hop as (
    (select ${column} as value from audit_entry where ${column} is not null order by ${column} limit 1)
    union all
    select (select ${column} from audit_entry where ${column} > hop.value order by ${column} limit 1)
      from hop where hop.value is not null)
  select value from hop where value is not null limit 500`;

/** What the filters offer. */
export async function auditWords(db: Queries) {
  const actions = await db.query<{ value: string }>(valuesOf('action'));
  const kinds = await db.query<{ value: string }>(valuesOf('subject_kind'));
  const people = await db.query<Texts & { accountId: string }>(
    `select a.id as "accountId", ${namesOfAccount('a')}
       from (${valuesOf('account_id')}) who join account a on a.id = who.value
      where exists (select 1 from membership m where m.account_id = a.id and m.org_type in (${sqlList(staffRoles)}))
      order by 3`,
  );
  return {
    actions: actions.map(({ value }) => value),
    subjectKinds: kinds.map(({ value }) => value).filter(Boolean),
    people: people.map(({ accountId, ...names }) => ({ accountId, names })),
  };
}

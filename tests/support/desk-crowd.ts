import { newId } from '#domain/id.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { sealContent } from '#server/message/write-message.ts';
import { message } from '#server/message/tables.ts';
import { activity, event } from '#server/activity/tables.ts';
import type { World } from '#server/world.ts';

/** How much there is of everything, at its largest. */
export interface CrowdSize {
  enrollments: number;
  participants: number;
  accounts: number;
}

/** The activities that the crowd belongs to; the first one has the participants. */
export interface CrowdPlace {
  eventId: string;
  activityIds: string[];
}

const activities = 5;
const rowsAtOnce = 500;

export async function makePlace(world: World): Promise<CrowdPlace> {
  const eventId = newId();
  await world.db.orm.insert(event).values({ id: eventId, nameTc: '科技週', nameEn: 'Science week' });
  const rows = Array.from({ length: activities }, (_, at) => ({
    id: newId(),
    eventId,
    category: at < 2 ? ('STWEEK' as const) : ('ROADSHOW' as const),
    code: `CROWD-${at}`,
    nameTc: `活動 ${at}`,
    nameEn: `Activity ${at}`,
    beginDate: '2026-12-01' as BusinessDate,
    endDate: '2026-12-03' as BusinessDate,
    settings: usualSettings,
    createdAt: world.clock.now(),
  }));
  await world.db.orm.insert(activity).values(rows);
  return { eventId, activityIds: rows.map(({ id }) => id) };
}

/**
 * `$1` and `$2` are the first and last number of what is added; ids are of that number, so that rows find each other.
 */
const idOf = (kind: string, number: string): string =>
  `('${kind}0000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const unitId = (number: string) => idOf('0a01', number);
const accountId = (number: string) => idOf('0a02', number);
const momentOf = (number: string): string =>
  `timestamptz '2026-11-20T00:00:00Z' - (${number} % 86400) * interval '1 second'`;

/** The letter behind a number ends its word, so that one name is found and not all that begin like it. */
const accounts = `
  insert into unit (id, name_tc, name_en, created_at)
  select ${unitId('n')}, '單位 ' || n || 'x', 'Unit ' || n || 'x', ${momentOf('n')} from generate_series($1::int, $2::int) n`;
const accountRows = `
  insert into account (id, username, email, name_tc, name_en, created_at)
  select ${accountId('n')}, 'crowd.' || n, 'crowd.' || n || '@example.org', '陳' || n || 'x', 'Chan ' || n || 'x',
         ${momentOf('n')}
    from generate_series($1::int, $2::int) n`;
const memberships = `
  insert into membership (id, account_id, unit_id, org_type, created_at)
  select ${idOf('0a03', 'n')}, ${accountId('n')}, ${unitId('n')}, 'EXHIBITOR', ${momentOf('n')}
    from generate_series($1::int, $2::int) n`;
const enrollments = `
  insert into enrollment (id, activity_id, unit_id, account_id, org_type, status, status_since, booths_count,
                          created_at, updated_at, submitted_at)
  select ${idOf('0a04', '(n * 5 + k)')}, a.id, ${unitId('n')}, ${accountId('n')}, 'EXHIBITOR',
         (array['APPLY_SUBMITED', '{p}PASS', '{p}RETURN', 'APPLY_PENDING', '{p}ASSIGN'])[1 + (n + k) % 5],
         ${momentOf('n')}, 2, ${momentOf('n')}, ${momentOf('n')}, ${momentOf('n')}
    from generate_series($1::int, $2::int) n, unnest($3::uuid[]) with ordinality a (id, k)`;
const participants = `
  insert into participant (id, activity_id, unit_id, name_tc, name_en, pinyin, credential, created_at)
  select ${idOf('0a05', 'n')}, $3::uuid, ${unitId('1 + n % $4::int')}, '陳' || n, 'Chan ' || n, 'CHEN ' || n,
         'crowd-' || n, ${momentOf('n')}
    from generate_series($1::int, $2::int) n`;
const lists = `
  insert into participant_list (id, activity_id, unit_id, status, submitted_at, created_at)
  select ${idOf('0a06', 'n')}, $3::uuid, ${unitId('n')}, 'SUBMITTED', ${momentOf('n')}, ${momentOf('n')}
    from generate_series($1::int, $2::int) n`;
const audits = `
  insert into audit_entry (id, at, account_id, action, subject_kind, subject_id, details)
  select ${idOf('0a07', 'n')}, ${momentOf('n')}, ${accountId('1 + n % $3::int')}, 'unit.edit', 'unit',
         ${unitId('1 + n % $3::int')}, '{}' from generate_series($1::int, $2::int) n`;
const invitations = `
  insert into invitation (id, event_id, contact_email, name_en, state, sent_count, sent_at, created_at)
  select ${idOf('0a08', 'n')}, $3::uuid, 'invited.' || n || '@example.org', 'Invited ' || n, 'SENT', 1, ${momentOf('n')},
         ${momentOf('n')} from generate_series($1::int, $2::int) n`;

/** Adds everything from one share of the whole to another, both from 0 to 1. */
export async function addCrowd(
  world: World,
  place: CrowdPlace,
  size: CrowdSize,
  from: number,
  to: number,
): Promise<void> {
  const [first = '', ...others] = place.activityIds;
  const span = (most: number): [number, number] => [Math.floor(most * from) + 1, Math.floor(most * to)];
  const people = span(size.accounts);
  const { db } = world;
  await db.query(accounts, people);
  await db.query(accountRows, people);
  await db.query(memberships, people);
  await db.query(enrollments, [...span(size.enrollments / activities), [first, ...others]]);
  await db.query(participants, [...span(size.participants), first, people[1]]);
  await db.query(lists, [...people, first]);
  await db.query(audits, [...span(size.enrollments), people[1]]);
  await db.query(invitations, [...people, place.eventId]);
  await addMessages(world, people);
  await db.query('analyze');
}

async function addMessages(world: World, [begin, end]: [number, number]): Promise<void> {
  for (let at = begin; at <= end; at += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, end - at + 1) }, () => {
      const id = newId();
      return {
        id,
        channel: 'MAIL' as const,
        kind: 'STAFF_NOTICE' as const,
        language: 'zh' as const,
        sealed: sealContent(world, id, { to: 'crowd@example.org', subject: '通知', text: '您好' }),
        state: 'FAILED' as const,
        createdAt: world.clock.now(),
      };
    });
    await world.db.orm.insert(message).values(rows);
  }
}

/** The crowd's exhibitor of that number, as somebody who asks for own lists. */
export const crowdUnit = (number: number): string => `0a010000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

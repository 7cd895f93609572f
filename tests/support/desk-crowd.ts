import { newId } from '#domain/id.ts';
import { usualSettings } from '#domain/activity/settings.ts';
import type { BusinessDate } from '#domain/instant.ts';
import { recipientFingerprint } from '#server/message/recipient-fingerprint.ts';
import { sealContent } from '#server/message/write-message.ts';
import { message } from '#server/message/tables.ts';
import { activity, event } from '#server/activity/tables.ts';
import { searchColumns } from '#server/participant/stored-person.ts';
import type { World } from '#server/world.ts';
import { makeSearchCrowd } from './search-crowd.ts';

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
const namedAtOnce = 5000;

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
const participantId = (number: string) => idOf('0a05', number);
const momentOf = (number: string): string =>
  `timestamptz '2026-11-20T00:00:00Z' - (${number} % 86400) * interval '1 second'`;

/** `$3` to `$6`: names as they occur, of the people from number `$1` on. */
const names = `unnest($3::text[], $4::text[], $5::text[], $6::text[]) with ordinality given (tc, en, pinyin, unit, at)
  cross join lateral (select $1::int + at::int - 1 as n) numbered where n <= $2::int`;
const units = `
  insert into unit (id, name_tc, name_en, created_at)
  select ${unitId('n')}, unit, 'Unit ' || n, ${momentOf('n')} from ${names}`;
const accounts = `
  insert into account (id, username, email, name_tc, name_en, created_at)
  select ${accountId('n')}, 'crowd.' || n, 'crowd.' || n || '@example.org', tc, en, ${momentOf('n')} from ${names}`;
const invitations = `
  insert into invitation (id, event_id, contact_email, name_tc, name_en, state, sent_count, sent_at, created_at)
  select ${idOf('0a08', 'n')}, $7::uuid, 'invited.' || n || '@example.org', unit, 'Unit ' || n, 'SENT', 1,
         ${momentOf('n')}, ${momentOf('n')} from ${names}`;
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
/** Four of five are invited to dinner, one of three sleeps there. `$7` the activity, `$8` how many units there are. */
const participants = `
  insert into participant (id, activity_id, unit_id, name_tc, name_en, pinyin, credential, search_text, grams, dinner,
                           dinner_table, hotel, check_in, check_out, created_at)
  select ${participantId('n')}, $7::uuid, ${unitId('1 + n % $8::int')}, tc, en, pinyin, 'crowd-' || n, found.text,
         string_to_array(found.grams, ' '), n % 5 > 0, 'T' || n % 400, n % 3 = 0,
         case when n % 3 = 0 then date '2026-12-01' end, case when n % 3 = 0 then date '2026-12-03' end, ${momentOf('n')}
    from ${names.replace('at)', 'at)\n  join lateral unnest($9::text[], $10::text[]) with ordinality found (text, grams, place) on place = at')}`;
const lists = `
  insert into participant_list (id, activity_id, unit_id, status, submitted_at, created_at)
  select ${idOf('0a06', 'n')}, $3::uuid, ${unitId('n')}, 'SUBMITTED', ${momentOf('n')}, ${momentOf('n')}
    from generate_series($1::int, $2::int) n`;
const audits = `
  insert into audit_entry (id, at, account_id, action, subject_kind, subject_id, details)
  select ${idOf('0a07', 'n')}, ${momentOf('n')}, ${accountId('1 + n % $3::int')}, 'unit.edit', 'unit',
         ${unitId('1 + n % $3::int')}, '{}' from generate_series($1::int, $2::int) n`;
/** Three of five are in already, seen by one gate; of a tenth of those somebody has to look at a conflict. */
const attempts = `
  insert into attempt (id, seq, activity_id, kind, scope, participant_id, source, shown, wall_time, estimated_time,
                       uncertainty_ms, override, override_leased, gate, device_name, body_hash, verdict, reply, received_at)
  select ${idOf('0a09', 'n')}, n, $3::uuid, 'ACTIVITY', '', ${participantId('n')}, 'CAMERA', 'ADMIT', ${momentOf('n')},
         ${momentOf('n')}, 0, false, false, 'North', 'Phone', '', 'ACCEPTED', '{}', ${momentOf('n')}
    from generate_series($1::int, $2::int) n where n % 5 < 3`;
const signIns = `
  insert into sign_in (id, activity_id, participant_id, kind, scope, active, voided, attempt_id, first_at, gate,
                       device_name, created_at)
  select ${idOf('0a0a', 'n')}, $3::uuid, ${participantId('n')}, 'ACTIVITY', '', true, false, ${idOf('0a09', 'n')},
         ${momentOf('n')}, 'North', 'Phone', ${momentOf('n')} from generate_series($1::int, $2::int) n where n % 5 < 3`;
const conflicts = `
  insert into conflict (id, activity_id, attempt_id, participant_id, kind, severity, reason, order_uncertain, created_at)
  select ${idOf('0a0b', 'n')}, $3::uuid, ${idOf('0a09', 'n')}, ${participantId('n')}, 'ACTIVITY', 'low', 'ALREADY_SIGN_IN',
         false, ${momentOf('n')} from generate_series($1::int, $2::int) n where n % 5 < 3 and n % 10 = 0`;

/** What the first person of the crowd called so is called: the same people whatever the share. */
const crowdSeed = 2026;

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
  const guests = span(size.participants);
  const { db } = world;
  const crowd = makeSearchCrowd(Math.max(people[1], guests[1]), crowdSeed);
  await inParts(people, crowd, (part, named) => db.query(units, [...part, ...named]));
  await inParts(people, crowd, (part, named) => db.query(accounts, [...part, ...named]));
  await db.query(memberships, people);
  await db.query(enrollments, [...span(size.enrollments / activities), [first, ...others]]);
  await inParts(guests, crowd, (part, named, found) => {
    const filed = found.map((person) => searchColumns({ ...person, unitNames: [person.unitName], phoneTail: '' }));
    const pieces = [filed.map(({ searchText }) => searchText), filed.map(({ grams }) => grams.join(' '))];
    return db.query(participants, [...part, ...named, first, people[1], ...pieces]);
  });
  await db.query(lists, [...people, first]);
  await db.query(audits, [...span(size.enrollments), people[1]]);
  await inParts(people, crowd, (part, named) => db.query(invitations, [...part, ...named, place.eventId]));
  for (const statement of [attempts, signIns, conflicts]) await db.query(statement, [...guests, first]);
  await addMessages(world, people);
  // As it is a while after the rows came: the database has tidied up by itself.
  await db.query('vacuum analyze');
}

type Crowd = ReturnType<typeof makeSearchCrowd>;
type Names = [tc: string[], en: string[], pinyin: string[], unit: string[]];

async function inParts(
  [begin, end]: [number, number],
  crowd: Crowd,
  insert: (part: [number, number], named: Names, people: Crowd) => Promise<unknown>,
): Promise<void> {
  for (let at = begin; at <= end; at += namedAtOnce) {
    const last = Math.min(end, at + namedAtOnce - 1);
    const people = crowd.slice(at - 1, last);
    const named: Names = [
      people.map(({ nameTc }) => nameTc),
      people.map(({ nameEn }) => nameEn),
      people.map(({ pinyin }) => pinyin),
      people.map(({ unitName }) => unitName),
    ];
    await insert([at, last], named, people);
  }
}

async function addMessages(world: World, [begin, end]: [number, number]): Promise<void> {
  for (let at = begin; at <= end; at += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, end - at + 1) }, () => {
      const [id, to] = [newId(), 'crowd@example.org'];
      return {
        id,
        channel: 'MAIL' as const,
        kind: 'STAFF_NOTICE' as const,
        language: 'zh' as const,
        sealed: sealContent(world, id, { to, subject: '通知', text: '您好' }),
        recipientFingerprint: recipientFingerprint(world, to),
        state: 'FAILED' as const,
        createdAt: world.clock.now(),
      };
    });
    await world.db.orm.insert(message).values(rows);
  }
}

/** The crowd's exhibitor of that number, as somebody who asks for own lists. */
export const crowdUnit = (number: number): string => `0a010000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

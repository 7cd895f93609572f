import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '#tests/support/world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** Accounts are closed, never deleted, and who did something is read from what was done. */
const doer = [
  'application.updated_by',
  'attempt.account_id',
  'attempt.allowed_by',
  'file_reply.account_id',
  'file_version.uploaded_by',
  'frozen_design.account_id',
  'notice_template.updated_by',
  'pin.account_id',
  'pin.closed_by',
  'review_note.account_id',
  'road_show_match.account_id',
  'schedule_change.asked_account',
  'schedule_outcome.account_id',
  'schedule_run.created_by',
  'schedule_run.released_by',
  'station.created_by',
  'supervisor_code.account_id',
];

/** Lists go from the row to what it refers to, by that one's own key, and never back. */
const oneWay = [
  'conflict.credited_attempt_id',
  'file_reply.version_id',
  'former_code.participant_id',
  'in_app_notice.activity_id',
  'questionnaire_answer.questionnaire_id+edition',
  'session.membership_id',
  'sign_in.attempt_id',
  'upload_session.replaces_id',
];

/** Tables of a few dozen rows, which are read whole. */
const small = ['booths_area_category_type.exhibitor_type_id', 'notice_template.event_id', 'reference_item.activity_id'];

/** Served by indexes that each hold the part of the rows that lists ask for. */
const inParts = [
  'booth_contractor.activity_id',
  'booth_contractor.booths_area_id',
  'sign_in.activity_id',
  'supervisor_code.activity_id',
];

/**
 * An index serves a foreign key when its first column is of the key, and it holds all rows that refer to something.
 */
const unindexed = `
  select c.conrelid::regclass::text || '.' || string_agg(a.attname, '+' order by k.place) as key
    from pg_constraint c
    cross join lateral unnest(c.conkey) with ordinality as k(attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
   where c.contype = 'f' and c.connamespace = 'public'::regnamespace
     and not exists (
       select 1 from pg_index i
         join pg_attribute first on first.attrelid = i.indrelid and first.attnum = i.indkey[0]
        where i.indrelid = c.conrelid and first.attnum = any (c.conkey)
          and (i.indpred is null
               or pg_get_expr(i.indpred, i.indrelid) = '(' || quote_ident(first.attname) || ' IS NOT NULL)'))
   group by c.oid, c.conrelid
   order by 1`;

test('every foreign key has an index, or stands here with why it needs none', async () => {
  const found = await world.db.query<{ key: string }>(unindexed);
  expect(found.map(({ key }) => key).toSorted()).toEqual([...doer, ...oneWay, ...small, ...inParts].toSorted());
});

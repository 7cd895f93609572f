/** What is written into these tables stays as it was written, whoever asks. */
const appendOnly = ['audit_entry', 'status_change'];

/** What a login is, and what its profile says, is read from these; of an account and a session, from these columns. */
const readForLogins = {
  account:
    'update of username, email, name_tc, name_en, name_pt, channel, language, rest_password, password_hash, disabled_at or delete',
  session: 'update of ended_at, membership_id or delete',
  membership: 'insert or update or delete',
  membership_activity: 'insert or update or delete',
  unit: 'update or delete',
  activity: 'insert or update or delete',
};

/**
 * To write a trigger again would wait for everybody who writes into its table, and they for us: another process may be
 * at work already. One that changes needs another name.
 */
const madeOnce = (name: string, when: string): string => `
  if not exists (select from pg_trigger where tgname = '${name}') then
    create trigger ${name} ${when} for each statement execute function tell_logins_changed();
  end if;`;

/** Rules that the tables' own definitions cannot say. Written again at each start, so that none can be missing. */
export const databaseRules = `
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
${appendOnly
  .map(
    (table) => `
create or replace trigger ${table}_append_only before update or delete or truncate on ${table}
  for each statement execute function refuse_change();`,
  )
  .join('')}

create or replace function tell_login_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('login_ended', new.id::text);
  return null;
end $$;
create or replace trigger session_ended after update on session for each row
  when (old.ended_at is distinct from new.ended_at or old.membership_id is distinct from new.membership_id)
  execute function tell_login_ended();

create or replace function tell_logins_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('logins_changed', '');
  return null;
end $$;
do $$ begin
  ${Object.entries(readForLogins)
    .map(([table, changes]) => madeOnce(`${table}_read_for_logins`, `after ${changes} on ${table}`))
    .join('')}
end $$;
`;

/** What is written into these tables stays as it was written, whoever asks. */
const appendOnly = ['audit_entry', 'status_change'];

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
`;

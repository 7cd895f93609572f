import { type DocumentOrgType, staffRoles } from '#domain/account/roles.ts';
import { endedStatuses } from '#domain/enrollment/status.ts';
import type { Locale } from '#domain/locale.ts';
import type { NoticeRecipient } from '#contract/notice/staff-notice.ts';
import type { Queries } from '#server/db/database.ts';

interface MemberRow {
  account_id: string;
  org_type: DocumentOrgType;
  language: Locale;
  email: string;
  mobile: string;
  name_tc: string;
  name_en: string;
  name_pt: string;
  unit_id: string | null;
  unit_tc: string | null;
  unit_en: string | null;
  unit_pt: string | null;
}

/** Where one account is asked for, only what its units have is looked at. */
const ofAccount = (unitId: string): string =>
  `($4::uuid is null or ${unitId} in (select unit_id from membership where account_id = $4))`;

/**
 * Roles of units that take part: by a living enrolment, as its contractor, or with a list of participants. Found from
 * the activity's side, which is one list however many accounts there are.
 */
const takingPart = `
  with taking as (
    select unit_id, org_type from enrollment where activity_id = $1 and status <> all($5::text[]) and ${ofAccount('unit_id')}
    union
    select contractor_unit_id, 'CONTRACTOR' from enrollment
     where activity_id = $1 and status <> all($5::text[]) and contractor_unit_id is not null
       and ${ofAccount('contractor_unit_id')}
    union
    select unit_id, 'ROADSHOW' from participant_list where activity_id = $1 and ${ofAccount('unit_id')}
  )
  select distinct on (account.id)
         account.id as account_id, own.org_type, account.language, account.email,
         case when account.mobile_verified_at is null then '' else account.mobile end as mobile,
         account.name_tc, account.name_en, account.name_pt,
         unit.id as unit_id, unit.name_tc as unit_tc, unit.name_en as unit_en, unit.name_pt as unit_pt
    from taking
    join membership own on own.unit_id = taking.unit_id and own.org_type = taking.org_type
    join account on account.id = own.account_id and account.disabled_at is null and account.merged_into_id is null
    join unit on unit.id = own.unit_id
   where own.ended_at is null and own.org_type <> all($2::text[])
     and ($3::text[] is null or own.org_type = any($3))
     and ($4::uuid is null or account.id = $4)
   order by account.id, own.id`;

interface Wanted {
  activityId: string;
  /** All when empty. */
  orgTypes?: readonly DocumentOrgType[];
  /** Only this account, when it takes part. */
  accountId?: string;
}

const valuesOf = ({ activityId, orgTypes = [], accountId }: Wanted): unknown[] => [
  activityId,
  staffRoles,
  orgTypes.length > 0 ? orgTypes : null,
  accountId ?? null,
  endedStatuses,
];

/** How many accounts take part in an activity. */
export async function countMembersOf(db: Queries, wanted: Wanted): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (${takingPart}) members`,
    valuesOf(wanted),
  );
  return row?.total ?? 0;
}

/** Accounts that take part in an activity, each once. */
export async function membersOf(db: Queries, wanted: Wanted) {
  const rows = await db.query<MemberRow>(takingPart, valuesOf(wanted));
  return rows.map((row): NoticeRecipient & { unitId: string | null } => ({
    accountId: row.account_id,
    unitId: row.unit_id,
    nameTc: row.name_tc,
    nameEn: row.name_en,
    namePt: row.name_pt,
    unit: row.unit_id ? { nameTc: row.unit_tc ?? '', nameEn: row.unit_en ?? '', namePt: row.unit_pt ?? '' } : null,
    orgType: row.org_type,
    language: row.language,
    channels: [...(row.email ? (['MAIL'] as const) : []), ...(row.mobile ? (['SMS'] as const) : []), 'IN_APP'],
  }));
}

import type { ListedEnrollment } from '#contract/dashboard.ts';
import type { Texts } from '#contract/texts.ts';
import { namesOfAccount } from '#server/account/account-names.ts';
import type { Queries } from '#server/db/database.ts';

interface Contacts {
  /** Where its booths stand, by their codes. */
  places: string[];
  contractorNames: Texts | null;
  /** Whoever applied. */
  applicant: { names: Texts; email: string; mobile: string };
}

/** As a sheet takes it along: with whom to ask, who builds, and where it stands. */
export type ExportedEnrollment = ListedEnrollment & Contacts;

interface Row extends Texts {
  id: string;
  email: string;
  mobile: string;
  places: string[];
  contractor: Texts | null;
}

export async function withContacts(db: Queries, listed: readonly ListedEnrollment[]): Promise<ExportedEnrollment[]> {
  const rows = await db.query<Row>(
    `select e.id, c.email, c.mobile, ${namesOfAccount('c')},
            array(select p.code from place p where p.enrollment_id = e.id order by p.code) as places,
            case when k.id is null then null
                 else json_build_object('tc', k.name_tc, 'en', k.name_en, 'pt', k.name_pt) end as contractor
       from enrollment e join account c on c.id = e.account_id
       left join unit k on k.id = e.contractor_unit_id
      where e.id = any ($1)`,
    [listed.map(({ id }) => id)],
  );
  const contacts = new Map(rows.map((row) => [row.id, row]));
  return listed.flatMap((one) => {
    const row = contacts.get(one.id);
    if (!row) return [];
    const { tc, en, pt, email, mobile, places, contractor } = row;
    return [{ ...one, places, contractorNames: contractor, applicant: { names: { tc, en, pt }, email, mobile } }];
  });
}

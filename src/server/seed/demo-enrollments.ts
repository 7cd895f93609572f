import { and, eq, inArray } from 'drizzle-orm';
import type { OrgType } from '#domain/account/roles.ts';
import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { dayMs, type Instant, plusMs } from '#domain/instant.ts';
import { activityBinding } from '#server/activity/tables.ts';
import { place } from '#server/exhibition/place-tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { enrollment } from '#server/enrollment/tables.ts';
import { statusChange } from '#server/workflow/tables.ts';
import { demoChoices, seedApplication } from './demo-applications.ts';
import { demoUnits } from './demo-accounts.ts';

interface Binding {
  from: string;
  to: string;
  tipTc: string;
  tipEn: string;
  tipPt: string;
}

/** Which activities point to which, by code. */
const bindings: readonly Binding[] = [
  {
    from: 'STW',
    to: 'DOC',
    tipTc: '參展單位可同時預約與採購單位洽談。',
    tipEn: 'Exhibitors may also book meetings with buyers.',
    tipPt: 'Os expositores podem também marcar reuniões com compradores.',
  },
  {
    from: 'STW',
    to: 'RS1',
    tipTc: '在路演中介紹您的技術或尋找合作夥伴。',
    tipEn: 'Present your technology or find partners at the road show.',
    tipPt: 'Apresente a sua tecnologia ou encontre parceiros no roadshow.',
  },
  {
    from: 'STW',
    to: 'REC',
    tipTc: '正在招聘？可在招聘會刊登職位。',
    tipEn: 'Looking for people? Offer positions at the careers fair.',
    tipPt: 'Procura colaboradores? Publique vagas na feira de emprego.',
  },
  {
    from: 'STW',
    to: 'PUB2',
    tipTc: '歡迎參展人員出席公開講座。',
    tipEn: 'Exhibitors are welcome at the public lecture.',
    tipPt: 'Os expositores são bem-vindos à palestra pública.',
  },
  {
    from: 'RS1',
    to: 'RS2',
    tipTc: '大灣區院校及企業的後續對接。',
    tipEn: 'Continue with schools and companies of the Greater Bay Area.',
    tipPt: 'Continue com escolas e empresas da Grande Baía.',
  },
  {
    from: 'RS1',
    to: 'STW',
    tipTc: '在科技週展出您的成果。',
    tipEn: 'Show your results at the Science and Technology Week.',
    tipPt: 'Mostre os seus resultados na Semana da Ciência e Tecnologia.',
  },
];

export async function seedBindings(tx: Transaction, activities: Record<string, string>): Promise<void> {
  await tx.orm.insert(activityBinding).values(
    bindings.map(({ from, to, ...tips }, position) => ({
      activityId: known(activities, from),
      otherActivityId: known(activities, to),
      position,
      ...tips,
    })),
  );
}

interface DemoEnrollment {
  activity: string;
  unit: keyof typeof demoUnits;
  /** Whose account applied. */
  by: string;
  orgType: OrgType;
  status: EnrollmentStatus;
  /** What the fund's reviewer wants corrected. */
  returned?: string;
  /** Days since it stands there. */
  days: number;
  selfDesigned?: boolean;
  booths?: number;
  approved?: number;
  contractor?: keyof typeof demoUnits;
  /** Where its booths stand. */
  places?: readonly string[];
}

/** Registrations of the demo's people in several states, one of which wants something of its unit. */
const enrollments: readonly DemoEnrollment[] = [
  {
    activity: 'STW',
    unit: 'exhibitor',
    by: 'wong.kaman',
    orgType: 'EXHIBITOR',
    status: '{p}RETURN',
    returned: '單位標誌的解像度不足，請上載向量檔或至少 1000 像素寬的圖片。',
    days: 2,
    booths: 2,
  },
  { activity: 'PCL', unit: 'exhibitor', by: 'wong.kaman', orgType: 'EXHIBITOR', status: 'APPLY_PENDING', days: 1 },
  {
    activity: 'DOC',
    unit: 'exhibitor',
    by: 'wong.kaman',
    orgType: 'DOCKING_EXHIBITOR',
    status: 'APPLY_SUBMITED',
    days: 3,
  },
  {
    activity: 'STW',
    unit: 'robots',
    by: 'mak.hoiian',
    orgType: 'EXHIBITOR',
    status: 'CONTRACTOR_DESIGN',
    days: 1,
    selfDesigned: false,
    booths: 2,
    approved: 1,
    contractor: 'contractor',
    places: ['A01'],
  },
  {
    activity: 'PCL',
    unit: 'robots',
    by: 'mak.hoiian',
    orgType: 'EXHIBITOR',
    status: 'APPLY_SUBMITED',
    days: 4,
    booths: 1,
  },
  { activity: 'RS1', unit: 'university', by: 'chan.kamfai', orgType: 'ROADSHOW', status: '{p}PASS', days: 12 },
  { activity: 'RS2', unit: 'university', by: 'chan.kamfai', orgType: 'ROADSHOW', status: 'APPLY_SUBMITED', days: 5 },
  { activity: 'RS1', unit: 'company', by: 'zhou.yating', orgType: 'ROADSHOW', status: '{p}PASS', days: 10 },
  { activity: 'PUB', unit: 'invited', by: 'sou.weng.i', orgType: 'PUBLIC_INVITED', status: '{p}PASS', days: 40 },
];

export async function seedEnrollments(
  tx: Transaction,
  now: Instant,
  activities: Record<string, string>,
): Promise<void> {
  const accounts = await tx.query<{ id: string; username: string }>('select id, username from account');
  for (const each of enrollments) {
    const account = accounts.find(({ username }) => username === each.by);
    if (!account) throw new Error(`no account of ${each.by}`);
    const since = plusMs(now, -each.days * dayMs);
    const begun = plusMs(since, -3 * dayMs);
    const [row] = await tx.orm
      .insert(enrollment)
      .values({
        activityId: known(activities, each.activity),
        unitId: demoUnits[each.unit].id,
        accountId: account.id,
        orgType: each.orgType,
        contractorUnitId: each.contractor ? demoUnits[each.contractor].id : null,
        status: each.status,
        statusSince: since,
        ...(each.booths ? demoChoices : {}),
        selfDesigned: each.selfDesigned ?? (each.booths ? demoChoices.selfDesigned : null),
        boothsCount: each.booths ?? 0,
        assignBoothsCount: each.approved ?? null,
        createdAt: begun,
        updatedAt: since,
        submittedAt: each.status === 'APPLY_PENDING' ? null : plusMs(begun, dayMs),
      })
      .returning({ id: enrollment.id });
    if (!row) throw new Error('an enrolment was not written');
    if (each.booths) {
      const { unit, approved: booths = each.booths } = each;
      await seedApplication(tx, { enrollmentId: row.id, unit, booths, accountId: account.id, at: since });
    }
    if (each.places) {
      await tx.orm
        .update(place)
        .set({ enrollmentId: row.id })
        .where(and(eq(place.activityId, known(activities, each.activity)), inArray(place.code, [...each.places])));
    }
    const line = { caseType: 'enrollment', caseId: row.id };
    const handedIn = each.returned ? 'APPLY_SUBMITED' : each.status;
    await tx.orm.insert(statusChange).values({
      ...line,
      fromStatus: '',
      action: 'apply',
      toStatus: handedIn,
      accountId: account.id,
      role: 'exhibitor',
      version: 1,
      at: each.returned ? begun : since,
    });
    if (!each.returned) continue;
    const reviewer = accounts.find(({ username }) => username === 'ho.suetmui');
    await tx.orm.insert(statusChange).values({
      ...line,
      fromStatus: handedIn,
      action: 'return',
      toStatus: each.status,
      accountId: reviewer?.id ?? null,
      role: 'fund',
      reason: each.returned,
      version: 2,
      at: since,
    });
  }
}

function known(activities: Record<string, string>, code: string): string {
  const id = activities[code];
  if (!id) throw new Error(`no demo activity ${code}`);
  return id;
}

import { inArray } from 'drizzle-orm';
import type { DockingSide, IntentStatus } from '#domain/docking/intent-moves.ts';
import {
  type DockingCurrency,
  dockingCurrencies,
  emptyProduct,
  type ProductForm,
} from '#domain/docking/product-form.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import { newId } from '#domain/id.ts';
import { dayMs, hourMs, type Instant, plusMs } from '#domain/instant.ts';
import { slotsOfVisits } from '#domain/schedule/visit-slots.ts';
import { account, membership, membershipActivity } from '#server/account/tables.ts';
import { findAnyActivity } from '#server/activity/find-activity.ts';
import type { Transaction } from '#server/db/database.ts';
import { textOf } from '#server/docking/product/product-text.ts';
import { fieldNote } from '#server/cases/tables.ts';
import { dockingCustomer, dockingIntent, dockingProduct } from '#server/docking/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { demoUnits } from './demo-accounts.ts';
import { demoProducts } from './demo-docking-products.ts';

/** Who looks for products, and which of them runs an integrated resort. */
const customers = [
  ['Guia Hill Hotel Group', true],
  ['Hac Sa Beach Resort', true],
  ['Barra Supermarkets', false],
  ['New Harbour Property Care', false],
  ['Iao Hon Chinese Medicine Clinic', false],
  ['Inner Harbour Logistics', false],
  ['Leal Senado Travel', false],
] as const;

/** Of the last products in the list; all before them are listed. */
const unlisted: readonly ProductStatus[] = [
  'CONT_PENDING_APPROVAL',
  'CONT_PENDING_APPROVAL',
  'CONT_NOT_PASSE',
  '{p}PENDING_APPROVAL',
  '{p}PENDING_APPROVAL',
  '{p}NOT_PASSED',
  'DRAFT',
];

interface Party {
  id: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
}

/** Units of the docking by their English names, each with somebody who speaks for it there. */
async function partiesOf(tx: Transaction, now: Instant, activityId: string) {
  const sellers = [...new Set(demoProducts.map(([name]) => name))];
  const names = [...sellers, ...customers.map(([name]) => name)];
  const rows: Party[] = await tx.orm.select().from(unit).where(inArray(unit.nameEn, names));
  const speaks = new Map<string, string>();
  const known = new Set<string>([demoUnits.exhibitor.id, demoUnits.robots.id, demoUnits.customer.id]);
  const roles = await tx.query<{ id: string; unit_id: string; account_id: string }>(
    `select id, unit_id, account_id from membership where org_type in ('DOCKING_EXHIBITOR', 'DOCKING_CUSTOMER')`,
  );
  for (const row of rows) {
    const own = roles.find((role) => role.unit_id === row.id);
    if (own && known.has(row.id)) {
      speaks.set(row.id, own.account_id);
      continue;
    }
    const username = `${row.nameEn.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.docking`;
    const accountId = newId();
    await tx.orm.insert(account).values({
      id: accountId,
      username,
      email: `${username}@units.example`,
      nameTc: row.nameTc,
      nameEn: row.nameEn,
      createdAt: now,
    });
    const membershipId = newId();
    const orgType = sellers.includes(row.nameEn) ? 'DOCKING_EXHIBITOR' : 'DOCKING_CUSTOMER';
    await tx.orm.insert(membership).values({ id: membershipId, accountId, unitId: row.id, orgType });
    await tx.orm.insert(membershipActivity).values({ membershipId, activityId });
    speaks.set(row.id, accountId);
  }
  return { units: new Map(rows.map((row) => [row.nameEn, row])), speaks };
}

const isCurrency = (word: string | undefined): word is DockingCurrency =>
  dockingCurrencies.some((currency) => currency === word);

function formOf([, nameTc, nameEn, namePt, summary, scope, money]: (typeof demoProducts)[number]): ProductForm {
  const [currency, amount = ''] = money.split(' ');
  return {
    ...emptyProduct,
    nameTc,
    nameEn,
    namePt,
    companyType: 'COMPANY',
    summary,
    scope,
    amount,
    currency: isCurrency(currency) ? currency : '',
  };
}

/** Whoever builds the week's booths also checks what exhibitors bring to this docking. */
async function addContractor(tx: Transaction, activityId: string): Promise<void> {
  await tx.query(
    `insert into membership_activity (membership_id, activity_id)
     select id, $1 from membership where org_type = 'CONTRACTOR' and unit_id = $2 on conflict do nothing`,
    [activityId, demoUnits.contractor.id],
  );
}

/** A docking that is open: products of companies in four languages, in every state, and what customers said of them. */
export async function seedDocking(tx: Transaction, now: Instant, activities: Record<string, string>): Promise<void> {
  const activityId = activities['DOC2'];
  if (!activityId) return;
  await addContractor(tx, activityId);
  const { units, speaks } = await partiesOf(tx, now, activityId);
  for (const [name, isGaming] of customers) {
    const unitId = units.get(name)?.id;
    if (unitId) await tx.orm.insert(dockingCustomer).values({ activityId, unitId, isGaming });
  }
  const listedUpTo = demoProducts.length - unlisted.length;
  const listed: { id: string; unitId: string; accountId: string }[] = [];
  for (const [at, product] of demoProducts.entries()) {
    const of = units.get(product[0]);
    const accountId = of && speaks.get(of.id);
    if (!of || !accountId) continue;
    const form = formOf(product);
    const status = at < listedUpTo ? 'PASSED' : (unlisted[at - listedUpTo] ?? 'DRAFT');
    const since = plusMs(now, -(at + 2) * 7 * hourMs);
    const isListed = status === 'PASSED';
    const id = newId();
    const text = textOf(form, of);
    await tx.orm.insert(dockingProduct).values({
      id,
      activityId,
      unitId: of.id,
      accountId,
      status,
      keptStatus: isListed ? 'PASSED' : 'DRAFT',
      statusSince: since,
      form,
      allText: text,
      ...(isListed ? { listed: form, listedAt: since, listedText: text } : {}),
      createdAt: plusMs(since, -2 * dayMs),
      updatedAt: since,
    });
    if (isListed) listed.push({ id, unitId: of.id, accountId });
    else await noteOn(tx, { id, status, at: since });
  }
  await seedIntents(tx, now, { activityId, listed, units, speaks });
}

/** What comes back says what is to be changed. */
async function noteOn(tx: Transaction, { id, status, at }: { id: string; status: ProductStatus; at: Instant }) {
  if (status !== 'CONT_NOT_PASSE' && status !== '{p}NOT_PASSED') return;
  const [staff] = await tx.orm
    .select({ id: account.id })
    .from(account)
    .where(inArray(account.username, ['lei.chiwai']));
  if (!staff) return;
  const text = '請補充產品的實際應用案例。';
  await tx.orm.insert(fieldNote).values({ caseId: id, field: 'scope', text, accountId: staff.id, at });
}

/** By product and customer: who asked, what came of it, and which slots are spoken of. */
const wishes: readonly (readonly [
  product: number,
  customer: number,
  askedBy: DockingSide,
  status: IntentStatus,
  times: 'agreed' | 'proposed' | null,
])[] = [
  [0, 0, 'CUSTOMER', 'DOCKED', 'agreed'],
  [6, 0, 'CUSTOMER', 'PENDING', 'proposed'],
  [21, 0, 'EXHIBITOR', 'PENDING', 'proposed'],
  [9, 0, 'EXHIBITOR', 'PENDING', null],
  [12, 0, 'CUSTOMER', 'UNDOCKING', null],
  [15, 0, 'CUSTOMER', 'DOCKED', null],
  [0, 1, 'CUSTOMER', 'PENDING', 'proposed'],
  [1, 1, 'CUSTOMER', 'DOCKED', 'agreed'],
  [21, 1, 'CUSTOMER', 'DOCKED', null],
  [2, 5, 'CUSTOMER', 'PENDING', null],
  [11, 5, 'EXHIBITOR', 'DOCKED', 'agreed'],
  [31, 2, 'CUSTOMER', 'DOCKED', 'agreed'],
  [18, 2, 'EXHIBITOR', 'UNDOCKING', null],
  [7, 3, 'CUSTOMER', 'PENDING', 'proposed'],
  [26, 4, 'CUSTOMER', 'DOCKED', 'agreed'],
  [25, 4, 'EXHIBITOR', 'PENDING', null],
  [3, 6, 'CUSTOMER', 'DOCKED', null],
];

async function seedIntents(
  tx: Transaction,
  now: Instant,
  {
    activityId,
    listed,
    units,
    speaks,
  }: {
    activityId: string;
    listed: readonly { id: string; unitId: string; accountId: string }[];
    units: ReadonlyMap<string, Party>;
    speaks: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const { settings } = await findAnyActivity(tx, activityId);
  const slots = slotsOfVisits(settings.visits).map(({ begin }) => begin);
  for (const [at, [product, customer, askedBy, status, times]] of wishes.entries()) {
    const of = listed[product];
    const customerUnitId = units.get(customers[customer]?.[0] ?? '')?.id;
    const asker = askedBy === 'EXHIBITOR' ? of?.accountId : speaks.get(customerUnitId ?? '');
    if (!of || !customerUnitId || !asker) continue;
    const since = plusMs(now, -(at + 1) * 3 * hourMs);
    await tx.orm.insert(dockingIntent).values({
      activityId,
      productId: of.id,
      exhibitorUnitId: of.unitId,
      customerUnitId,
      status,
      statusSince: since,
      askedBy,
      declinedBy: status === 'UNDOCKING' ? 'CUSTOMER' : null,
      message: at === 1 ? '想了解舊樓改裝的做法。' : '',
      proposed: times === 'proposed' ? slots.slice(at, at + 2) : [],
      proposedBy: times === 'proposed' ? askedBy : null,
      agreedAt: times === 'agreed' ? (slots[at] ?? null) : null,
      accountId: asker,
      createdAt: plusMs(since, -hourMs),
    });
  }
}

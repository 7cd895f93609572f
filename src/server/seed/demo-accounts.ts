import { hashPassword } from '#server/account/password/password-hash.ts';
import { account, membership, membershipActivity } from '#server/account/tables.ts';
import { unit } from '#server/unit/tables.ts';
import { activity } from '#server/activity/tables.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { researchOffice } from '#domain/road-show/levels.ts';
import type { OrgType } from '#domain/account/roles.ts';
import type { Instant } from '#domain/instant.ts';
import type { Locale } from '#domain/locale.ts';
import type { Transaction } from '#server/db/database.ts';

interface DemoUnit {
  id: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** Of a school, whose research office speaks for it. */
  schoolCode?: string;
}

/** Units of the demo by the role they play; other demo data names them by id. */
export const demoUnits = {
  university: {
    id: '0199a000-0000-7000-8000-000000000001',
    nameTc: '澳門濠江大學',
    nameEn: 'Hou Kong University of Macao',
    namePt: 'Universidade Hou Kong de Macau',
    schoolCode: 'HKUM',
  },
  exhibitor: {
    id: '0199a000-0000-7000-8000-000000000002',
    nameTc: '蓮景智能科技有限公司',
    nameEn: 'Lin Keng Smart Technology Ltd.',
    namePt: 'Lin Keng Tecnologia Inteligente, Lda.',
  },
  contractor: {
    id: '0199a000-0000-7000-8000-000000000003',
    nameTc: '南灣展覽工程有限公司',
    nameEn: 'Nam Van Exhibition Works Ltd.',
    namePt: 'Nam Van Montagem de Exposições, Lda.',
  },
  customer: {
    id: '0199a000-0000-7000-8000-000000000004',
    nameTc: '松山酒店集團',
    nameEn: 'Guia Hill Hotel Group',
    namePt: 'Grupo Hoteleiro Colina da Guia',
  },
  recruiter: {
    id: '0199a000-0000-7000-8000-000000000005',
    nameTc: '橫琴星河半導體有限公司',
    nameEn: 'Hengqin Galaxy Semiconductor Co., Ltd.',
    namePt: 'Semicondutores Galáxia de Hengqin, Lda.',
  },
  invited: {
    id: '0199a000-0000-7000-8000-000000000006',
    nameTc: '澳門青年科創協會',
    nameEn: 'Macao Young Innovators Association',
    namePt: 'Associação de Jovens Inovadores de Macau',
  },
  company: {
    id: '0199a000-0000-7000-8000-000000000007',
    nameTc: '珠海海岸新材料股份有限公司',
    nameEn: 'Zhuhai Coastline New Materials Co., Ltd.',
    namePt: 'Novos Materiais Litoral de Zhuhai, S.A.',
  },
  robots: {
    id: '0199a000-0000-7000-8000-000000000008',
    nameTc: '青洲機械人有限公司',
    nameEn: 'Ilha Verde Robotics Ltd.',
    namePt: 'Robótica da Ilha Verde, Lda.',
  },
} as const satisfies Record<string, DemoUnit>;

interface DemoRole {
  orgType: OrgType;
  unit?: keyof typeof demoUnits;
  /** The level of a road-show account; {product} is put in front of those that begin with _. */
  level?: string;
  categories?: readonly ActivityCategory[];
}

interface DemoAccount {
  username: string;
  email: string;
  password: string;
  nameTc: string;
  nameEn: string;
  namePt: string;
  /** What one can see as this person, for the list of logins. */
  who: string;
  language: Locale;
  /** Was given the password by the fund, and must replace it first. */
  restPassword?: true;
  roles: readonly [DemoRole, ...DemoRole[]];
}

const everyRoadShow = { categories: ['ROADSHOW'] } as const;
const exhibitions = { categories: ['STWEEK', 'PCLOSE'] } as const;

/** Named people, one per role; only ever in a demo. The first role is the one they log in with. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'ana.rosario',
    email: 'ana.rosario@fund.example',
    password: 'porta-norte-7',
    nameTc: '羅安娜',
    nameEn: 'Ana do Rosário',
    namePt: 'Ana do Rosário',
    who: 'door supervisor',
    language: 'zh',
    roles: [{ orgType: 'DOOR_SUPERVISOR' }],
  },
  {
    username: 'lei.chiwai',
    email: 'lei.chiwai@fund.example',
    password: 'lotus-garden-8',
    nameTc: '李志偉',
    nameEn: 'Lei Chi Wai',
    namePt: 'Lei Chi Wai',
    who: 'fund administrator',
    language: 'zh',
    roles: [{ orgType: 'FUND_ADMIN' }, { orgType: 'FUND_REVIEWER' }, { orgType: 'DOOR_SUPERVISOR' }],
  },
  {
    username: 'ho.suetmui',
    email: 'ho.suetmui@fund.example',
    password: 'tea-and-papers-3',
    nameTc: '何雪梅',
    nameEn: 'Ho Suet Mui',
    namePt: 'Ho Suet Mui',
    who: 'fund reviewer',
    language: 'zh',
    roles: [{ orgType: 'FUND_REVIEWER', categories: ['STWEEK', 'ROADSHOW', 'DOCKING'] }],
  },
  {
    username: 'chan.kamfai',
    email: 'chan.kamfai@hku-macao.example',
    password: 'quiet-lab-412',
    nameTc: '陳錦輝',
    nameEn: 'Chan Kam Fai',
    namePt: 'Chan Kam Fai',
    who: 'professor, road show (university)',
    language: 'zh',
    roles: [{ orgType: 'ROADSHOW', unit: 'university', level: '_UN', ...everyRoadShow }],
  },
  {
    username: 'zhou.yating',
    email: 'zhou.yating@coastline.example',
    password: 'coast-line-26',
    nameTc: '周雅婷',
    nameEn: 'Zhou Yating',
    namePt: 'Zhou Yating',
    who: 'mainland company, road show',
    language: 'sc',
    roles: [{ orgType: 'ROADSHOW', unit: 'company', level: 'MAINLAND_COM', ...everyRoadShow }],
  },
  {
    username: 'wong.kaman',
    email: 'wong.kaman@linkeng.example',
    password: 'booth-number-9',
    nameTc: '黃嘉敏',
    nameEn: 'Wong Ka Man',
    namePt: 'Wong Ka Man',
    who: 'exhibitor, also at docking',
    language: 'zh',
    roles: [
      { orgType: 'EXHIBITOR', unit: 'exhibitor', ...exhibitions },
      { orgType: 'DOCKING_EXHIBITOR', unit: 'exhibitor', categories: ['DOCKING'] },
    ],
  },
  {
    username: 'mak.hoiian',
    email: 'mak.hoiian@ilhaverde.example',
    password: 'green-island-45',
    nameTc: '麥凱欣',
    nameEn: 'Mak Hoi Ian',
    namePt: 'Mak Hoi Ian',
    who: 'exhibitor with a place, also at recruitment and docking',
    language: 'zh',
    roles: [
      { orgType: 'EXHIBITOR', unit: 'robots', ...exhibitions },
      { orgType: 'DOCKING_EXHIBITOR', unit: 'robots', categories: ['DOCKING'] },
      { orgType: 'RECRUIT_COMPANY', unit: 'robots', categories: ['RECRUIT'] },
    ],
  },
  {
    username: 'tam.waikit',
    email: 'tam.waikit@hku-macao.example',
    password: 'final-report-17',
    nameTc: '譚偉傑',
    nameEn: 'Tam Wai Kit',
    namePt: 'Tam Wai Kit',
    who: 'leader of a completed project',
    language: 'zh',
    roles: [{ orgType: 'PROJECT_CLOSE', unit: 'university', categories: ['PCLOSE'] }],
  },
  {
    username: 'ng.waisan',
    email: 'ng.waisan@hku-macao.example',
    password: 'office-hours-52',
    nameTc: '吳慧珊',
    nameEn: 'Ng Wai San',
    namePt: 'Ng Wai San',
    who: 'research office of a university',
    language: 'zh',
    roles: [{ orgType: 'ROADSHOW', unit: 'university', level: researchOffice, ...everyRoadShow }],
  },
  {
    username: 'joao.ferreira',
    email: 'joao.ferreira@namvan.example',
    password: 'madeira-e-luz-5',
    nameTc: '費若望',
    nameEn: 'João Ferreira',
    namePt: 'João Ferreira',
    who: 'contractor',
    language: 'pt',
    roles: [{ orgType: 'CONTRACTOR', unit: 'contractor', ...exhibitions }],
  },
  {
    username: 'helen.baker',
    email: 'helen.baker@guiahill.example',
    password: 'harbour-view-20',
    nameTc: '白海倫',
    nameEn: 'Helen Baker',
    namePt: 'Helen Baker',
    who: 'docking customer',
    language: 'en',
    roles: [{ orgType: 'DOCKING_CUSTOMER', unit: 'customer', categories: ['DOCKING'] }],
  },
  {
    username: 'lin.zihao',
    email: 'lin.zihao@galaxy.example',
    password: 'silicon-rain-31',
    nameTc: '林子豪',
    nameEn: 'Lin Zihao',
    namePt: 'Lin Zihao',
    who: 'recruiting company',
    language: 'sc',
    roles: [{ orgType: 'RECRUIT_COMPANY', unit: 'recruiter', categories: ['RECRUIT'] }],
  },
  {
    username: 'sou.weng.i',
    email: 'sou.wengi@innovators.example',
    password: 'open-doors-66',
    nameTc: '蘇詠兒',
    nameEn: 'Sou Weng I',
    namePt: 'Sou Weng I',
    who: 'invited unit of a public event',
    language: 'zh',
    roles: [{ orgType: 'PUBLIC_INVITED', unit: 'invited', categories: ['PUBLIC'] }],
  },
  {
    username: 'kuan.iokieng',
    email: 'kuan.iokieng@linkeng.example',
    password: 'first-day-88',
    nameTc: '關鈺瓊',
    nameEn: 'Kuan Iok Keng',
    namePt: 'Kuan Iok Keng',
    who: 'exhibitor who must change the password first',
    language: 'zh',
    restPassword: true,
    roles: [{ orgType: 'EXHIBITOR', unit: 'exhibitor', ...exhibitions }],
  },
];

/** After the activities: each role covers those of its categories. */
export async function seedAccounts(tx: Transaction, now: Instant, product: string): Promise<void> {
  for (const each of Object.values(demoUnits)) await tx.orm.insert(unit).values({ ...each, createdAt: now });
  const activities = await tx.orm.select({ id: activity.id, category: activity.category }).from(activity);
  for (const { password, roles, who: _who, ...person } of demoAccounts) {
    const [created] = await tx.orm
      .insert(account)
      .values({ ...person, passwordHash: await hashPassword(password), createdAt: now })
      .returning({ id: account.id });
    if (!created) throw new Error(`no account for ${person.username}`);
    for (const role of roles) {
      const [taken] = await tx.orm
        .insert(membership)
        .values({
          accountId: created.id,
          orgType: role.orgType,
          unitId: role.unit ? demoUnits[role.unit].id : null,
          role: role.level?.startsWith('_') ? product + role.level : role.level,
        })
        .returning({ id: membership.id });
      const covered = activities.filter(({ category }) => role.categories?.includes(category));
      if (!taken || covered.length === 0) continue;
      await tx.orm
        .insert(membershipActivity)
        .values(covered.map(({ id }) => ({ membershipId: taken.id, activityId: id })));
    }
  }
}

import { and } from 'drizzle-orm';
import { z } from 'zod';
import { type AccountRow, accountFilter } from '#contract/account/desk.ts';
import type { AccountStanding } from '#domain/account/account-words.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime, type Instant } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { account } from '../tables.ts';
import { behindPage, pageOfRows } from '#server/db/keyset.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { roleWords } from '../role-words.ts';
import { languageWords, words, type Words } from '#server/sheet/sheet-words.ts';
import { accountColumns, accountRows } from './account-rows.ts';
import { type AccountFilter, accountsOrder, accountsWhere } from './search-accounts.ts';

const standingWords: Record<AccountStanding, Words> = {
  active: words('使用中', '使用中', 'In use', 'Em uso'),
  suspended: words('已停用', '已停用', 'Suspended', 'Suspensa'),
  neverLoggedIn: words('從未登入', '从未登录', 'Never logged in', 'Nunca entrou'),
  merged: words('已併入其他帳戶', '已并入其他账户', 'Merged into another', 'Integrada noutra'),
};

function standingOf({ mergedIntoId, suspendedAt, lastLoginAt }: AccountRow): AccountStanding {
  if (mergedIntoId) return 'merged';
  if (suspendedAt) return 'suspended';
  return lastLoginAt ? 'active' : 'neverLoggedIn';
}

const moment = (at: Instant | null): string => (at ? businessDateTime(at) : '');

export const accountExport = exportKind<AccountFilter, AccountRow>({
  kind: 'accounts',
  heading: words('帳戶', '账户', 'Accounts', 'Contas'),
  access: fundStaff,
  filter: z.object(accountFilter),
  columns: [
    {
      key: 'roles',
      heading: words('身份', '身份', 'Roles', 'Funções'),
      cell: ({ orgTypes }, language) => orgTypes.map((orgType) => roleWords[language][orgType]).join('; '),
    },
    {
      key: 'units',
      heading: words('單位', '单位', 'Units', 'Entidades'),
      cell: ({ units }, language) => units.map((unit) => nameIn(unit, language)).join('; '),
    },
    {
      key: 'standing',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: (row, language) => standingWords[standingOf(row)][language],
    },
    {
      key: 'language',
      heading: words('通訊語言', '通讯语言', 'Language', 'Língua'),
      cell: (row, language) => languageWords[row.language][language],
    },
    {
      key: 'createdAt',
      heading: words('建立時間', '建立时间', 'Opened on', 'Aberta em'),
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      key: 'lastLoginAt',
      heading: words('最近登入', '最近登录', 'Last login', 'Última entrada'),
      cell: ({ lastLoginAt }) => moment(lastLoginAt),
    },
    {
      key: 'username',
      heading: words('用戶名稱', '用户名', 'Username', 'Nome de utilizador'),
      personal: true,
      cell: ({ username }) => username,
    },
    {
      key: 'nameTc',
      heading: words('中文姓名', '中文姓名', 'Name in Chinese', 'Nome em chinês'),
      personal: true,
      cell: ({ nameTc }) => nameTc,
    },
    {
      key: 'nameEn',
      heading: words('英文姓名', '英文姓名', 'Name in English', 'Nome em inglês'),
      personal: true,
      cell: ({ nameEn }) => nameEn,
    },
    {
      key: 'namePt',
      heading: words('葡文姓名', '葡文姓名', 'Name in Portuguese', 'Nome em português'),
      personal: true,
      cell: ({ namePt }) => namePt,
    },
    {
      key: 'email',
      heading: words('電郵', '邮箱', 'E-mail', 'E-mail'),
      personal: true,
      cell: ({ email }) => email,
    },
    {
      key: 'mobile',
      heading: words('手機號碼', '手机号码', 'Mobile', 'Telemóvel'),
      personal: true,
      cell: ({ mobile }) => mobile,
    },
  ],
  count: ({ db }, filter) => db.orm.$count(account, accountsWhere(db, filter)),
  async page({ db }, filter, after) {
    const stored = await db.orm
      .select(accountColumns)
      .from(account)
      .where(and(accountsWhere(db, filter), behindPage(account.createdAt, account.id, after)))
      .orderBy(...accountsOrder['createdTime:desc'])
      .limit(rowsAtOnce + 1);
    const { content, next } = pageOfRows(stored, rowsAtOnce, ({ createdAt, id }) => ({ at: createdAt, id }));
    return { rows: await accountRows(db, content), next };
  },
});

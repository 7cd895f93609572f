import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type RegistrationStatus, registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { languageWords, words, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import type { RegistrationRow } from '../find-event.ts';
import { openEmail } from '../registration/registrant.ts';
import { publicRegistration } from '../tables.ts';

const statusWords: Record<RegistrationStatus, Words> = {
  SEATED: words('已有座位', '已有座位', 'Has seats', 'Tem lugares'),
  OFFERED: words('待確認座位', '待确认座位', 'Seats to accept', 'Lugares por aceitar'),
  WAITING: words('候補', '候补', 'On the waiting list', 'Em lista de espera'),
  CANCELLED: words('已取消', '已取消', 'Cancelled', 'Cancelada'),
  EXPIRED: words('逾時未確認', '超时未确认', 'Not accepted in time', 'Não aceite a tempo'),
};

interface Filter {
  activityId: string;
  status?: RegistrationStatus | undefined;
  search?: string | undefined;
}
interface Row extends RegistrationRow {
  email: string;
}

const wanted = ({ activityId, status, search }: Filter) =>
  and(
    eq(publicRegistration.activityId, activityId),
    status ? eq(publicRegistration.status, status) : undefined,
    wordsMatch(publicRegistration.words, search),
  );

/** Who registered for a public event, in order of arrival. */
export const registrationsExport = exportKind<Filter, Row>({
  kind: 'public-registrations',
  heading: words('公眾活動登記', '公众活动登记', 'Registrations for a public event', 'Inscrições num evento público'),
  access: fundStaff,
  filter: z.object({
    activityId: Id,
    status: z.enum(registrationStatuses).optional(),
    search: z.string().max(100).optional(),
  }),
  columns: [
    {
      key: 'arrival',
      heading: words('登記次序', '登记次序', 'Order of arrival', 'Ordem de chegada'),
      cell: ({ arrival }) => arrival,
    },
    {
      key: 'status',
      heading: words('狀態', '状态', 'State', 'Estado'),
      cell: ({ status }, language) => statusWords[status][language],
    },
    { key: 'seats', heading: words('座位數目', '座位数目', 'Seats', 'Lugares'), cell: ({ seats }) => seats },
    {
      key: 'language',
      heading: words('語言', '语言', 'Language', 'Língua'),
      cell: ({ language: of }, language) => languageWords[of][language],
    },
    {
      key: 'createdAt',
      heading: words('登記時間', '登记时间', 'Registered on', 'Inscrito em'),
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
    {
      key: 'name',
      heading: words('姓名', '姓名', 'Name', 'Nome'),
      personal: true,
      cell: ({ name }) => name,
    },
    {
      key: 'group',
      heading: words('團體', '团体', 'Group', 'Grupo'),
      personal: true,
      cell: ({ groupName }) => groupName,
    },
    { key: 'email', heading: words('電郵', '邮箱', 'E-mail', 'E-mail'), personal: true, cell: ({ email }) => email },
  ],
  count: ({ db }, filter) => db.orm.$count(publicRegistration, wanted(filter)),
  async page(world: World, filter, after) {
    const rows = await world.db.orm
      .select()
      .from(publicRegistration)
      .where(and(wanted(filter), after ? gt(publicRegistration.arrival, Number(after)) : undefined))
      .orderBy(asc(publicRegistration.arrival))
      .limit(rowsAtOnce);
    const last = rows.at(-1);
    return {
      rows: rows.map((row) => ({ ...row, email: openEmail(world, row) })),
      next: last && rows.length === rowsAtOnce ? String(last.arrival) : null,
    };
  },
});

import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '#contract/api.ts';
import { fundStaff } from '#domain/account/roles.ts';
import { businessDateTime } from '#domain/instant.ts';
import { type RegistrationStatus, registrationStatuses } from '#domain/public-event/registration-moves.ts';
import { wordsMatch } from '#server/db/text-search.ts';
import { exportKind, rowsAtOnce } from '#server/export/export-kind.ts';
import { languageWords, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import type { RegistrationRow } from '../find-event.ts';
import { openEmail } from '../registration/registrant.ts';
import { publicRegistration } from '../tables.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

const statusWords: Record<RegistrationStatus, Words> = {
  SEATED: inEach(msg`Has seats`),
  OFFERED: inEach(msg`Seats to accept`),
  WAITING: inEach(msg`On the waiting list`),
  CANCELLED: inEach(msg({ message: 'Cancelled', context: 'sheet' })),
  EXPIRED: inEach(msg`Not accepted in time`),
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
  heading: inEach(msg`Registrations for a public event`),
  access: fundStaff,
  filter: z.object({
    activityId: Id,
    status: z.enum(registrationStatuses).optional(),
    search: z.string().max(100).optional(),
  }),
  columns: [
    {
      key: 'arrival',
      heading: inEach(msg`Order of arrival`),
      cell: ({ arrival }) => arrival,
    },
    {
      key: 'status',
      heading: inEach(msg`State`),
      cell: ({ status }, language) => statusWords[status][language],
    },
    { key: 'seats', heading: inEach(msg({ message: 'Seats', context: 'sheet' })), cell: ({ seats }) => seats },
    {
      key: 'language',
      heading: inEach(msg`Language`),
      cell: ({ language: of }, language) => languageWords[of][language],
    },
    {
      key: 'createdAt',
      heading: inEach(msg({ message: 'Registered on', context: 'public-event' })),
      cell: ({ createdAt }) => businessDateTime(createdAt),
    },
    {
      key: 'name',
      heading: inEach(msg`Name`),
      personal: true,
      cell: ({ name }) => name,
    },
    {
      key: 'group',
      heading: inEach(msg`Group`),
      personal: true,
      cell: ({ groupName }) => groupName,
    },
    { key: 'email', heading: inEach(msg`E-mail`), personal: true, cell: ({ email }) => email },
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

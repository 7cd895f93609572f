import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { fullPhone } from '#domain/participant/phone.ts';
import type { ExportColumn } from '#server/export/export-kind.ts';
import type { ApplicationStatus } from '#domain/recruitment/application-moves.ts';
import { languageWords, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { openPart, type SealedPart } from '../application/applicant.ts';
import type { FoundApplication } from '../application/find-application.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

export interface ListedApplication extends FoundApplication {
  said: SealedPart;
}

export const listedApplication = (world: World, found: FoundApplication): ListedApplication => ({
  ...found,
  said: openPart(world, found.row),
});

const statusWords: Record<ApplicationStatus, Words> = {
  RECEIVED: inEach(msg({ message: 'Received', context: 'recruitment' })),
  SEEN: inEach(msg({ message: 'Seen', context: 'application' })),
  INVITED: inEach(msg({ message: 'Invited', context: 'sheet' })),
  REFUSED: inEach(msg({ message: 'Refused', context: 'sheet' })),
  WITHDRAWN: inEach(msg({ message: 'Withdrawn', context: 'recruitment' })),
};

/** What a sheet says of an application. */
export const applicationColumns: readonly ExportColumn<ListedApplication>[] = [
  {
    key: 'unit',
    heading: inEach(msg({ message: 'Company', context: 'recruitment' })),
    cell: ({ of }, language) => nameIn(of, language),
  },
  {
    key: 'position',
    heading: inEach(msg`Position`),
    cell: ({ position }, language) => nameIn(position.listed ?? position.form, language),
  },
  {
    key: 'status',
    heading: inEach(msg`State`),
    cell: ({ row }, language) => statusWords[row.status][language],
  },
  {
    key: 'createdAt',
    heading: inEach(msg`Received on`),
    cell: ({ row }) => businessDateTime(row.createdAt),
  },
  {
    key: 'language',
    heading: inEach(msg`Language`),
    cell: ({ row }, language) => languageWords[row.language][language],
  },
  {
    key: 'keepUntil',
    heading: inEach(msg`Kept until`),
    cell: ({ row }) => row.keepUntil,
  },
  { key: 'name', heading: inEach(msg`Name`), personal: true, cell: ({ row }) => row.name },
  {
    key: 'email',
    heading: inEach(msg`E-mail`),
    personal: true,
    cell: ({ said }) => said.email,
  },
  {
    key: 'mobile',
    heading: inEach(msg`Mobile`),
    personal: true,
    cell: ({ said }) => fullPhone(said.countryCode, said.mobile),
  },
  {
    key: 'message',
    heading: inEach(msg({ message: 'Message', context: 'recruitment' })),
    personal: true,
    cell: ({ said }) => said.message,
  },
];

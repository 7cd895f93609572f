import { businessDateTime } from '#domain/instant.ts';
import { nameIn } from '#domain/locale.ts';
import { fullPhone } from '#domain/participant/phone.ts';
import type { ExportColumn } from '#server/export/export-kind.ts';
import type { ApplicationStatus } from '#domain/recruitment/application-moves.ts';
import { languageWords, words, type Words } from '#server/sheet/sheet-words.ts';
import type { World } from '#server/world.ts';
import { openPart, type SealedPart } from '../application/applicant.ts';
import type { FoundApplication } from '../application/find-application.ts';

export interface ListedApplication extends FoundApplication {
  said: SealedPart;
}

export const listedApplication = (world: World, found: FoundApplication): ListedApplication => ({
  ...found,
  said: openPart(world, found.row),
});

const statusWords: Record<ApplicationStatus, Words> = {
  RECEIVED: words('已收到', '已收到', 'Received', 'Recebida'),
  SEEN: words('已閱', '已阅', 'Seen', 'Vista'),
  INVITED: words('已邀請', '已邀请', 'Invited', 'Convidada'),
  REFUSED: words('未獲選', '未获选', 'Refused', 'Recusada'),
  WITHDRAWN: words('已撤回', '已撤回', 'Withdrawn', 'Retirada'),
};

/** What a sheet says of an application. */
export const applicationColumns: readonly ExportColumn<ListedApplication>[] = [
  {
    key: 'unit',
    heading: words('招聘單位', '招聘单位', 'Company', 'Empresa'),
    cell: ({ of }, language) => nameIn(of, language),
  },
  {
    key: 'position',
    heading: words('職位', '职位', 'Position', 'Vaga'),
    cell: ({ position }, language) => nameIn(position.listed ?? position.form, language),
  },
  {
    key: 'status',
    heading: words('狀態', '状态', 'State', 'Estado'),
    cell: ({ row }, language) => statusWords[row.status][language],
  },
  {
    key: 'createdAt',
    heading: words('收到時間', '收到时间', 'Received on', 'Recebida em'),
    cell: ({ row }) => businessDateTime(row.createdAt),
  },
  {
    key: 'language',
    heading: words('語言', '语言', 'Language', 'Língua'),
    cell: ({ row }, language) => languageWords[row.language][language],
  },
  {
    key: 'keepUntil',
    heading: words('保存至', '保存至', 'Kept until', 'Conservada até'),
    cell: ({ row }) => row.keepUntil,
  },
  { key: 'name', heading: words('姓名', '姓名', 'Name', 'Nome'), personal: true, cell: ({ row }) => row.name },
  {
    key: 'email',
    heading: words('電郵', '邮箱', 'E-mail', 'E-mail'),
    personal: true,
    cell: ({ said }) => said.email,
  },
  {
    key: 'mobile',
    heading: words('手機', '手机', 'Mobile', 'Telemóvel'),
    personal: true,
    cell: ({ said }) => fullPhone(said.countryCode, said.mobile),
  },
  {
    key: 'message',
    heading: words('申請人留言', '申请人留言', 'Message', 'Mensagem'),
    personal: true,
    cell: ({ said }) => said.message,
  },
];

import type { ExportColumn } from '#domain/participant/export-columns.ts';
import type { PersonState } from '#domain/participant/list-words.ts';
import type { ListStatus } from '#domain/participant/list-moves.ts';
import type { DocumentType, Gender } from '#domain/participant/person.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

/** Column heads of a sheet, written by the export and understood by the import in every language. */
export const columnWords = {
  unit: words('單位', '单位', 'Unit', 'Entidade'),
  listStatus: words('名單狀態', '名单状态', 'List status', 'Estado da lista'),
  representative: words('洽談代表', '洽谈代表', 'Representative', 'Representante'),
  nameTc: words('中文姓名', '中文姓名', 'Chinese name', 'Nome chinês'),
  nameEn: words('外文姓名', '外文姓名', 'Name in Latin letters', 'Nome em letras latinas'),
  pinyin: words('拼音', '拼音', 'Pinyin', 'Pinyin'),
  title: words('職銜', '职务', 'Title', 'Cargo'),
  gender: words('稱謂', '称谓', 'Sir or Madam', 'Tratamento'),
  birthDate: words('出生日期', '出生日期', 'Date of birth', 'Data de nascimento'),
  nationality: words('國籍', '国籍', 'Nationality', 'Nacionalidade'),
  documentType: words('證件類型', '证件类型', 'Document type', 'Tipo de documento'),
  documentNumber: words('證件號碼', '证件号码', 'Document number', 'N.º do documento'),
  phoneCountry: words('電話區號', '电话区号', 'Country code', 'Indicativo'),
  phone: words('手機號碼', '手机号码', 'Mobile', 'Telemóvel'),
  wechatId: words('微信號', '微信号', 'WeChat ID', 'ID WeChat'),
  email: words('電郵', '邮箱', 'E-mail', 'E-mail'),
  language: words('通訊語言', '通讯语言', 'Language', 'Língua'),
  dinner: words('歡迎晚宴', '欢迎晚宴', 'Welcome dinner', 'Jantar de boas-vindas'),
  diet: words('飲食要求', '饮食要求', 'Diet', 'Restrições alimentares'),
  hotel: words('住宿', '住宿', 'Hotel', 'Alojamento'),
  checkIn: words('入住日期', '入住日期', 'Check-in', 'Entrada'),
  checkOut: words('退房日期', '退房日期', 'Check-out', 'Saída'),
  dinnerTable: words('桌號', '桌号', 'Table', 'Mesa'),
  hotelRoom: words('房號', '房号', 'Room', 'Quarto'),
  state: words('報名狀態', '报名状态', 'State', 'Estado'),
} as const satisfies Record<ExportColumn, Words>;

export const genderWords = {
  SIR: words('先生', '先生', 'Sir', 'Senhor'),
  MADAM: words('女士', '女士', 'Madam', 'Senhora'),
} as const satisfies Record<Gender, Words>;

export const documentTypeWords = {
  HK_MO_PASS_CHECK: words(
    '港澳居民來往內地通行證',
    '港澳居民来往内地通行证',
    'Mainland permit of Hong Kong and Macao residents',
    'Salvo-conduto dos residentes de Hong Kong e Macau',
  ),
  PASSPORT: words('護照', '护照', 'Passport', 'Passaporte'),
  IDENTITY: words('身份證', '身份证', 'Identity card', 'Bilhete de identidade'),
  TW_PASS_CHECK: words(
    '台灣居民來往大陸通行證',
    '台湾居民来往大陆通行证',
    'Mainland permit of Taiwan residents',
    'Salvo-conduto dos residentes de Taiwan',
  ),
  OTHER: words('其他', '其他', 'Other', 'Outro'),
} as const satisfies Record<DocumentType, Words>;

export const listStatusWords = {
  DRAFT: words('填寫中', '填写中', 'Being filled in', 'Em preenchimento'),
  SUBMITTED: words('已提交', '已提交', 'Sent', 'Enviada'),
  LOCKED: words('已鎖定', '已锁定', 'Locked', 'Bloqueada'),
  CHANGE_REQUESTED: words('申請更改中', '申请更改中', 'Change requested', 'Alteração pedida'),
  ERASED: words('已刪除個人資料', '已删除个人资料', 'Erased', 'Eliminada'),
} as const satisfies Record<ListStatus, Words>;

export const stateWords = {
  expected: words('已發簽到碼', '已发签到码', 'Has a code', 'Com código'),
  withoutCode: words('未發簽到碼', '未发签到码', 'Without code', 'Sem código'),
  revoked: words('簽到碼已停用', '签到码已停用', 'Code revoked', 'Código revogado'),
  cancelled: words('已取消', '已取消', 'Cancelled', 'Cancelada'),
} as const satisfies Record<PersonState, Words>;

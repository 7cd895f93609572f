import type { PositionType, SalaryPeriod } from '#domain/recruitment/position-form.ts';
import type { PositionStatus } from '#domain/recruitment/position-status.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

/** Where a position stands, as sheets say it to the fund's staff. */
export const positionStatusWords: Readonly<Record<PositionStatus, Words>> = {
  DRAFT: words('草稿', '草稿', 'Draft', 'Rascunho'),
  CONT_PENDING_APPROVAL: words('待承建商審批', '待承建商审批', 'With the event contractor', 'No montador do evento'),
  CONT_NOT_PASSE: words(
    '承建商已退回',
    '承建商已退回',
    'Returned by the event contractor',
    'Devolvido pelo montador do evento',
  ),
  '{p}PENDING_APPROVAL': words('待基金處理', '待基金处理', 'With the fund', 'Com o fundo'),
  '{p}NOT_PASSED': words('基金已退回', '基金已退回', 'Returned by the fund', 'Devolvido pelo fundo'),
  PASSED: words('已公開', '已公开', 'Public', 'Pública'),
  CLOSED: words('已截止', '已截止', 'Closed', 'Encerrado'),
};

export const typeWords: Readonly<Record<PositionType, Words>> = {
  FULL_TIME: words('全職', '全职', 'Full-time', 'Tempo inteiro'),
  PART_TIME: words('兼職', '兼职', 'Part-time', 'Tempo parcial'),
  PRACTICE: words('實習', '实习', 'Internship', 'Estágio'),
};

export const periodWords: Readonly<Record<SalaryPeriod, Words>> = {
  MONTH: words('每月', '每月', 'a month', 'por mês'),
  HOUR: words('每小時', '每小时', 'an hour', 'por hora'),
};

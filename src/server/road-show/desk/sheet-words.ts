import type { CooperationWay } from '#domain/lists/cooperation-way.ts';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

/** What sheets about road shows call things. */
export const kindWords: Record<RecordKind, Words> = {
  RESULT: words('科研成果', '科研成果', 'Research result', 'Resultado de investigação'),
  DEMAND: words('技術需求', '技术需求', 'Technical demand', 'Necessidade técnica'),
};

export const recordStatusWords: Record<RecordStatus, Words> = {
  DRAFT: words('草稿', '草稿', 'Draft', 'Rascunho'),
  PENDING: words('待科研處審閱', '待科研处审阅', 'With the research office', 'No gabinete de investigação'),
  AGREE: words('科研處已同意', '科研处已同意', 'Agreed by the research office', 'Aceite pelo gabinete de investigação'),
  DISAGREE: words(
    '科研處已退回',
    '科研处已退回',
    'Returned by the research office',
    'Devolvido pelo gabinete de investigação',
  ),
  '{p}PENDING': words('待基金處理', '待基金处理', 'With the fund', 'Com o fundo'),
  '{p}DISAGREE': words('基金已退回', '基金已退回', 'Returned by the fund', 'Devolvido pelo fundo'),
  '{p}PUBLISHED': words('已發佈', '已发布', 'Published', 'Publicado'),
};

export const matchStatusWords: Record<MatchStatus, Words> = {
  PENDING: words('待回覆', '待回复', 'Waiting for an answer', 'À espera de resposta'),
  PASS: words('已配對', '已配对', 'Matched', 'Com par'),
  NOT_PASS: words('未配對', '未配对', 'Not matched', 'Sem par'),
};

export const cooperationWords: Record<CooperationWay, Words> = {
  TECHNOLOGY_TRA: words('技術轉讓', '技术转让', 'Technology transfer', 'Transferência de tecnologia'),
  COLLABORATIVE_DEV: words('合作開發', '合作开发', 'Joint development', 'Desenvolvimento conjunto'),
  JOINT_PROD: words('合作生產', '合作生产', 'Joint production', 'Produção conjunta'),
  OTHER: words('其他', '其他', 'Other', 'Outro'),
};

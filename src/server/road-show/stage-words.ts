import type { LocalizedText } from '#domain/locale.ts';
import type { MatchStatus } from '#domain/road-show/match-moves.ts';
import type { RecordStatus } from '#domain/road-show/record-status.ts';

/** Where a result or a demand stands, as a notice says it. */
export const recordStageWords: Readonly<Record<RecordStatus, LocalizedText>> = {
  DRAFT: { tc: '草稿', en: 'Draft', pt: 'Rascunho' },
  PENDING: { tc: '待科研處審閱', en: 'With the research office', pt: 'No gabinete de investigação' },
  AGREE: { tc: '科研處已同意', en: 'Agreed by the research office', pt: 'Aceite pelo gabinete de investigação' },
  DISAGREE: {
    tc: '科研處已退回',
    en: 'Returned by the research office',
    pt: 'Devolvido pelo gabinete de investigação',
  },
  '{p}PENDING': { tc: '待基金審閱', en: 'With the fund', pt: 'No fundo' },
  '{p}DISAGREE': { tc: '基金已退回', en: 'Returned by the fund', pt: 'Devolvido pelo fundo' },
  '{p}PUBLISHED': { tc: '已公開', en: 'Published', pt: 'Publicado' },
};

export const matchStageWords: Readonly<Record<MatchStatus, LocalizedText>> = {
  PENDING: { tc: '待回覆', en: 'Waiting for an answer', pt: 'À espera de resposta' },
  PASS: { tc: '已配對', en: 'Matched', pt: 'Par aceite' },
  NOT_PASS: { tc: '未能配對', en: 'Not matched', pt: 'Sem par' },
};

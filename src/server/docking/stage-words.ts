import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import type { LocalizedText } from '#domain/locale.ts';

/** Where a docking product stands, as a notice says it. */
export const productStageWords: Readonly<Record<ProductStatus, LocalizedText>> = {
  DRAFT: { tc: '草稿', en: 'Draft', pt: 'Rascunho' },
  CONT_PENDING_APPROVAL: { tc: '待承建商審批', en: 'With the event contractor', pt: 'No montador do evento' },
  CONT_NOT_PASSE: {
    tc: '承建商已退回',
    en: 'Returned by the event contractor',
    pt: 'Devolvido pelo montador do evento',
  },
  '{p}PENDING_APPROVAL': { tc: '待基金審批', en: 'With the fund', pt: 'No fundo' },
  '{p}NOT_PASSED': { tc: '基金已退回', en: 'Returned by the fund', pt: 'Devolvido pelo fundo' },
  PASSED: { tc: '已列出', en: 'Listed', pt: 'Na lista' },
};

export const intentStageWords: Readonly<Record<IntentStatus, LocalizedText>> = {
  PENDING: { tc: '待回覆', en: 'Waiting for an answer', pt: 'À espera de resposta' },
  DOCKED: { tc: '有意對接', en: 'Intended docking', pt: 'Contacto pretendido' },
  UNDOCKING: { tc: '無意對接', en: 'No intention', pt: 'Sem intenção' },
};

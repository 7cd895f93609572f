import type { LocalizedText } from '#domain/locale.ts';
import type { ChangeStatus } from '#domain/schedule/change-moves.ts';

/** Where a wish for another time stands, as a notice says it. */
export const changeStageWords: Readonly<Record<ChangeStatus, LocalizedText>> = {
  PENDING: { tc: '待對方回覆', en: 'Waiting for the other side', pt: 'À espera da outra parte' },
  AGREE: { tc: '對方同意，待基金決定', en: 'Agreed; the fund decides', pt: 'Aceite; o fundo decide' },
  DISAGREE: { tc: '對方不同意', en: 'Not agreed by the other side', pt: 'Não aceite pela outra parte' },
  '{p}PUBLISHED': { tc: '已改期', en: 'Granted', pt: 'Deferido' },
  '{p}DISAGREE': { tc: '基金不批准', en: 'Not granted by the fund', pt: 'Indeferido pelo fundo' },
  CLOSED: { tc: '已撤回', en: 'Taken back', pt: 'Retirado' },
};

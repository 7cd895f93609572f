import type { LocalizedText } from '#domain/locale.ts';
import type { ApplicationStatus } from '#domain/recruitment/application-moves.ts';

/** Where an application stands, as a notice to its applicant says it. */
export const applicationStageWords: Readonly<Record<ApplicationStatus, LocalizedText>> = {
  RECEIVED: { tc: '已收到', en: 'Received', pt: 'Recebida' },
  SEEN: { tc: '已閱', en: 'Seen by the company', pt: 'Vista pela empresa' },
  INVITED: { tc: '獲邀面談', en: 'You are invited to talk', pt: 'Convite para conversar' },
  REFUSED: { tc: '未獲選', en: 'Not selected this time', pt: 'Não seleccionada desta vez' },
  WITHDRAWN: { tc: '已撤回', en: 'Withdrawn', pt: 'Retirada' },
};

import type { LocalizedText } from '#domain/locale.ts';
import type { ProjectStatus } from '#domain/closing/project-status.ts';

/** Where a project stands, as a notice says it. */
export const projectStageWords: Readonly<Record<ProjectStatus, LocalizedText>> = {
  PROJECT_PENDING: { tc: '待填寫', en: 'To be filled in', pt: 'Por preencher' },
  PROJECT_SUMBIT: { tc: '待基金審核', en: 'Being checked by the fund', pt: 'Em verificação pelo fundo' },
  PROJECT_BACK: { tc: '已退回修改', en: 'Returned for correction', pt: 'Devolvido para correcção' },
  PROJECT_ENSURE: {
    tc: '請確認展板文字',
    en: 'Please confirm the text of the board',
    pt: 'Confirme o texto do painel',
  },
  PROJECT_PASS: { tc: '待上傳展板設計', en: 'The board is to be designed', pt: 'Painel por desenhar' },
  PROJECT_DESIGN_UPLOAD: {
    tc: '展板設計待確認',
    en: 'The design of the board is to be checked',
    pt: 'Design do painel por verificar',
  },
  PROJECT_DESIGN_BACK: {
    tc: '展板設計需要修改',
    en: 'The design of the board is to be corrected',
    pt: 'Design do painel por corrigir',
  },
  PROJECT_DESIGN_BACK_UPLOAD: {
    tc: '已修改的展板設計待確認',
    en: 'The corrected design is to be checked',
    pt: 'Design corrigido por verificar',
  },
  PROJECT_DESIGN_PASS: { tc: '展板設計已通過', en: 'The board is approved', pt: 'Painel aprovado' },
};

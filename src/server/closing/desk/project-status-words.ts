import type { ProjectStatus } from '#domain/closing/project-status.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

/** Where a project stands, as sheets say it to the fund's staff. */
export const projectStatusWords: Readonly<Record<ProjectStatus, Words>> = {
  PROJECT_PENDING: words('待填寫', '待填写', 'To fill in', 'Por preencher'),
  PROJECT_SUMBIT: words('基金審核中', '基金审核中', 'Being checked by the fund', 'Em verificação pelo fundo'),
  PROJECT_BACK: words('已退回更正', '已退回更正', 'Returned for correction', 'Devolvida para correcção'),
  PROJECT_ENSURE: words(
    '待確認印刷文字',
    '待确认印刷文字',
    'Printed text to confirm',
    'Texto a imprimir por confirmar',
  ),
  PROJECT_PASS: words('待設計展板', '待设计展板', 'Board to design', 'Painel por desenhar'),
  PROJECT_DESIGN_UPLOAD: words('設計待確認', '设计待确认', 'Design to check', 'Design por verificar'),
  PROJECT_DESIGN_BACK: words('設計待修改', '设计待修改', 'Design to correct', 'Design por corrigir'),
  PROJECT_DESIGN_BACK_UPLOAD: words(
    '修改後的設計待確認',
    '修改后的设计待确认',
    'Corrected design to check',
    'Design corrigido por verificar',
  ),
  PROJECT_DESIGN_PASS: words('展板已通過', '展板已通过', 'Board approved', 'Painel aprovado'),
};

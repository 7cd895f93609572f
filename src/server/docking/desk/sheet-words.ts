import type { IntentStatus } from '#domain/docking/intent-moves.ts';
import type { CompanyType } from '#domain/docking/product-form.ts';
import type { ProductStatus } from '#domain/docking/product-status.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

/** What sheets about a docking call things. */
export const productStatusWords: Record<ProductStatus, Words> = {
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
  PASSED: words('已列出', '已列出', 'Listed', 'Na lista'),
};

export const companyTypeWords: Record<CompanyType, Words> = {
  COMPANY: words('企業', '企业', 'Company', 'Empresa'),
  GOVERNMENT: words('政府部門', '政府部门', 'Government', 'Entidade pública'),
};

export const intentStatusWords: Record<IntentStatus, Words> = {
  PENDING: words('待回覆', '待回复', 'Waiting for an answer', 'À espera de resposta'),
  DOCKED: words('有意對接', '有意对接', 'Would like to meet', 'Contacto pretendido'),
  UNDOCKING: words('無意對接', '无意对接', 'Not interested', 'Sem intenção'),
};

import type { EnrollmentStatus } from '#domain/enrollment/status.ts';
import { words, type Words } from '#server/sheet/sheet-words.ts';

/** Where a registration stands, as sheets say it to the fund's staff. */
export const statusWords: Readonly<Record<EnrollmentStatus, Words>> = {
  APPLY_PENDING: words('填寫中', '填写中', 'In progress', 'Em preenchimento'),
  APPLY_SUBMITED: words('已提交', '已提交', 'Submitted', 'Entregue'),
  APPLY_CANCELED: words('已撤回', '已撤回', 'Withdrawn', 'Retirada'),
  '{p}CANCELED': words('已由基金取消', '已由基金取消', 'Cancelled by the fund', 'Cancelada pelo fundo'),
  '{p}PASS': words('已批准', '已批准', 'Approved', 'Aprovada'),
  '{p}RETURN': words('已退回更正', '已退回更正', 'Returned for correction', 'Devolvida para correcção'),
  '{p}TO_BE_ASSIGN': words('待編定位置', '待编定位置', 'Waiting for a place', 'À espera de lugar'),
  '{p}ASSIGN': words('已編定位置', '已编定位置', 'Place set', 'Lugar atribuído'),
  EXHIBITION_DESIGN: words('自行設計已提交', '自行设计已提交', 'Own design submitted', 'Design próprio entregue'),
  DESIGN_RETURN: words('自行設計已退回', '自行设计已退回', 'Own design returned', 'Design próprio devolvido'),
  DESIGN_PASS: words('自行設計已通過', '自行设计已通过', 'Own design accepted', 'Design próprio aceite'),
  CREATION_DESIGN_PREVIEW: words('預覽待確認', '预览待确认', 'Preview to check', 'Pré-visualização por verificar'),
  DESIGN_PREVIEW_RETURN: words('預覽已退回', '预览已退回', 'Preview returned', 'Pré-visualização devolvida'),
  DESIGN_PREVIEW_PASS: words('預覽已確認', '预览已确认', 'Preview confirmed', 'Pré-visualização confirmada'),
  CREATION_RETURN: words('展板已退回', '展板已退回', 'Boards returned', 'Painéis devolvidos'),
  EXHIBITION_SUBMITED: words('展板已重新提交', '展板已重新提交', 'Boards submitted again', 'Painéis entregues de novo'),
  CONTRACTOR_CONFIRM: words('展板已通過', '展板已通过', 'Boards accepted', 'Painéis aceites'),
  CONTRACTOR_DESIGN: words('設計待確認', '设计待确认', 'Design to check', 'Design por verificar'),
  EXHIBITION_DESIGN_RETURN: words('設計已退回', '设计已退回', 'Design returned', 'Design devolvido'),
  EXHIBITION_DESIGN_PASS: words('設計已確認', '设计已确认', 'Design confirmed', 'Design confirmado'),
  CREATION_UPLOAD_WEBSITE_IMG: words(
    '網站圖片待審核',
    '网站图片待审核',
    'Website pictures to check',
    'Imagens do sítio por verificar',
  ),
  '{p}WEBSITE_IMG_RETURN': words(
    '網站圖片已退回',
    '网站图片已退回',
    'Website pictures returned',
    'Imagens do sítio devolvidas',
  ),
  '{p}WEBSITE_IMG_PASS': words(
    '網站圖片已通過',
    '网站图片已通过',
    'Website pictures accepted',
    'Imagens do sítio aceites',
  ),
  CLOSE: words('已截止', '已截止', 'Closed', 'Encerrado'),
  EXHIBITOR_CHANGE: words('已申請更改', '已申请更改', 'Change requested', 'Alteração pedida'),
  '{p}APPROVE_EXHIBITOR_CHANGE': words('已准許更改', '已准许更改', 'Change allowed', 'Alteração autorizada'),
  EXHIBITOR_CHANGE_DESIGN: words(
    '已提交更改後的設計',
    '已提交更改后的设计',
    'Changed design submitted',
    'Design alterado entregue',
  ),
};

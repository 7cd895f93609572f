import { paragraphs, type UsualTexts } from './usual-text.ts';

export const enrollmentTexts = {
  ENROLLMENT_RECEIVED: {
    zh: {
      subject: '已收到報名申請',
      mail: paragraphs(
        '{recipient} 您好：',
        '我們已收到{unit}參加「{activity}」的報名申請，現正審核。審核結果將另行通知，現階段無須任何操作。',
        '{link}',
      ),
      short: '已收到{unit}參加「{activity}」的報名申請，現正審核。',
    },
    sc: {
      subject: '已收到报名申请',
      mail: paragraphs(
        '{recipient} 您好：',
        '我们已收到{unit}参加“{activity}”的报名申请，正在审核。审核结果将另行通知，现阶段无需任何操作。',
        '{link}',
      ),
      short: '已收到{unit}参加“{activity}”的报名申请，正在审核。',
    },
    en: {
      subject: 'We have received your application',
      mail: paragraphs(
        'Dear {recipient},',
        'We have received the application of {unit} for {activity} and are reviewing it. We’ll write again with the result. You don’t need to do anything now.',
        '{link}',
      ),
      short: 'The application of {unit} for {activity} has arrived and is being reviewed.',
    },
    pt: {
      subject: 'Recebemos a sua candidatura',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Recebemos a candidatura de {unit} à actividade «{activity}», que está a ser analisada. O resultado ser-lhe-á comunicado; por agora não precisa de fazer nada.',
        '{link}',
      ),
      short: 'A candidatura de {unit} à actividade «{activity}» foi recebida e está a ser analisada.',
    },
  },
  ENROLLMENT_RESUBMITTED: {
    zh: {
      subject: '退回的報名申請已重新提交',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}已修改並重新提交參加「{activity}」的報名申請，說明如下：',
        '{reason}',
        '{link}',
      ),
      short: '{unit}已重新提交參加「{activity}」的報名申請：{reason}',
    },
    sc: {
      subject: '退回的报名申请已重新提交',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}已修改并重新提交参加“{activity}”的报名申请，说明如下：',
        '{reason}',
        '{link}',
      ),
      short: '{unit}已重新提交参加“{activity}”的报名申请：{reason}',
    },
    en: {
      subject: 'A returned application has been submitted again',
      mail: paragraphs(
        'Dear {recipient},',
        '{unit} has corrected the application for {activity} and submitted it again. They write:',
        '{reason}',
        '{link}',
      ),
      short: '{unit} has submitted the application for {activity} again: {reason}',
    },
    pt: {
      subject: 'Uma candidatura devolvida foi entregue de novo',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        '{unit} corrigiu a candidatura à actividade «{activity}» e entregou-a de novo. Escreve:',
        '{reason}',
        '{link}',
      ),
      short: '{unit} entregou de novo a candidatura à actividade «{activity}»: {reason}',
    },
  },
  ENROLLMENT_RETURNED: {
    zh: {
      subject: '報名申請需要修改',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}參加「{activity}」的報名申請已退回，請按以下說明修改後重新提交：',
        '{reason}',
        '{link}',
      ),
      short: '{unit}參加「{activity}」的報名申請已退回：{reason}',
    },
    sc: {
      subject: '报名申请需要修改',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}参加“{activity}”的报名申请已退回，请按以下说明修改后重新提交：',
        '{reason}',
        '{link}',
      ),
      short: '{unit}参加“{activity}”的报名申请已退回：{reason}',
    },
    en: {
      subject: 'Your application needs changes',
      mail: paragraphs(
        'Dear {recipient},',
        'The application of {unit} for {activity} has been returned to you. Please change it as follows and submit it again:',
        '{reason}',
        '{link}',
      ),
      short: 'The application of {unit} for {activity} has been returned: {reason}',
    },
    pt: {
      subject: 'A sua candidatura precisa de alterações',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A candidatura de {unit} à actividade «{activity}» foi-lhe devolvida. Altere-a conforme indicado e volte a submetê-la:',
        '{reason}',
        '{link}',
      ),
      short: 'A candidatura de {unit} à actividade «{activity}» foi devolvida: {reason}',
    },
  },
  ENROLLMENT_APPROVED: {
    zh: {
      subject: '報名申請已獲批准',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}參加「{activity}」的報名申請已獲批准。',
        '主辦單位備註：{reason}',
        '{link}',
      ),
      short: '{unit}參加「{activity}」的報名申請已獲批准。',
    },
    sc: {
      subject: '报名申请已获批准',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}参加“{activity}”的报名申请已获批准。',
        '主办方备注：{reason}',
        '{link}',
      ),
      short: '{unit}参加“{activity}”的报名申请已获批准。',
    },
    en: {
      subject: 'Your application is approved',
      mail: paragraphs(
        'Dear {recipient},',
        'The application of {unit} for {activity} has been approved.',
        'The organiser wrote: {reason}',
        '{link}',
      ),
      short: 'The application of {unit} for {activity} has been approved.',
    },
    pt: {
      subject: 'A sua candidatura foi aprovada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A candidatura de {unit} à actividade «{activity}» foi aprovada.',
        'Nota da organização: {reason}',
        '{link}',
      ),
      short: 'A candidatura de {unit} à actividade «{activity}» foi aprovada.',
    },
  },
  ENROLLMENT_CANCELLED: {
    zh: {
      subject: '報名已取消',
      mail: paragraphs('{recipient} 您好：', '{unit}參加「{activity}」的報名已取消。', '原因：{reason}', '{link}'),
      short: '{unit}參加「{activity}」的報名已取消。',
    },
    sc: {
      subject: '报名已取消',
      mail: paragraphs('{recipient} 您好：', '{unit}参加“{activity}”的报名已取消。', '原因：{reason}', '{link}'),
      short: '{unit}参加“{activity}”的报名已取消。',
    },
    en: {
      subject: 'Your registration has been cancelled',
      mail: paragraphs(
        'Dear {recipient},',
        'The registration of {unit} for {activity} has been cancelled.',
        'Reason: {reason}',
        '{link}',
      ),
      short: 'The registration of {unit} for {activity} has been cancelled.',
    },
    pt: {
      subject: 'A sua inscrição foi cancelada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A inscrição de {unit} na actividade «{activity}» foi cancelada.',
        'Motivo: {reason}',
        '{link}',
      ),
      short: 'A inscrição de {unit} na actividade «{activity}» foi cancelada.',
    },
  },
  ENROLLMENT_LINKED: {
    zh: {
      subject: '您已同時報名相關活動',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}報名「{otherActivity}」後，已同時報名相關活動「{activity}」。',
        '{link}',
      ),
      short: '{unit}已同時報名相關活動「{activity}」。',
    },
    sc: {
      subject: '您已同时报名相关活动',
      mail: paragraphs(
        '{recipient} 您好：',
        '{unit}报名“{otherActivity}”后，已同时报名相关活动“{activity}”。',
        '{link}',
      ),
      short: '{unit}已同时报名相关活动“{activity}”。',
    },
    en: {
      subject: 'You’re also registered for a linked activity',
      mail: paragraphs(
        'Dear {recipient},',
        'By registering for {otherActivity}, {unit} is now also registered for the linked activity {activity}.',
        '{link}',
      ),
      short: '{unit} is now also registered for the linked activity {activity}.',
    },
    pt: {
      subject: 'Ficou também inscrito numa actividade associada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Com a inscrição em «{otherActivity}», a entidade {unit} ficou também inscrita na actividade associada «{activity}».',
        '{link}',
      ),
      short: '{unit} ficou também inscrita na actividade associada «{activity}».',
    },
  },
} as const satisfies UsualTexts;

import { paragraphs, type UsualTexts } from './usual-text.ts';

export const participantTexts = {
  LIST_RECEIVED: {
    zh: {
      subject: '已收到參加人員名單',
      mail: paragraphs('已收到貴單位的名單，共 {count} 人：{names}。', '名單鎖定前仍可修改。', '{link}'),
      short: '已收到貴單位的名單，共 {count} 人。名單鎖定前仍可修改。',
    },
    sc: {
      subject: '已收到参加人员名单',
      mail: paragraphs('已收到贵单位的名单，共 {count} 人：{names}。', '名单锁定前仍可修改。', '{link}'),
      short: '已收到贵单位的名单，共 {count} 人。名单锁定前仍可修改。',
    },
    en: {
      subject: 'We have received your list of participants',
      mail: paragraphs(
        "Your unit's list has arrived. On it ({count}): {names}.",
        'You can change it until it is locked.',
        '{link}',
      ),
      short: "Your unit's list has arrived with {count} on it. You can change it until it is locked.",
    },
    pt: {
      subject: 'Recebemos a sua lista de participantes',
      mail: paragraphs(
        'Recebemos a lista da sua entidade. Participantes ({count}): {names}.',
        'Pode alterá-la até ser bloqueada.',
        '{link}',
      ),
      short: 'Recebemos a lista da sua entidade ({count}). Pode alterá-la até ser bloqueada.',
    },
  },
  LIST_LOCKED: {
    zh: {
      subject: '參加人員名單已鎖定',
      mail: paragraphs('名單已鎖定，簽到碼已發送給：{names}。', '如需更改，請在平台提出申請並說明原因。', '{link}'),
      short: '名單已鎖定，簽到碼已發送。如需更改，請在平台提出申請。',
    },
    sc: {
      subject: '参加人员名单已锁定',
      mail: paragraphs('名单已锁定，签到码已发送给：{names}。', '如需更改，请在平台提出申请并说明原因。', '{link}'),
      short: '名单已锁定，签到码已发送。如需更改，请在平台提出申请。',
    },
    en: {
      subject: 'Your list of participants is locked',
      mail: paragraphs(
        'The list is locked, and codes have been sent to: {names}.',
        'To change something, send a request on the portal and say why.',
        '{link}',
      ),
      short: 'The list is locked and the codes have been sent. To change something, send a request on the portal.',
    },
    pt: {
      subject: 'A sua lista de participantes foi bloqueada',
      mail: paragraphs(
        'A lista foi bloqueada e os códigos foram enviados a: {names}.',
        'Para qualquer alteração, apresente um pedido no portal e indique o motivo.',
        '{link}',
      ),
      short: 'A lista foi bloqueada e os códigos foram enviados. Para alterações, apresente um pedido no portal.',
    },
  },
  CHANGE_ACCEPTED: {
    zh: {
      subject: '更改申請已接納',
      mail: paragraphs('您提出的更改已生效。', '主辦單位回覆：{answer}', '{link}'),
      short: '您提出的更改已生效。',
    },
    sc: {
      subject: '更改申请已接纳',
      mail: paragraphs('您提出的更改已生效。', '主办方回复：{answer}', '{link}'),
      short: '您提出的更改已生效。',
    },
    en: {
      subject: 'Your change is accepted',
      mail: paragraphs('The change you asked for has been made.', 'The organiser wrote: {answer}', '{link}'),
      short: 'The change you asked for has been made.',
    },
    pt: {
      subject: 'O seu pedido de alteração foi aceite',
      mail: paragraphs('A alteração que pediu foi efectuada.', 'Resposta da organização: {answer}', '{link}'),
      short: 'A alteração que pediu foi efectuada.',
    },
  },
  CHANGE_REFUSED: {
    zh: {
      subject: '更改申請未獲接納',
      mail: paragraphs('名單維持不變。', '主辦單位回覆：{answer}', '{link}'),
      short: paragraphs('名單維持不變。', '主辦單位回覆：{answer}'),
    },
    sc: {
      subject: '更改申请未获接纳',
      mail: paragraphs('名单维持不变。', '主办方回复：{answer}', '{link}'),
      short: paragraphs('名单维持不变。', '主办方回复：{answer}'),
    },
    en: {
      subject: 'Your change is not accepted',
      mail: paragraphs('The list stays as it was.', 'The organiser wrote: {answer}', '{link}'),
      short: paragraphs('The list stays as it was.', 'The organiser wrote: {answer}'),
    },
    pt: {
      subject: 'O seu pedido de alteração não foi aceite',
      mail: paragraphs('A lista mantém-se como estava.', 'Resposta da organização: {answer}', '{link}'),
      short: paragraphs('A lista mantém-se como estava.', 'Resposta da organização: {answer}'),
    },
  },
  CODE_READY: {
    zh: {
      subject: '您的簽到碼',
      mail: paragraphs(
        '{recipient} 您好：',
        '您的報名已確認。請於入場時出示以下簽到碼。',
        '{qr}',
        '如無法掃描，請告知工作人員以下字符：\n{code}',
        '{link}',
        '此碼只供您本人使用，請勿轉發。',
      ),
      sms: '【{activity}】您的報名已確認，簽到碼：{link}',
    },
    sc: {
      subject: '您的签到码',
      mail: paragraphs(
        '{recipient} 您好：',
        '您的报名已确认。请于入场时出示以下签到码。',
        '{qr}',
        '如无法扫描，请告知工作人员以下字符：\n{code}',
        '{link}',
        '此码只供您本人使用，请勿转发。',
      ),
      sms: '【{activity}】您的报名已确认，签到码：{link}',
    },
    en: {
      subject: 'Your sign-in code',
      mail: paragraphs(
        'Dear {recipient},',
        'Your registration is confirmed. Please show this code at the entrance.',
        '{qr}',
        'If it can’t be scanned, tell the staff these characters:\n{code}',
        '{link}',
        'This code is yours only. Please don’t share it.',
      ),
      sms: '[{activity}] Your registration is confirmed. Your code: {link}',
    },
    pt: {
      subject: 'O seu código de entrada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A sua inscrição está confirmada. Apresente este código à entrada.',
        '{qr}',
        'Se não for possível ler o código, indique estes caracteres à equipa:\n{code}',
        '{link}',
        'O código é pessoal; não o reencaminhe.',
      ),
      sms: '[{activity}] A sua inscrição está confirmada. O seu código: {link}',
    },
  },
  CODE_REVOKED: {
    zh: {
      subject: '您的簽到碼已停用',
      mail: paragraphs('{recipient} 您好：', '您的簽到碼已停用。如有疑問，請聯絡主辦單位。'),
      sms: '【{activity}】您的簽到碼已停用。如有疑問，請聯絡主辦單位。',
    },
    sc: {
      subject: '您的签到码已停用',
      mail: paragraphs('{recipient} 您好：', '您的签到码已停用。如有疑问，请联系主办方。'),
      sms: '【{activity}】您的签到码已停用。如有疑问，请联系主办方。',
    },
    en: {
      subject: 'Your sign-in code no longer works',
      mail: paragraphs(
        'Dear {recipient},',
        'Your sign-in code no longer works. If you have questions, please contact the organiser.',
      ),
      sms: '[{activity}] Your sign-in code no longer works. If you have questions, please contact the organiser.',
    },
    pt: {
      subject: 'O seu código de entrada deixou de ser válido',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'O seu código de entrada deixou de ser válido. Em caso de dúvida, contacte a organização.',
      ),
      sms: '[{activity}] O seu código de entrada deixou de ser válido. Em caso de dúvida, contacte a organização.',
    },
  },
  REGISTRATION_CANCELLED: {
    zh: {
      subject: '您的報名已取消',
      mail: paragraphs('{recipient} 您好：', '您的報名已取消，簽到碼不再有效。如有疑問，請聯絡您的單位或主辦單位。'),
      sms: '【{activity}】您的報名已取消，簽到碼不再有效。如有疑問，請聯絡您的單位或主辦單位。',
    },
    sc: {
      subject: '您的报名已取消',
      mail: paragraphs('{recipient} 您好：', '您的报名已取消，签到码不再有效。如有疑问，请联系您的单位或主办方。'),
      sms: '【{activity}】您的报名已取消，签到码不再有效。如有疑问，请联系您的单位或主办方。',
    },
    en: {
      subject: 'Your registration is cancelled',
      mail: paragraphs(
        'Dear {recipient},',
        'Your registration is cancelled and your code no longer works. If you have questions, please contact your unit or the organiser.',
      ),
      sms: '[{activity}] Your registration is cancelled and your code no longer works. If you have questions, please contact your unit or the organiser.',
    },
    pt: {
      subject: 'A sua inscrição foi cancelada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A sua inscrição foi cancelada e o seu código deixou de ser válido. Em caso de dúvida, contacte a sua entidade ou a organização.',
      ),
      sms: '[{activity}] A sua inscrição foi cancelada e o seu código deixou de ser válido. Em caso de dúvida, contacte a sua entidade ou a organização.',
    },
  },
} as const satisfies UsualTexts;

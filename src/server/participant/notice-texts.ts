import type { Locale } from '#domain/locale.ts';

type ByLocale<Text> = Record<Locale, Text>;

/** What a person or a unit is told: the subject without the activity's name, and paragraphs. */
export interface Notice {
  subject: string;
  paragraphs: string[];
}

export const phoneCodeText: ByLocale<(code: string) => string> = {
  zh: (code) => `活動平台驗證碼：${code}，十分鐘內有效。請勿轉告他人。`,
  sc: (code) => `活动平台验证码：${code}，十分钟内有效。请勿转告他人。`,
  en: (code) => `Your event portal code is ${code}. It is good for ten minutes. Do not pass it on.`,
  pt: (code) => `O seu código do portal de eventos é ${code}. É válido durante dez minutos. Não o partilhe.`,
};

/** How a person is addressed: the name as it is written in the language of the message. */
export const greeting: ByLocale<(name: string) => string> = {
  zh: (name) => `${name} 您好：`,
  sc: (name) => `${name} 您好：`,
  en: (name) => `Dear ${name},`,
  pt: (name) => `Ex.mo(a) Sr.(a) ${name},`,
};

export const codeReady: ByLocale<{
  subject: string;
  intro: string;
  show: string;
  open: string;
  typed: string;
  once: string;
}> = {
  zh: {
    subject: '您的簽到碼',
    intro: '您的報名已確認。請於入場時出示以下簽到碼。',
    show: '簽到碼',
    open: '開啟我的頁面',
    typed: '如無法掃描，請告知工作人員以下字符：',
    once: '此碼只供您本人使用，請勿轉發。',
  },
  sc: {
    subject: '您的签到码',
    intro: '您的报名已确认。请在入场时出示以下签到码。',
    show: '签到码',
    open: '打开我的页面',
    typed: '如无法扫描，请告知工作人员以下字符：',
    once: '此码仅供您本人使用，请勿转发。',
  },
  en: {
    subject: 'Your sign-in code',
    intro: 'Your registration is confirmed. Please show this code at the entrance.',
    show: 'Sign-in code',
    open: 'Open my page',
    typed: 'If it cannot be scanned, tell the staff these characters:',
    once: 'The code is yours alone; please do not pass it on.',
  },
  pt: {
    subject: 'O seu código de entrada',
    intro: 'A sua inscrição está confirmada. Apresente este código à entrada.',
    show: 'Código de entrada',
    open: 'Abrir a minha página',
    typed: 'Se não for possível ler o código, indique estes caracteres à equipa:',
    once: 'O código é pessoal; não o reencaminhe.',
  },
};

export const codeReadySms: ByLocale<(activity: string, url: string) => string> = {
  zh: (activity, url) => `【${activity}】您的報名已確認，簽到碼：${url}`,
  sc: (activity, url) => `【${activity}】您的报名已确认，签到码：${url}`,
  en: (activity, url) => `[${activity}] Your registration is confirmed. Your code: ${url}`,
  pt: (activity, url) => `[${activity}] A sua inscrição está confirmada. O seu código: ${url}`,
};

export const personNotices = {
  CODE_REVOKED: {
    zh: { subject: '您的簽到碼已停用', paragraphs: ['您的簽到碼已停用。如有疑問，請聯絡主辦方。'] },
    sc: { subject: '您的签到码已停用', paragraphs: ['您的签到码已停用。如有疑问，请联系主办方。'] },
    en: {
      subject: 'Your sign-in code no longer holds',
      paragraphs: ['Your sign-in code no longer holds. If you have questions, please contact the organiser.'],
    },
    pt: {
      subject: 'O seu código de entrada deixou de ser válido',
      paragraphs: ['O seu código de entrada deixou de ser válido. Em caso de dúvida, contacte a organização.'],
    },
  },
  REGISTRATION_CANCELLED: {
    zh: {
      subject: '您的報名已取消',
      paragraphs: ['您的報名已取消，簽到碼不再有效。如有疑問，請聯絡您的單位或主辦方。'],
    },
    sc: {
      subject: '您的报名已取消',
      paragraphs: ['您的报名已取消，签到码不再有效。如有疑问，请联系您的单位或主办方。'],
    },
    en: {
      subject: 'Your registration is cancelled',
      paragraphs: [
        'Your registration is cancelled and your code no longer holds. If you have questions, please contact your unit or the organiser.',
      ],
    },
    pt: {
      subject: 'A sua inscrição foi cancelada',
      paragraphs: [
        'A sua inscrição foi cancelada e o seu código deixou de ser válido. Em caso de dúvida, contacte a sua entidade ou a organização.',
      ],
    },
  },
} as const satisfies Record<string, ByLocale<Notice>>;

export interface UnitNoticeFacts {
  /** Names of those on the list. */
  names: string[];
  /** What staff wrote to a decision. */
  answer: string;
}

const listed = (names: string[], between: string): string => names.join(between);
const answered = (label: string, answer: string): string[] => (answer ? [`${label}${answer}`] : []);

export const unitNotices = {
  LIST_RECEIVED: {
    zh: ({ names }) => ({
      subject: '已收到參加人員名單',
      paragraphs: [`已收到貴單位的名單，共 ${names.length} 人：${listed(names, '、')}。`, '名單鎖定前仍可修改。'],
    }),
    sc: ({ names }) => ({
      subject: '已收到参加人员名单',
      paragraphs: [`已收到贵单位的名单，共 ${names.length} 人：${listed(names, '、')}。`, '名单锁定前仍可修改。'],
    }),
    en: ({ names }) => ({
      subject: 'We have received your list of participants',
      paragraphs: [
        `Your unit's list has arrived. On it (${names.length}): ${listed(names, ', ')}.`,
        'You can change it until it is locked.',
      ],
    }),
    pt: ({ names }) => ({
      subject: 'Recebemos a sua lista de participantes',
      paragraphs: [
        `Recebemos a lista da sua entidade. Participantes (${names.length}): ${listed(names, ', ')}.`,
        'Pode alterá-la até ser fechada.',
      ],
    }),
  },
  LIST_LOCKED: {
    zh: ({ names }) => ({
      subject: '參加人員名單已鎖定',
      paragraphs: [`名單已鎖定，簽到碼已發送給：${listed(names, '、')}。`, '如需更改，請在平台提出申請並說明原因。'],
    }),
    sc: ({ names }) => ({
      subject: '参加人员名单已锁定',
      paragraphs: [`名单已锁定，签到码已发送给：${listed(names, '、')}。`, '如需更改，请在平台提出申请并说明原因。'],
    }),
    en: ({ names }) => ({
      subject: 'Your list of participants is locked',
      paragraphs: [
        `The list is locked, and codes have been sent to: ${listed(names, ', ')}.`,
        'For a change, please ask for it on the portal and say why.',
      ],
    }),
    pt: ({ names }) => ({
      subject: 'A sua lista de participantes foi fechada',
      paragraphs: [
        `A lista foi fechada e os códigos foram enviados a: ${listed(names, ', ')}.`,
        'Para qualquer alteração, apresente um pedido no portal e indique o motivo.',
      ],
    }),
  },
  CHANGE_ACCEPTED: {
    zh: ({ answer }) => ({
      subject: '更改申請已接受',
      paragraphs: ['您提出的更改已生效。', ...answered('主辦方回覆：', answer)],
    }),
    sc: ({ answer }) => ({
      subject: '更改申请已接受',
      paragraphs: ['您提出的更改已生效。', ...answered('主办方回复：', answer)],
    }),
    en: ({ answer }) => ({
      subject: 'Your change is accepted',
      paragraphs: ['The change you asked for has been made.', ...answered('The organiser wrote: ', answer)],
    }),
    pt: ({ answer }) => ({
      subject: 'O seu pedido de alteração foi aceite',
      paragraphs: ['A alteração que pediu foi efectuada.', ...answered('Resposta da organização: ', answer)],
    }),
  },
  CHANGE_REFUSED: {
    zh: ({ answer }) => ({
      subject: '更改申請未獲接受',
      paragraphs: ['名單維持不變。', ...answered('主辦方回覆：', answer)],
    }),
    sc: ({ answer }) => ({
      subject: '更改申请未获接受',
      paragraphs: ['名单维持不变。', ...answered('主办方回复：', answer)],
    }),
    en: ({ answer }) => ({
      subject: 'Your change is not accepted',
      paragraphs: ['The list stays as it was.', ...answered('The organiser wrote: ', answer)],
    }),
    pt: ({ answer }) => ({
      subject: 'O seu pedido de alteração não foi aceite',
      paragraphs: ['A lista mantém-se como estava.', ...answered('Resposta da organização: ', answer)],
    }),
  },
} as const satisfies Record<string, ByLocale<(facts: UnitNoticeFacts) => Notice>>;

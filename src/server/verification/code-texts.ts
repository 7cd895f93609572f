import type { Locale } from '#domain/locale.ts';

interface CodeTexts {
  /** The whole SMS. */
  sms: (code: string) => string;
  subject: string;
  mail: (code: string) => string;
  /** In place of a code, where the address has an account already; only its owner reads it. */
  knownSubject: string;
  known: (link: string) => string;
}

export const codeTexts: Record<Locale, CodeTexts> = {
  zh: {
    sms: (code) => `活動平台驗證碼：${code}，十分鐘內有效。請勿轉告他人。`,
    subject: '活動平台驗證碼',
    mail: (code) => `您的驗證碼是：${code}\n\n十分鐘內有效，請勿轉告他人。\n如非您本人操作，請不必理會此電郵。`,
    knownSubject: '您的電郵已有活動平台帳戶',
    known: (link) =>
      `有人剛以此電郵登記活動平台，但此電郵已有帳戶。\n\n如是您本人，請直接登入；忘記密碼可於以下頁面重設：\n${link}\n\n如非您本人操作，請不必理會此電郵。`,
  },
  sc: {
    sms: (code) => `活动平台验证码：${code}，十分钟内有效。请勿转告他人。`,
    subject: '活动平台验证码',
    mail: (code) => `您的验证码是：${code}\n\n十分钟内有效，请勿转告他人。\n如非您本人操作，请忽略此邮件。`,
    knownSubject: '您的邮箱已有活动平台账户',
    known: (link) =>
      `有人刚以此邮箱注册活动平台，但此邮箱已有账户。\n\n如是您本人，请直接登录；忘记密码可在以下页面重设：\n${link}\n\n如非您本人操作，请忽略此邮件。`,
  },
  en: {
    sms: (code) => `Your event portal code is ${code}. It is good for ten minutes. Do not pass it on.`,
    subject: 'Your event portal code',
    mail: (code) =>
      `Your code is ${code}\n\nIt is good for ten minutes. Do not pass it on.\nIf you did not ask for it, there is nothing you need to do.`,
    knownSubject: 'You already have an event portal account',
    known: (link) =>
      `Somebody has just given this address to the event portal, where it belongs to an account already.\n\nIf it was you, simply log in. A forgotten password can be replaced here:\n${link}\n\nIf it was not you, there is nothing you need to do.`,
  },
  pt: {
    sms: (code) => `O seu código do portal de eventos é ${code}. É válido durante dez minutos. Não o partilhe.`,
    subject: 'O seu código do portal de eventos',
    mail: (code) =>
      `O seu código é ${code}\n\nÉ válido durante dez minutos. Não o partilhe.\nSe não o pediu, não precisa de fazer nada.`,
    knownSubject: 'Já tem uma conta no portal de eventos',
    known: (link) =>
      `Alguém acabou de indicar este endereço no portal de eventos, onde já pertence a uma conta.\n\nSe foi você, basta iniciar sessão. Se não se lembra da palavra-passe, pode substituí-la aqui:\n${link}\n\nSe não foi você, não precisa de fazer nada.`,
  },
};

import type { Locale } from '#domain/locale.ts';

/** `site` is how the portal is called. */
interface CodeTexts {
  /** The whole SMS. */
  sms: (code: string, site: string) => string;
  subject: (site: string) => string;
  mail: (code: string) => string;
  /** In place of a code, where the address has an account already; only its owner reads it. */
  knownSubject: (site: string) => string;
  known: (link: string, site: string) => string;
}

export const codeTexts: Record<Locale, CodeTexts> = {
  zh: {
    sms: (code, site) => `${site}驗證碼：${code}，十分鐘內有效。請勿轉告他人。`,
    subject: (site) => `${site}驗證碼`,
    mail: (code) => `您的驗證碼是：${code}\n\n十分鐘內有效，請勿轉告他人。\n如非您本人操作，請不必理會此電郵。`,
    knownSubject: (site) => `您的電郵已有${site}帳戶`,
    known: (link, site) =>
      `有人剛以此電郵登記${site}，但此電郵已有帳戶。\n\n如是您本人，請直接登入；忘記密碼可於以下頁面重設：\n${link}\n\n如非您本人操作，請不必理會此電郵。`,
  },
  sc: {
    sms: (code, site) => `${site}验证码：${code}，十分钟内有效。请勿转告他人。`,
    subject: (site) => `${site}验证码`,
    mail: (code) => `您的验证码是：${code}\n\n十分钟内有效，请勿转告他人。\n如非您本人操作，请忽略此邮件。`,
    knownSubject: (site) => `您的邮箱已有${site}账户`,
    known: (link, site) =>
      `有人刚以此邮箱注册${site}，但此邮箱已有账户。\n\n如是您本人，请直接登录；忘记密码可在以下页面重置：\n${link}\n\n如非您本人操作，请忽略此邮件。`,
  },
  en: {
    sms: (code, site) => `${site}: your code is ${code}. It expires in 10 minutes. Don’t share it.`,
    subject: (site) => `Your code for ${site}`,
    mail: (code) =>
      `Your code is ${code}\n\nIt expires in 10 minutes. Don’t share it with anyone.\nIf you didn’t ask for it, you can ignore this e-mail.`,
    knownSubject: (site) => `You already have an account at ${site}`,
    known: (link, site) =>
      `Someone tried to register at ${site} with this e-mail, but it already has an account.\n\nIf it was you, just log in. Forgot your password? Reset it here:\n${link}\n\nIf it wasn’t you, you can ignore this e-mail.`,
  },
  pt: {
    sms: (code, site) => `${site}: o seu código é ${code}. É válido durante dez minutos. Não o partilhe.`,
    subject: (site) => `O seu código – ${site}`,
    mail: (code) =>
      `O seu código é ${code}\n\nÉ válido durante dez minutos. Não o partilhe.\nSe não o pediu, não precisa de fazer nada.`,
    knownSubject: (site) => `Já tem uma conta – ${site}`,
    known: (link, site) =>
      `Alguém acabou de indicar este endereço em «${site}», onde já pertence a uma conta.\n\nSe foi você, basta iniciar sessão. Se não se lembra da palavra-passe, pode substituí-la aqui:\n${link}\n\nSe não foi você, não precisa de fazer nada.`,
  },
};

import type { Locale } from '#domain/locale.ts';
import type { PasswordProblem } from '#domain/account/password-rule.ts';

export interface SetUpWords {
  title: string;
  /** `site` is how the portal is called. */
  intro: (site: string) => string;
  /** Where another provider knows the passwords. */
  introExternal: (site: string) => string;
  name: string;
  nameHint: string;
  email: string;
  password: string;
  passwordHint: string;
  repeated: string;
  submit: string;
  nameMissing: string;
  emailWrong: string;
  emailTaken: string;
  passwordWrong: (problem: PasswordProblem['problem']) => string;
  repeatedWrong: string;
  doneTitle: string;
  done: string;
  logIn: string;
  wrongTitle: string;
  wrong: string;
}

/** What the page says on which the first administrator is made. */
export const setUpWords: Record<Locale, SetUpWords> = {
  zh: {
    title: '建立首位管理員',
    intro: (site) => `${site}尚未有管理員。請填寫首位管理員的資料，其後即可登入，並在平台內建立其他帳戶。`,
    introExternal: (site) => `${site}尚未有管理員。請填寫首位管理員在登入服務所用的電郵，其後即可經該服務登入。`,
    name: '姓名',
    nameHint: '會顯示於平台及操作記錄。',
    email: '電郵',
    password: '密碼',
    passwordHint: '最少 8 個字元，包含字母，以及數字或符號。',
    repeated: '再次輸入密碼',
    submit: '建立管理員',
    nameMissing: '請輸入姓名。',
    emailWrong: '請輸入有效的電郵，例如 name@example.org。',
    emailTaken: '此電郵已屬於另一帳戶，請使用另一個電郵。',
    passwordWrong: (problem) =>
      problem === 'notAllowed'
        ? '此密碼太常見，請選用另一個。'
        : '密碼須有 8 至 128 個字元，包含字母，以及數字或符號。',
    repeatedWrong: '兩次輸入的密碼不相同。',
    doneTitle: '已有管理員',
    done: '此平台已設定完成，此頁面不能再使用。管理員可直接登入。',
    logIn: '登入',
    wrongTitle: '此網址不正確',
    wrong: '請使用伺服器啟動時顯示的完整網址。如已遺失，請重新啟動伺服器，網址會再次顯示。',
  },
  sc: {
    title: '建立首位管理员',
    intro: (site) => `${site}还没有管理员。请填写首位管理员的资料，之后即可登录，并在平台内开设其他账户。`,
    introExternal: (site) => `${site}还没有管理员。请填写首位管理员在登录服务所用的邮箱，之后即可通过该服务登录。`,
    name: '姓名',
    nameHint: '会显示在平台和操作记录中。',
    email: '邮箱',
    password: '密码',
    passwordHint: '至少 8 个字符，包含字母，以及数字或符号。',
    repeated: '再次输入密码',
    submit: '建立管理员',
    nameMissing: '请输入姓名。',
    emailWrong: '请输入有效的邮箱，例如 name@example.org。',
    emailTaken: '此邮箱已属于另一账户，请使用另一个邮箱。',
    passwordWrong: (problem) =>
      problem === 'notAllowed' ? '此密码太常见，请另选一个。' : '密码须有 8 至 128 个字符，包含字母，以及数字或符号。',
    repeatedWrong: '两次输入的密码不一致。',
    doneTitle: '已有管理员',
    done: '此平台已设置完成，此页面不能再使用。管理员可直接登录。',
    logIn: '登录',
    wrongTitle: '此网址不正确',
    wrong: '请使用服务器启动时显示的完整网址。如已丢失，请重新启动服务器，网址会再次显示。',
  },
  en: {
    title: 'Make the first administrator',
    intro: (site) =>
      `${site} has no administrator yet. Say who is the first; they can then log in and open the other accounts in the portal.`,
    introExternal: (site) =>
      `${site} has no administrator yet. Give the e-mail that the first one has at the login service; they can then log in there.`,
    name: 'Name',
    nameHint: 'Shown in the portal and in the record of what was done.',
    email: 'E-mail',
    password: 'Password',
    passwordHint: 'At least 8 characters, with a letter and a digit or symbol.',
    repeated: 'The password again',
    submit: 'Make the administrator',
    nameMissing: 'Please enter the name.',
    emailWrong: 'Please enter an e-mail address, as name@example.org.',
    emailTaken: 'This e-mail belongs to an account already. Please use another one.',
    passwordWrong: (problem) =>
      problem === 'notAllowed'
        ? 'This password is too common. Please choose another one.'
        : 'A password has 8 to 128 characters, with a letter and a digit or symbol.',
    repeatedWrong: 'The two passwords are not the same.',
    doneTitle: 'There is an administrator',
    done: 'This portal is set up, and this page is of no more use. Administrators simply log in.',
    logIn: 'Log in',
    wrongTitle: 'This address is not right',
    wrong:
      'Use the whole address that the server shows when it starts. If it is lost, start the server again: it is shown once more.',
  },
  pt: {
    title: 'Criar o primeiro administrador',
    intro: (site) =>
      `«${site}» ainda não tem administrador. Indique quem é o primeiro: poderá logo iniciar sessão e abrir as outras contas no portal.`,
    introExternal: (site) =>
      `«${site}» ainda não tem administrador. Indique o e-mail que o primeiro tem no serviço de autenticação: poderá logo entrar por esse serviço.`,
    name: 'Nome',
    nameHint: 'Aparece no portal e no registo das operações.',
    email: 'E-mail',
    password: 'Palavra-passe',
    passwordHint: 'Pelo menos 8 caracteres, com uma letra e um algarismo ou símbolo.',
    repeated: 'Repita a palavra-passe',
    submit: 'Criar o administrador',
    nameMissing: 'Indique o nome.',
    emailWrong: 'Indique um e-mail válido, como nome@example.org.',
    emailTaken: 'Este e-mail já pertence a uma conta. Use outro.',
    passwordWrong: (problem) =>
      problem === 'notAllowed'
        ? 'Esta palavra-passe é demasiado comum. Escolha outra.'
        : 'A palavra-passe tem de 8 a 128 caracteres, com uma letra e um algarismo ou símbolo.',
    repeatedWrong: 'As duas palavras-passe não são iguais.',
    doneTitle: 'Já há um administrador',
    done: 'Este portal está configurado e esta página já não serve. Os administradores iniciam sessão normalmente.',
    logIn: 'Iniciar sessão',
    wrongTitle: 'Este endereço não está certo',
    wrong:
      'Use o endereço completo que o servidor mostra ao arrancar. Se o perdeu, volte a arrancar o servidor: é mostrado outra vez.',
  },
};

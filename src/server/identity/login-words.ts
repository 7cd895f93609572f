import type { Locale } from '#domain/locale.ts';

export interface LoginWords {
  /** `site` is how the portal is called. */
  title: (site: string) => string;
  /** For accounts of road-show units, which log in as external ones. */
  externalTitle: string;
  intro: (site: string) => string;
  name: string;
  password: string;
  submit: string;
  back: string;
  languages: string;
  nameMissing: string;
  passwordMissing: string;
  wrong: string;
  forgotten: string;
  register: string;
  /** Above the name of the event that one logs in for. */
  takePart: string;
  /** Asked for after several wrong tries. */
  captcha: string;
  captchaPicture: string;
  captchaHint: string;
  captchaMissing: string;
  captchaWrong: string;
  /** While the device works in place of a picture. */
  working: string;
  /** Its proof was used or too old. */
  workOver: string;
  tooOften: (minutes: number) => string;
  demo: string;
  demoIntro: string;
  expiredTitle: string;
  expired: string;
  again: string;
  failedTitle: string;
  failed: string;
  leaving: string;
  goOn: string;
}

/** What the login pages say. */
export const loginWords: Record<Locale, LoginWords> = {
  zh: {
    title: (site) => `登入${site}`,
    externalTitle: '外部帳戶登入',
    intro: (site) => `請以您的${site}帳戶登入。`,
    name: '電郵或用戶名稱',
    password: '密碼',
    submit: '登入',
    back: '返回首頁',
    languages: '語言',
    nameMissing: '請輸入電郵或用戶名稱。',
    passwordMissing: '請輸入密碼。',
    wrong: '電郵、用戶名稱或密碼不正確，請再試一次。',
    forgotten: '忘記密碼',
    register: '註冊新帳戶',
    takePart: '您正在報名參加',
    captcha: '圖中字元',
    captchaPicture: '圖形驗證碼，顯示五個字元',
    captchaHint: '不分大小寫。無法辨認圖片時，可經「忘記密碼」以電郵驗證碼設定新密碼後登入。',
    captchaMissing: '多次輸入不正確，請再次輸入密碼。',
    captchaWrong: '圖中字元不正確，請按新圖片再試一次。',
    working: '裝置正在驗證……',
    workOver: '驗證已過時，請再次輸入密碼。',
    tooOften: (minutes) => `嘗試次數過多，請於 ${minutes} 分鐘後再試。`,
    demo: '示範帳戶',
    demoIntro: '此為示範系統，點選任何一位即可登入。',
    expiredTitle: '此登入頁面已失效',
    expired: '頁面開啟時間過長，或已在另一個視窗完成登入。請重新登入。',
    again: '重新登入',
    failedTitle: '未能登入',
    failed: '登入過程中出現問題，請重新登入。',
    leaving: '正在登出……',
    goOn: '繼續',
  },
  sc: {
    title: (site) => `登录${site}`,
    externalTitle: '外部账户登录',
    intro: (site) => `请使用您的${site}账户登录。`,
    name: '邮箱或用户名',
    password: '密码',
    submit: '登录',
    back: '返回首页',
    languages: '语言',
    nameMissing: '请输入邮箱或用户名。',
    passwordMissing: '请输入密码。',
    wrong: '邮箱、用户名或密码不正确，请重试。',
    forgotten: '忘记密码',
    register: '注册新账户',
    takePart: '您正在报名参加',
    captcha: '图中字符',
    captchaPicture: '图形验证码，显示五个字符',
    captchaHint: '不区分大小写。无法辨认图片时，可通过“忘记密码”用邮件验证码设置新密码后登录。',
    captchaMissing: '多次输入不正确，请再次输入密码。',
    captchaWrong: '图中字符不正确，请按新图片重试。',
    working: '设备正在验证……',
    workOver: '验证已过期，请再次输入密码。',
    tooOften: (minutes) => `尝试次数过多，请于 ${minutes} 分钟后重试。`,
    demo: '演示账户',
    demoIntro: '这是演示系统，点击任意一位即可登录。',
    expiredTitle: '此登录页面已失效',
    expired: '页面打开时间过长，或已在另一个窗口完成登录。请重新登录。',
    again: '重新登录',
    failedTitle: '未能登录',
    failed: '登录过程中出现问题，请重新登录。',
    leaving: '正在退出登录……',
    goOn: '继续',
  },
  en: {
    title: (site) => `Log in to ${site}`,
    externalTitle: 'External account login',
    intro: (site) => `Use your ${site} account.`,
    name: 'E-mail or username',
    password: 'Password',
    submit: 'Log in',
    back: 'Back to the portal',
    languages: 'Language',
    nameMissing: 'Enter your e-mail or username.',
    passwordMissing: 'Enter your password.',
    wrong: 'The e-mail, username or password is not right. Please try again.',
    forgotten: 'Forgotten password',
    register: 'Register a new account',
    takePart: 'You’re registering for',
    captcha: 'Characters in the picture',
    captchaPicture: 'Picture of five characters',
    captchaHint: 'Not case-sensitive. Can’t read it? Choose “Forgotten password” and log in with a code by e-mail.',
    captchaMissing: 'Too many wrong tries. Please enter your password again.',
    captchaWrong: 'That didn’t match the picture. Try again with the new one.',
    working: 'Your device is checking…',
    workOver: 'That took too long. Please enter your password again.',
    tooOften: (minutes) =>
      minutes === 1
        ? 'Too many tries. Please try again in a minute.'
        : `Too many tries. Please try again in ${minutes} minutes.`,
    demo: 'Demo accounts',
    demoIntro: 'This is a demo. Tap a person to log in as them.',
    expiredTitle: 'This login page has expired',
    expired: 'It was open for too long, or you logged in in another window. Please log in again.',
    again: 'Log in again',
    failedTitle: 'Login failed',
    failed: 'Something went wrong. Please log in again.',
    leaving: 'Logging out…',
    goOn: 'Continue',
  },
  pt: {
    title: (site) => `Iniciar sessão em «${site}»`,
    externalTitle: 'Início de sessão com conta externa',
    intro: (site) => `Utilize a sua conta de «${site}».`,
    name: 'E-mail ou nome de utilizador',
    password: 'Palavra-passe',
    submit: 'Iniciar sessão',
    back: 'Voltar ao portal',
    languages: 'Língua',
    nameMissing: 'Indique o seu e-mail ou nome de utilizador.',
    passwordMissing: 'Indique a sua palavra-passe.',
    wrong: 'O e-mail, o nome de utilizador ou a palavra-passe não estão correctos. Tente novamente.',
    forgotten: 'Esqueci-me da palavra-passe',
    register: 'Criar uma conta',
    takePart: 'Está a inscrever-se em',
    captcha: 'Caracteres da imagem',
    captchaPicture: 'Imagem com cinco caracteres',
    captchaHint:
      'Maiúsculas e minúsculas são indiferentes. Se não conseguir ler a imagem, escolha «Esqueci-me da palavra-passe»: um código por e-mail dá-lhe acesso.',
    captchaMissing: 'Várias tentativas falharam. Introduza de novo a palavra-passe.',
    captchaWrong: 'Os caracteres não estão certos. Tente de novo com a nova imagem.',
    working: 'O seu dispositivo está a verificar…',
    workOver: 'Demorou demasiado. Introduza de novo a palavra-passe.',
    tooOften: (minutes) =>
      minutes === 1
        ? 'Demasiadas tentativas. Tente novamente dentro de um minuto.'
        : `Demasiadas tentativas. Tente novamente dentro de ${minutes} minutos.`,
    demo: 'Contas de demonstração',
    demoIntro: 'Isto é uma demonstração. Toque numa pessoa para iniciar sessão como ela.',
    expiredTitle: 'Esta página de início de sessão expirou',
    expired: 'Esteve aberta demasiado tempo, ou a sessão foi iniciada noutra janela. Inicie sessão novamente.',
    again: 'Iniciar sessão novamente',
    failedTitle: 'Não foi possível iniciar sessão',
    failed: 'Ocorreu um problema pelo caminho. Inicie sessão novamente.',
    leaving: 'A terminar a sessão…',
    goOn: 'Continuar',
  },
};

export const languageNames: Record<Locale, string> = { zh: '繁體', sc: '简体', en: 'English', pt: 'Português' };

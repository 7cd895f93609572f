import { paragraphs, type UsualTexts } from './usual-text.ts';

export const accountTexts = {
  INVITATION: {
    zh: {
      subject: '誠邀貴單位參加',
      mail: paragraphs(
        '{recipient} 您好：',
        '我們誠邀貴單位參加本次活動，請透過以下連結登記。',
        '活動：{event}',
        '單位：{unit}',
        '邀請碼：\n{code}',
        '有效期至：{until}',
        '{link}',
      ),
    },
    sc: {
      subject: '诚邀贵单位参加',
      mail: paragraphs(
        '{recipient} 您好：',
        '我们诚邀贵单位参加本次活动，请通过以下链接登记。',
        '活动：{event}',
        '单位：{unit}',
        '邀请码：\n{code}',
        '有效期至：{until}',
        '{link}',
      ),
    },
    en: {
      subject: 'You’re invited to take part',
      mail: paragraphs(
        'Dear {recipient},',
        'We would be glad to welcome you. Please register with the link below.',
        'Event: {event}',
        'Unit: {unit}',
        'Invitation code:\n{code}',
        'Valid until: {until}',
        '{link}',
      ),
    },
    pt: {
      subject: 'Convite para participar',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Temos o prazer de o(a) convidar a participar. Registe-se através da ligação abaixo.',
        'Evento: {event}',
        'Entidade: {unit}',
        'Código do convite:\n{code}',
        'Válido até: {until}',
        '{link}',
      ),
    },
  },
  INVITATION_REMINDER: {
    zh: {
      subject: '提醒：邀請尚待回覆',
      mail: paragraphs(
        '{recipient} 您好：',
        '我們早前邀請貴單位參加活動，至今尚未收到登記。如有意參加，請透過以下連結登記。',
        '活動：{event}',
        '單位：{unit}',
        '邀請碼：\n{code}',
        '有效期至：{until}',
        '{link}',
      ),
    },
    sc: {
      subject: '提醒：邀请尚待回复',
      mail: paragraphs(
        '{recipient} 您好：',
        '我们此前邀请贵单位参加活动，至今尚未收到登记。如有意参加，请通过以下链接登记。',
        '活动：{event}',
        '单位：{unit}',
        '邀请码：\n{code}',
        '有效期至：{until}',
        '{link}',
      ),
    },
    en: {
      subject: 'Reminder: you’re invited to take part',
      mail: paragraphs(
        'Dear {recipient},',
        'We invited you some time ago and haven’t received your registration yet. To take part, please register with the link below.',
        'Event: {event}',
        'Unit: {unit}',
        'Invitation code:\n{code}',
        'Valid until: {until}',
        '{link}',
      ),
    },
    pt: {
      subject: 'Lembrete do seu convite',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Enviámos-lhe um convite há algum tempo e ainda não recebemos o seu registo. Se deseja participar, registe-se através da ligação abaixo.',
        'Evento: {event}',
        'Entidade: {unit}',
        'Código do convite:\n{code}',
        'Válido até: {until}',
        '{link}',
      ),
    },
  },
  ACCOUNT_REGISTERED: {
    zh: {
      subject: '帳戶已建立',
      mail: paragraphs('{recipient} 您好：', '您的帳戶已建立，登入名稱為 {username}。', '{link}'),
      short: '您的帳戶已建立，登入名稱為 {username}。',
    },
    sc: {
      subject: '账户已建立',
      mail: paragraphs('{recipient} 您好：', '您的账户已建立，用户名为 {username}。', '{link}'),
      short: '您的账户已建立，用户名为 {username}。',
    },
    en: {
      subject: 'Your account is ready',
      mail: paragraphs('Dear {recipient},', 'Your account is ready. Your username is {username}.', '{link}'),
      short: 'Your account is ready. Your username is {username}.',
    },
    pt: {
      subject: 'A sua conta foi criada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A sua conta foi criada. O seu nome de utilizador é {username}.',
        '{link}',
      ),
      short: 'A sua conta foi criada. O seu nome de utilizador é {username}.',
    },
  },
  ACCOUNT_OPENED: {
    zh: {
      subject: '已為您建立帳戶',
      mail: paragraphs('{recipient} 您好：', '主辦單位已為您建立帳戶，登入名稱為 {username}。請先設定密碼：', '{link}'),
    },
    sc: {
      subject: '已为您创建账户',
      mail: paragraphs('{recipient} 您好：', '主办方已为您创建账户，用户名为 {username}。请先设置密码：', '{link}'),
    },
    en: {
      subject: 'An account has been created for you',
      mail: paragraphs(
        'Dear {recipient},',
        'The organiser has created an account for you. Your username is {username}. Please set your password first:',
        '{link}',
      ),
    },
    pt: {
      subject: 'Foi criada uma conta para si',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A organização criou uma conta para si. O seu nome de utilizador é {username}. Comece por definir a palavra-passe:',
        '{link}',
      ),
    },
  },
  PASSWORD_RESET: {
    zh: {
      subject: '重設密碼',
      mail: paragraphs(
        '{recipient} 您好：',
        '請於 {until} 前透過以下連結設定新密碼。',
        '{link}',
        '如非您本人提出，請不用理會此郵件，您的密碼維持不變。',
      ),
    },
    sc: {
      subject: '重置密码',
      mail: paragraphs(
        '{recipient} 您好：',
        '请于 {until} 前通过以下链接设置新密码。',
        '{link}',
        '如非您本人提出，请不用理会此邮件，您的密码维持不变。',
      ),
    },
    en: {
      subject: 'Set a new password',
      mail: paragraphs(
        'Dear {recipient},',
        'Please set a new password with the link below by {until}.',
        '{link}',
        'If you did not ask for it, ignore this mail; your password stays as it is.',
      ),
    },
    pt: {
      subject: 'Definir nova palavra-passe',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Defina uma nova palavra-passe através da ligação abaixo até {until}.',
        '{link}',
        'Se não fez este pedido, ignore esta mensagem; a sua palavra-passe mantém-se.',
      ),
    },
  },
  PASSWORD_CHANGED: {
    zh: {
      subject: '密碼已更改',
      mail: paragraphs(
        '{recipient} 您好：',
        '您的密碼已於 {at}（澳門時間）更改，其他裝置上的登入已結束。',
        '如非您本人更改，請立即重設密碼並聯絡主辦單位。',
      ),
    },
    sc: {
      subject: '密码已更改',
      mail: paragraphs(
        '{recipient} 您好：',
        '您的密码已于 {at}（澳门时间）更改，其他设备上的登录已结束。',
        '如非您本人更改，请立即重置密码并联系主办方。',
      ),
    },
    en: {
      subject: 'Your password was changed',
      mail: paragraphs(
        'Dear {recipient},',
        'Your password was changed at {at} (Macao time), and your other devices were logged out.',
        'If this was not you, reset your password at once and contact the organiser.',
      ),
    },
    pt: {
      subject: 'A sua palavra-passe foi alterada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A sua palavra-passe foi alterada em {at} (hora de Macau) e as sessões noutros dispositivos foram terminadas.',
        'Se não foi o(a) próprio(a), redefina de imediato a palavra-passe e contacte a organização.',
      ),
    },
  },
  NEW_DEVICE: {
    zh: {
      subject: '新裝置登入',
      mail: paragraphs(
        '{recipient} 您好：',
        '您的帳戶於 {at}（澳門時間）在新裝置登入：{device}。',
        '如非您本人登入，請立即更改密碼，並在「登入記錄」結束該登入。',
      ),
    },
    sc: {
      subject: '新设备登录',
      mail: paragraphs(
        '{recipient} 您好：',
        '您的账户于 {at}（澳门时间）在新设备登录：{device}。',
        '如非您本人登录，请立即更改密码，并在“登录记录”结束该登录。',
      ),
    },
    en: {
      subject: 'Login from a new device',
      mail: paragraphs(
        'Dear {recipient},',
        'Someone logged in to your account at {at} (Macao time) from a new device: {device}.',
        'If this was not you, change your password at once and end that login in your list of logins.',
      ),
    },
    pt: {
      subject: 'Início de sessão num novo dispositivo',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'A sua conta foi utilizada em {at} (hora de Macau) num dispositivo novo: {device}.',
        'Se não foi o(a) próprio(a), altere de imediato a palavra-passe e termine essa sessão na lista de sessões.',
      ),
    },
  },
  CONTACT_CHANGED: {
    zh: {
      subject: '聯絡方式已更改',
      mail: paragraphs(
        '{recipient} 您好：',
        '您帳戶的聯絡方式已於 {at}（澳門時間）更改為 {contact}。',
        '如非您本人更改，請立即聯絡主辦單位。',
      ),
    },
    sc: {
      subject: '联系方式已更改',
      mail: paragraphs(
        '{recipient} 您好：',
        '您账户的联系方式已于 {at}（澳门时间）更改为 {contact}。',
        '如非您本人更改，请立即联系主办方。',
      ),
    },
    en: {
      subject: 'Your contact details were changed',
      mail: paragraphs(
        'Dear {recipient},',
        'The contact details of your account were changed to {contact} at {at} (Macao time).',
        'If this was not you, contact the organiser at once.',
      ),
    },
    pt: {
      subject: 'Os seus contactos foram alterados',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'O contacto da sua conta foi alterado para {contact} em {at} (hora de Macau).',
        'Se não foi o(a) próprio(a), contacte de imediato a organização.',
      ),
    },
  },
} as const satisfies UsualTexts;

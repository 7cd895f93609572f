import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const seated: Record<Locale, UsualText> = {
  zh: {
    subject: '報名成功：{day}',
    mail: paragraphs(
      '{recipient} 您好：',
      '您已成功報名「{activity}」，共 {seats} 個名額。',
      '日期：{day}',
      '地點：{place}',
      '入場時請出示以下簽到碼；如您為團體報名，全部簽到碼可在以下頁面查看。',
      '{qr}',
      '如無法掃描，請告知工作人員以下字符：\n{code}',
      '如未能出席，請在以下頁面取消，讓輪候者補上：',
      '{link}',
      '加入日曆：{calendar}',
    ),
  },
  sc: {
    subject: '报名成功：{day}',
    mail: paragraphs(
      '{recipient} 您好：',
      '您已成功报名“{activity}”，共 {seats} 个名额。',
      '日期：{day}',
      '地点：{place}',
      '入场时请出示以下签到码；如您为团体报名，全部签到码可在以下页面查看。',
      '{qr}',
      '如无法扫描，请告知工作人员以下字符：\n{code}',
      '如不能出席，请在以下页面取消，让候补者递补：',
      '{link}',
      '加入日历：{calendar}',
    ),
  },
  en: {
    subject: 'You have a seat: {day}',
    mail: paragraphs(
      'Dear {recipient},',
      'You’re registered for {activity}. Seats: {seats}.',
      'Date: {day}',
      'Place: {place}',
      'Show this code at the entrance. If you come as a group, the page below has a code for each of you.',
      '{qr}',
      'If it can’t be scanned, tell the staff these characters:\n{code}',
      'If you can’t come, please cancel on this page so that someone on the waiting list gets the seat:',
      '{link}',
      'Add it to your calendar: {calendar}',
    ),
  },
  pt: {
    subject: 'Tem lugar: {day}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A sua inscrição em «{activity}» está confirmada. Lugares: {seats}.',
      'Data: {day}',
      'Local: {place}',
      'Apresente este código à entrada. Se vier em grupo, a página abaixo tem um código para cada pessoa.',
      '{qr}',
      'Se não for possível ler o código, indique estes caracteres à equipa:\n{code}',
      'Se não puder vir, cancele nesta página para que o lugar passe a quem está em lista de espera:',
      '{link}',
      'Adicionar ao calendário: {calendar}',
    ),
  },
};

const reminder: Record<Locale, UsualText> = {
  zh: {
    subject: '活動提示：{day}',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{activity}」即將舉行，您有 {seats} 個名額。',
      '日期：{day}',
      '地點：{place}',
      '{qr}',
      '{code}',
      '如未能出席，請在以下頁面取消：',
      '{link}',
      '加入日曆：{calendar}',
    ),
  },
  sc: {
    subject: '活动提示：{day}',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{activity}”即将举行，您有 {seats} 个名额。',
      '日期：{day}',
      '地点：{place}',
      '{qr}',
      '{code}',
      '如不能出席，请在以下页面取消：',
      '{link}',
      '加入日历：{calendar}',
    ),
  },
  en: {
    subject: 'See you soon: {day}',
    mail: paragraphs(
      'Dear {recipient},',
      '{activity} is coming up, and you have seats: {seats}.',
      'Date: {day}',
      'Place: {place}',
      '{qr}',
      '{code}',
      'If you can’t come, please cancel on this page:',
      '{link}',
      'Add it to your calendar: {calendar}',
    ),
  },
  pt: {
    subject: 'Até breve: {day}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '«{activity}» está quase a começar. Os seus lugares: {seats}.',
      'Data: {day}',
      'Local: {place}',
      '{qr}',
      '{code}',
      'Se não puder vir, cancele nesta página:',
      '{link}',
      'Adicionar ao calendário: {calendar}',
    ),
  },
};

const waiting: Record<Locale, UsualText> = {
  zh: {
    subject: '您已在輪候名單上',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{activity}」名額已滿。您已登記輪候 {seats} 個名額，現排第 {count} 位。',
      '一有足夠名額，我們會以電郵通知您，並為您保留一段時間。',
      '您可在以下頁面查看輪候情況，或減少人數以便更快輪到：',
      '{link}',
    ),
  },
  sc: {
    subject: '您已在候补名单上',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{activity}”名额已满。您已登记候补 {seats} 个名额，现排第 {count} 位。',
      '一有足够名额，我们会以邮件通知您，并为您保留一段时间。',
      '您可在以下页面查看候补情况，或减少人数以便更快轮到：',
      '{link}',
    ),
  },
  en: {
    subject: 'You’re on the waiting list',
    mail: paragraphs(
      'Dear {recipient},',
      '{activity} is full at the moment. You’re on the waiting list (seats: {seats}), at number {count}.',
      'As soon as enough seats are free, we’ll e-mail you and keep them for a while.',
      'See your place in the list on this page. A smaller group may get seats sooner:',
      '{link}',
    ),
  },
  pt: {
    subject: 'Está em lista de espera',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A actividade «{activity}» está cheia neste momento. Está em lista de espera para {seats} lugares, na posição {count}.',
      'Assim que houver lugares suficientes, avisamos por e-mail e guardamo-los durante algum tempo.',
      'Esta página mostra a sua posição. Um grupo mais pequeno pode ter lugar mais cedo:',
      '{link}',
    ),
  },
};

const offered: Record<Locale, UsualText> = {
  zh: {
    subject: '有名額了，請於 {until} 前確認',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{activity}」現有 {seats} 個名額為您保留至 {until}。請在以下頁面接受；逾時將轉給下一位。',
      '{link}',
    ),
  },
  sc: {
    subject: '有名额了，请于 {until} 前确认',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{activity}”现有 {seats} 个名额为您保留至 {until}。请在以下页面接受；超时将转给下一位。',
      '{link}',
    ),
  },
  en: {
    subject: 'Seats are free: accept by {until}',
    mail: paragraphs(
      'Dear {recipient},',
      'Seats for {activity} are kept for you until {until}: {seats}. Accept them on this page; after that they go to the next in line.',
      '{link}',
    ),
  },
  pt: {
    subject: 'Há lugares: aceite até {until}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Guardámos para si lugares em «{activity}» até {until}: {seats}. Aceite-os nesta página; depois passam a quem se segue.',
      '{link}',
    ),
  },
};

const ended: Record<Locale, UsualText> = {
  zh: {
    subject: '您的報名：{stage}',
    mail: paragraphs('{recipient} 您好：', '您在「{activity}」的報名{stage}。', '原因：{reason}', '{link}'),
  },
  sc: {
    subject: '您的报名：{stage}',
    mail: paragraphs('{recipient} 您好：', '您在“{activity}”的报名{stage}。', '原因：{reason}', '{link}'),
  },
  en: {
    subject: 'Your registration: {stage}',
    mail: paragraphs('Dear {recipient},', 'Your registration for {activity} is {stage}.', 'Reason: {reason}', '{link}'),
  },
  pt: {
    subject: 'A sua inscrição: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A sua inscrição em «{activity}» foi {stage}.',
      'Motivo: {reason}',
      '{link}',
    ),
  },
};

const demandDecided: Record<Locale, UsualText> = {
  zh: {
    subject: '需求「{record}」：{stage}',
    mail: paragraphs('{recipient} 您好：', '「{activity}」的需求「{record}」：{stage}。', '{reason}', '{link}'),
    short: '需求「{record}」：{stage}。',
  },
  sc: {
    subject: '需求“{record}”：{stage}',
    mail: paragraphs('{recipient} 您好：', '“{activity}”的需求“{record}”：{stage}。', '{reason}', '{link}'),
    short: '需求“{record}”：{stage}。',
  },
  en: {
    subject: '“{record}”: {stage}',
    mail: paragraphs('Dear {recipient},', 'The demand “{record}” for {activity}: {stage}.', '{reason}', '{link}'),
    short: '“{record}”: {stage}.',
  },
  pt: {
    subject: '«{record}»: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Pedido «{record}», para «{activity}»: {stage}.',
      '{reason}',
      '{link}',
    ),
    short: '«{record}»: {stage}.',
  },
};

const emailConfirm: Record<Locale, UsualText> = {
  zh: {
    subject: '請確認您的新電郵',
    mail: paragraphs(
      '{recipient} 您好：',
      '有人以此電郵更改「{activity}」的報名資料。如是您本人，請於 {until} 前在以下頁面確認，之後的通知便會寄到這裡：',
      '{link}',
      '如非您本人，無須理會，我們不會再寄信到此電郵。',
    ),
  },
  sc: {
    subject: '请确认您的新邮箱',
    mail: paragraphs(
      '{recipient} 您好：',
      '有人以此邮箱更改“{activity}”的报名资料。如是您本人，请于 {until} 前在以下页面确认，之后的通知便会寄到这里：',
      '{link}',
      '如非您本人，无须理会，我们不会再寄信到此邮箱。',
    ),
  },
  en: {
    subject: 'Please confirm your new address',
    mail: paragraphs(
      'Dear {recipient},',
      'Someone gave this address for a registration for {activity}. If it was you, confirm it on this page by {until}. From then on we’ll write to you here:',
      '{link}',
      'If it wasn’t you, you don’t need to do anything: we won’t write to this address again.',
    ),
  },
  pt: {
    subject: 'Confirme o seu novo e-mail',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Alguém indicou este endereço para uma inscrição em «{activity}». Se foi o próprio, confirme-o nesta página até {until}; a partir daí passamos a escrever-lhe para aqui:',
      '{link}',
      'Se não foi o próprio, não precisa de fazer nada: não voltaremos a escrever para este endereço.',
    ),
  },
};

const emailChanged: Record<Locale, UsualText> = {
  zh: {
    subject: '您報名所用的電郵已更改',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{activity}」報名所用的電郵已改為 {contact}。之後的通知會寄到新電郵，不再寄到這裡。',
      '如您沒有作此更改，請與我們聯絡。',
    ),
  },
  sc: {
    subject: '您报名所用的邮箱已更改',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{activity}”报名所用的邮箱已改为 {contact}。之后的通知会寄到新邮箱，不再寄到这里。',
      '如您没有作此更改，请与我们联系。',
    ),
  },
  en: {
    subject: 'The address of your registration has changed',
    mail: paragraphs(
      'Dear {recipient},',
      'The address of the registration for {activity} is now {contact}. From now on we’ll write there instead of here.',
      'If you didn’t change it, please contact us.',
    ),
  },
  pt: {
    subject: 'O e-mail da sua inscrição foi alterado',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O endereço da inscrição em «{activity}» passou a ser {contact}. A partir de agora escrevemos para lá, e não para aqui.',
      'Se não fez esta alteração, contacte-nos.',
    ),
  },
};

const linkAgain: Record<Locale, UsualText> = {
  zh: {
    subject: '您的報名連結',
    mail: paragraphs(
      '{recipient} 您好：',
      '您在「{activity}」的報名、簽到碼及更改方式，都在以下頁面：',
      '{link}',
      '此連結只供您本人使用，請勿轉發。',
    ),
  },
  sc: {
    subject: '您的报名链接',
    mail: paragraphs(
      '{recipient} 您好：',
      '您在“{activity}”的报名、签到码及更改方式，都在以下页面：',
      '{link}',
      '此链接只供您本人使用，请勿转发。',
    ),
  },
  en: {
    subject: 'The link to your registration',
    mail: paragraphs(
      'Dear {recipient},',
      'See and change your registration for {activity} and its codes on this page:',
      '{link}',
      'The link is only for you; please don’t share it.',
    ),
  },
  pt: {
    subject: 'A ligação para a sua inscrição',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A sua inscrição em «{activity}», os códigos e o que quiser alterar estão nesta página:',
      '{link}',
      'A ligação é só sua; não a reencaminhe.',
    ),
  },
};

export const publicEventTexts = {
  PUBLIC_EMAIL_CONFIRM: emailConfirm,
  PUBLIC_EMAIL_CHANGED: emailChanged,
  PUBLIC_LINK: linkAgain,
  PUBLIC_DEMAND_DECIDED: demandDecided,
  PUBLIC_SEATED: seated,
  PUBLIC_WAITING: waiting,
  PUBLIC_OFFERED: offered,
  PUBLIC_ENDED: ended,
  PUBLIC_REMINDER: reminder,
};

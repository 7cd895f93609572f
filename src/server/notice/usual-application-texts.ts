import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const received: Record<Locale, UsualText> = {
  zh: {
    subject: '已收到您的申請：{record}',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}已收到您對職位「{record}」的申請。',
      '您可在以下頁面查看進度、修改內容、補交履歷或撤回申請：',
      '{link}',
      '您的資料保存至 {until}，其後自動刪除；您亦可隨時在該頁面刪除。',
      '如您沒有提出申請，請在該頁面刪除。',
    ),
  },
  sc: {
    subject: '已收到您的申请：{record}',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}已收到您对职位“{record}”的申请。',
      '您可在以下页面查看进度、修改内容、补交简历或撤回申请：',
      '{link}',
      '您的资料保存至 {until}，其后自动删除；您也可随时在该页面删除。',
      '如果您没有提出申请，请在该页面删除。',
    ),
  },
  en: {
    subject: 'We have your application: {record}',
    mail: paragraphs(
      'Dear {recipient},',
      '{unit} has your application for the position “{record}”.',
      'This page shows where it stands. There you can change it, add a CV or withdraw it:',
      '{link}',
      'What you sent is kept until {until} and then erased; you can erase it on that page at any time.',
      'If it was not you who applied, please erase it there.',
    ),
  },
  pt: {
    subject: 'Recebemos a sua candidatura: {record}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '{unit} recebeu a sua candidatura à vaga «{record}».',
      'Nesta página vê em que ponto está e pode alterá-la, juntar um currículo ou retirá-la:',
      '{link}',
      'O que enviou é guardado até {until} e depois eliminado; pode eliminá-lo nessa página em qualquer altura.',
      'Se não foi o(a) senhor(a) que se candidatou, elimine a candidatura nessa página.',
    ),
  },
};

const again: Record<Locale, UsualText> = {
  zh: {
    subject: '您已申請：{record}',
    mail: paragraphs(
      '{recipient} 您好：',
      '有人以此電郵再次申請{unit}的職位「{record}」。您之前的申請維持不變。',
      '如要修改，請使用以下頁面：',
      '{link}',
    ),
  },
  sc: {
    subject: '您已申请：{record}',
    mail: paragraphs(
      '{recipient} 您好：',
      '有人以此邮箱再次申请{unit}的职位“{record}”。您之前的申请保持不变。',
      '如要修改，请使用以下页面：',
      '{link}',
    ),
  },
  en: {
    subject: 'You’ve already applied: {record}',
    mail: paragraphs(
      'Dear {recipient},',
      'Someone applied again with this address for the position “{record}” at {unit}. Your first application is unchanged.',
      'To change it, use this page:',
      '{link}',
    ),
  },
  pt: {
    subject: 'Já se candidatou: {record}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Alguém voltou a candidatar-se com este endereço à vaga «{record}» de {unit}. O que tinha enviado mantém-se como estava.',
      'Para o alterar, use esta página:',
      '{link}',
    ),
  },
};

const moved: Record<Locale, UsualText> = {
  zh: {
    subject: '{record}：{stage}',
    mail: paragraphs(
      '{recipient} 您好：',
      '您對{unit}職位「{record}」的申請：{stage}。',
      '公司的話：{reason}',
      '{link}',
    ),
  },
  sc: {
    subject: '{record}：{stage}',
    mail: paragraphs('{recipient} 您好：', '您对{unit}职位“{record}”的申请：{stage}。', '公司的话：{reason}', '{link}'),
  },
  en: {
    subject: '{record}: {stage}',
    mail: paragraphs(
      'Dear {recipient},',
      'Your application for the position “{record}” at {unit}: {stage}.',
      'The company says: {reason}',
      '{link}',
    ),
  },
  pt: {
    subject: '{record}: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A sua candidatura à vaga «{record}» de {unit}: {stage}.',
      'A empresa diz: {reason}',
      '{link}',
    ),
  },
};

const closed: Record<Locale, UsualText> = {
  zh: {
    subject: '職位已結束：{record}',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}的職位「{record}」已不再接受申請。您的申請尚未獲回覆，公司仍可聯絡您，直至資料刪除。',
      '您可在以下頁面查看或刪除申請：',
      '{link}',
    ),
  },
  sc: {
    subject: '职位已结束：{record}',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}的职位“{record}”已不再接受申请。您的申请尚未得到回复，公司仍可联系您，直至资料删除。',
      '您可在以下页面查看或删除申请：',
      '{link}',
    ),
  },
  en: {
    subject: 'The position is closed: {record}',
    mail: paragraphs(
      'Dear {recipient},',
      'The position “{record}” at {unit} is closed to new applications. You haven’t had an answer yet; the company can still contact you until your data is erased.',
      'You can look at it or erase it on this page:',
      '{link}',
    ),
  },
  pt: {
    subject: 'A vaga encerrou: {record}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A vaga «{record}» de {unit} já não recebe candidaturas. A sua ainda não teve resposta; a empresa pode contactá-lo(a) até os dados serem eliminados.',
      'Pode vê-la ou apagá-la nesta página:',
      '{link}',
    ),
  },
};

const arrived: Record<Locale, UsualText> = {
  zh: {
    subject: '新申請：{count}',
    mail: paragraphs('{recipient} 您好：', '「{activity}」有 {count} 份新申請，職位：{records}。', '{link}'),
    short: '{count} 份新申請：{records}',
  },
  sc: {
    subject: '新申请：{count}',
    mail: paragraphs('{recipient} 您好：', '“{activity}”有 {count} 份新申请，职位：{records}。', '{link}'),
    short: '{count} 份新申请：{records}',
  },
  en: {
    subject: 'New applications: {count}',
    mail: paragraphs('Dear {recipient},', 'New applications at {activity}: {count}. Positions: {records}.', '{link}'),
    short: 'New applications: {count} ({records})',
  },
  pt: {
    subject: 'Novas candidaturas: {count}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Novas candidaturas em «{activity}»: {count}. Vagas: {records}.',
      '{link}',
    ),
    short: 'Novas candidaturas: {count} ({records})',
  },
};

export const applicationTexts = {
  APPLICATION_RECEIVED: received,
  APPLICATION_AGAIN: again,
  APPLICATION_MOVED: moved,
  APPLICATION_CLOSED: closed,
  APPLICATIONS_ARRIVED: arrived,
};

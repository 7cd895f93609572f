import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const opened: Record<Locale, UsualText> = {
  zh: {
    subject: '邀請填寫問卷：{title}',
    mail: paragraphs(
      '{recipient} 您好：',
      '感謝您參與「{activity}」，誠邀您填寫問卷「{title}」。',
      '可分次填寫，系統會自動保存。截止時間：{until}',
      '請在以下頁面填寫；連結只屬於您，請勿轉發：',
      '{link}',
    ),
    short: '請填寫問卷「{title}」。',
  },
  sc: {
    subject: '邀请填写问卷：{title}',
    mail: paragraphs(
      '{recipient} 您好：',
      '感谢您参与“{activity}”，诚邀您填写问卷“{title}”。',
      '可分次填写，系统会自动保存。截止时间：{until}',
      '请在以下页面填写；链接只属于您，请勿转发：',
      '{link}',
    ),
    short: '请填写问卷“{title}”。',
  },
  en: {
    subject: 'Please answer: {title}',
    mail: paragraphs(
      'Dear {recipient},',
      'Thank you for taking part in {activity}. We’d like to ask you a few questions: {title}.',
      'You can answer some now and the rest later; everything is saved automatically. Please answer by {until}.',
      'This page is only for you; please don’t share the link:',
      '{link}',
    ),
    short: 'Please answer the questionnaire “{title}”.',
  },
  pt: {
    subject: 'A sua opinião: {title}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Obrigado pela sua participação em «{activity}». Gostaríamos de lhe fazer algumas perguntas: {title}.',
      'Pode responder agora a uma parte e mais tarde ao resto; tudo fica guardado. Aceitamos respostas até {until}.',
      'Esta página é só sua; não reencaminhe a ligação:',
      '{link}',
    ),
    short: 'Responda ao questionário «{title}».',
  },
};

const reminder: Record<Locale, UsualText> = {
  zh: {
    subject: '提示：請填寫問卷「{title}」',
    mail: paragraphs('{recipient} 您好：', '我們尚未收到您對問卷「{title}」的回覆。', '截止時間：{until}', '{link}'),
    short: '我們尚未收到您對問卷「{title}」的回覆。',
  },
  sc: {
    subject: '提示：请填写问卷“{title}”',
    mail: paragraphs('{recipient} 您好：', '我们尚未收到您对问卷“{title}”的回复。', '截止时间：{until}', '{link}'),
    short: '我们尚未收到您对问卷“{title}”的回复。',
  },
  en: {
    subject: 'Reminder: {title}',
    mail: paragraphs(
      'Dear {recipient},',
      'We haven’t received your answers to “{title}” yet.',
      'Please answer by {until}.',
      '{link}',
    ),
    short: 'We haven’t received your answers to “{title}” yet.',
  },
  pt: {
    subject: 'Lembrete: {title}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Ainda não recebemos as suas respostas a «{title}».',
      'Aceitamo-las até {until}.',
      '{link}',
    ),
    short: 'Ainda não recebemos as suas respostas a «{title}».',
  },
};

const received: Record<Locale, UsualText> = {
  zh: {
    subject: '已收到您的回覆：{title}',
    mail: paragraphs(
      '{recipient} 您好：',
      '已收到您對問卷「{title}」的回覆，謝謝。',
      '在 {until} 之前，您仍可查看或更改：',
      '{link}',
    ),
  },
  sc: {
    subject: '已收到您的回复：{title}',
    mail: paragraphs(
      '{recipient} 您好：',
      '已收到您对问卷“{title}”的回复，谢谢。',
      '在 {until} 之前，您仍可查看或更改：',
      '{link}',
    ),
  },
  en: {
    subject: 'We’ve received your answers: {title}',
    mail: paragraphs(
      'Dear {recipient},',
      'Thank you, we’ve received your answers to “{title}”.',
      'You can view and change them until {until}:',
      '{link}',
    ),
  },
  pt: {
    subject: 'Recebemos as suas respostas: {title}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Obrigado, recebemos as suas respostas a «{title}».',
      'Pode consultá-las e alterá-las até {until}:',
      '{link}',
    ),
  },
};

export const questionnaireTexts = {
  QUESTIONNAIRE_OPENED: opened,
  QUESTIONNAIRE_REMINDER: reminder,
  QUESTIONNAIRE_RECEIVED: received,
};

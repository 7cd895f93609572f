import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const received: Record<Locale, UsualText> = {
  zh: {
    subject: '科研成果待審閱',
    mail: paragraphs('{recipient} 您好：', '{unit}為「{activity}」提交了「{record}」，請審閱。', '{link}'),
    short: '{unit}提交了「{record}」，請審閱。',
  },
  sc: {
    subject: '科研成果待审阅',
    mail: paragraphs('{recipient} 您好：', '{unit}为“{activity}”提交了“{record}”，请审阅。', '{link}'),
    short: '{unit}提交了“{record}”，请审阅。',
  },
  en: {
    subject: 'A research result is waiting for you to check',
    mail: paragraphs(
      'Dear {recipient},',
      '{unit} has submitted “{record}” for {activity}. Please review it.',
      '{link}',
    ),
    short: '{unit} has submitted “{record}”. Please review it.',
  },
  pt: {
    subject: 'Um resultado de investigação espera por si',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '{unit} entregou «{record}» para a actividade «{activity}». Agradecemos que o aprecie.',
      '{link}',
    ),
    short: '{unit} entregou «{record}». Agradecemos que o aprecie.',
  },
};

const returned: Record<Locale, UsualText> = {
  zh: {
    subject: '「{record}」需要修改',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{activity}」的「{record}」已退回，請按意見修改後再提交。',
      '原因：{reason}',
      '{link}',
    ),
    short: '「{record}」已退回：{reason}',
  },
  sc: {
    subject: '“{record}”需要修改',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{activity}”的“{record}”已退回，请按意见修改后再提交。',
      '原因：{reason}',
      '{link}',
    ),
    short: '“{record}”已退回：{reason}',
  },
  en: {
    subject: 'Please correct “{record}”',
    mail: paragraphs(
      'Dear {recipient},',
      '“{record}” for {activity} was returned. Please correct it and submit it again.',
      'Reason: {reason}',
      '{link}',
    ),
    short: '“{record}” was returned: {reason}',
  },
  pt: {
    subject: 'Corrija «{record}»',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '«{record}», da actividade «{activity}», foi devolvido. Corrija-o e entregue-o de novo.',
      'Motivo: {reason}',
      '{link}',
    ),
    short: '«{record}» foi devolvido: {reason}',
  },
};

const moved: Record<Locale, UsualText> = {
  zh: {
    subject: '「{record}」：{stage}',
    mail: paragraphs('{recipient} 您好：', '「{activity}」的「{record}」現為「{stage}」。', '留言：{reason}', '{link}'),
    short: '「{record}」現為「{stage}」。',
  },
  sc: {
    subject: '“{record}”：{stage}',
    mail: paragraphs('{recipient} 您好：', '“{activity}”的“{record}”现为“{stage}”。', '留言：{reason}', '{link}'),
    short: '“{record}”现为“{stage}”。',
  },
  en: {
    subject: '“{record}”: {stage}',
    mail: paragraphs(
      'Dear {recipient},',
      '“{record}” for {activity} is now at “{stage}”.',
      'They write: {reason}',
      '{link}',
    ),
    short: '“{record}” is now at “{stage}”.',
  },
  pt: {
    subject: '«{record}»: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '«{record}», da actividade «{activity}», está agora em «{stage}».',
      'Mensagem: {reason}',
      '{link}',
    ),
    short: '«{record}» está agora em «{stage}».',
  },
};

const asked: Record<Locale, UsualText> = {
  zh: {
    subject: '有單位對「{record}」感興趣',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}希望就「{other}」與您洽談「{record}」（{activity}）。請於 {until} 前回覆。',
      '{link}',
    ),
    short: '{unit}希望洽談「{record}」，請於 {until} 前回覆。',
  },
  sc: {
    subject: '有单位对“{record}”感兴趣',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}希望就“{other}”与您洽谈“{record}”（{activity}）。请于 {until} 前回复。',
      '{link}',
    ),
    short: '{unit}希望洽谈“{record}”，请于 {until} 前回复。',
  },
  en: {
    subject: 'Someone is interested in “{record}”',
    mail: paragraphs(
      'Dear {recipient},',
      '{unit} would like to talk about “{record}” for its own “{other}” ({activity}). Please answer by {until}.',
      '{link}',
    ),
    short: '{unit} would like to talk about “{record}”. Please answer by {until}.',
  },
  pt: {
    subject: 'Há interesse em «{record}»',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '{unit} gostaria de falar sobre «{record}», a propósito de «{other}» ({activity}). Responda até {until}.',
      '{link}',
    ),
    short: '{unit} gostaria de falar sobre «{record}». Responda até {until}.',
  },
};

const answered: Record<Locale, UsualText> = {
  zh: {
    subject: '「{other}」：{stage}',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{record}」與「{other}」（{activity}）的配對現為「{stage}」。',
      '留言：{reason}',
      '{link}',
    ),
    short: '「{record}」與「{other}」：{stage}。',
  },
  sc: {
    subject: '“{other}”：{stage}',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{record}”与“{other}”（{activity}）的配对现为“{stage}”。',
      '留言：{reason}',
      '{link}',
    ),
    short: '“{record}”与“{other}”：{stage}。',
  },
  en: {
    subject: '“{other}”: {stage}',
    mail: paragraphs(
      'Dear {recipient},',
      '“{record}” and “{other}” ({activity}) are now at “{stage}”.',
      'They write: {reason}',
      '{link}',
    ),
    short: '“{record}” and “{other}”: {stage}.',
  },
  pt: {
    subject: '«{other}»: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '«{record}» e «{other}» ({activity}) estão agora em «{stage}».',
      'Mensagem: {reason}',
      '{link}',
    ),
    short: '«{record}» e «{other}»: {stage}.',
  },
};

export const roadShowTexts = {
  RECORD_RECEIVED: received,
  RECORD_RETURNED: returned,
  RECORD_MOVED: moved,
  MATCH_ASKED: asked,
  MATCH_ANSWERED: answered,
} as const;

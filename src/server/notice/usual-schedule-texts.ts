import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const released: Record<Locale, UsualText> = {
  zh: {
    subject: '會面時間表',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在「{activity}」的會面時間表已公布：新增{added}場、改期{moved}場、取消{dropped}場。',
      '現時的會面：{meetings}。',
      '{link}',
    ),
    short: '{unit}的會面：新增{added}場、改期{moved}場、取消{dropped}場。',
  },
  sc: {
    subject: '会面时间表',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在“{activity}”的会面时间表已公布：新增{added}场、改期{moved}场、取消{dropped}场。',
      '目前的会面：{meetings}。',
      '{link}',
    ),
    short: '{unit}的会面：新增{added}场、改期{moved}场、取消{dropped}场。',
  },
  en: {
    subject: 'Your meetings',
    mail: paragraphs(
      'Dear {recipient},',
      'The meetings of {unit} at {activity} have been scheduled: {added} new, {moved} moved, {dropped} cancelled.',
      'Your meetings now: {meetings}.',
      '{link}',
    ),
    short: 'Meetings of {unit}: {added} new, {moved} moved, {dropped} cancelled.',
  },
  pt: {
    subject: 'As suas reuniões',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Foi publicado o horário das reuniões de {unit} na actividade «{activity}»: {added} novas, {moved} alteradas, {dropped} canceladas.',
      'Reuniões actuais: {meetings}.',
      '{link}',
    ),
    short: 'Reuniões de {unit}: {added} novas, {moved} alteradas, {dropped} canceladas.',
  },
};

const asked: Record<Locale, UsualText> = {
  zh: {
    subject: '{unit}希望更改會面時間',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}希望把「{activity}」{before}的會面改到以下其中一個時段：{meetings}。',
      '原因：{reason}',
      '請在系統中回覆：',
      '{link}',
    ),
    short: '{unit}希望把{before}的會面改到：{meetings}。',
  },
  sc: {
    subject: '{unit}希望更改会面时间',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}希望把“{activity}”{before}的会面改到以下其中一个时段：{meetings}。',
      '原因：{reason}',
      '请在系统中回复：',
      '{link}',
    ),
    short: '{unit}希望把{before}的会面改到：{meetings}。',
  },
  en: {
    subject: '{unit} would like another time',
    mail: paragraphs(
      'Dear {recipient},',
      '{unit} would like to move your meeting of {before} at {activity} to one of these times: {meetings}.',
      'Reason: {reason}',
      'Please answer in the portal:',
      '{link}',
    ),
    short: '{unit} would like to move your meeting of {before} to: {meetings}.',
  },
  pt: {
    subject: '{unit} pede outra hora',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      '{unit} pede que a reunião de {before} na actividade «{activity}» passe para uma destas horas: {meetings}.',
      'Motivo: {reason}',
      'Responda no portal, por favor:',
      '{link}',
    ),
    short: '{unit} pede que a reunião de {before} passe para: {meetings}.',
  },
};

const answered: Record<Locale, UsualText> = {
  zh: {
    subject: '更改會面時間：{stage}',
    mail: paragraphs(
      '{recipient} 您好：',
      '與{unit}在「{activity}」{before}的會面，更改時間的申請：{stage}。',
      '說明：{reason}',
      '{link}',
    ),
    short: '與{unit}在{before}的會面，改期申請：{stage}。',
  },
  sc: {
    subject: '更改会面时间：{stage}',
    mail: paragraphs(
      '{recipient} 您好：',
      '与{unit}在“{activity}”{before}的会面，更改时间的申请：{stage}。',
      '说明：{reason}',
      '{link}',
    ),
    short: '与{unit}在{before}的会面，改期申请：{stage}。',
  },
  en: {
    subject: 'New time for a meeting: {stage}',
    mail: paragraphs(
      'Dear {recipient},',
      'Request to move the meeting with {unit} at {activity} on {before}: {stage}.',
      'Note: {reason}',
      '{link}',
    ),
    short: 'Request to move the meeting with {unit} on {before}: {stage}.',
  },
  pt: {
    subject: 'Outra hora para uma reunião: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Sobre outra hora para a reunião com {unit} na actividade «{activity}», em {before}: {stage}.',
      'Nota: {reason}',
      '{link}',
    ),
    short: 'Outra hora para a reunião com {unit} em {before}: {stage}.',
  },
};

export const scheduleTexts = {
  SCHEDULE_RELEASED: released,
  SCHEDULE_CHANGE_ASKED: asked,
  SCHEDULE_CHANGE_ANSWERED: answered,
} as const;

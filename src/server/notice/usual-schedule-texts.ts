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
      '{unit}在「{activity}」的会面时间表已公布：新增{added}场、改期{moved}场、取消{dropped}场。',
      '现时的会面：{meetings}。',
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

export const scheduleTexts = { SCHEDULE_RELEASED: released } as const;

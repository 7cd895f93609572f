import { paragraphs, type UsualTexts } from './usual-text.ts';

export const activityTexts = {
  SUPPLEMENT_PUBLISHED: {
    zh: {
      subject: '補充通知：{title}',
      mail: paragraphs(
        '{recipient} 您好：',
        '「{activity}」發出補充通知：{title}',
        '{text}',
        '截止日期：{until}',
        '{link}',
      ),
      short: paragraphs('{text}', '截止日期：{until}'),
    },
    sc: {
      subject: '补充通知：{title}',
      mail: paragraphs(
        '{recipient} 您好：',
        '「{activity}」发出补充通知：{title}',
        '{text}',
        '截止日期：{until}',
        '{link}',
      ),
      short: paragraphs('{text}', '截止日期：{until}'),
    },
    en: {
      subject: 'Supplementary notice: {title}',
      mail: paragraphs(
        'Dear {recipient},',
        'There is a supplementary notice for {activity}: {title}',
        '{text}',
        'Due by: {until}',
        '{link}',
      ),
      short: paragraphs('{text}', 'Due by: {until}'),
    },
    pt: {
      subject: 'Aviso complementar: {title}',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Há um aviso complementar sobre «{activity}»: {title}',
        '{text}',
        'Data limite: {until}',
        '{link}',
      ),
      short: paragraphs('{text}', 'Data limite: {until}'),
    },
  },
  STAFF_NOTICE: {
    zh: {
      subject: '{title}',
      mail: paragraphs('{recipient} 您好：', '{text}', '{link}'),
      short: '{text}',
    },
    sc: {
      subject: '{title}',
      mail: paragraphs('{recipient} 您好：', '{text}', '{link}'),
      short: '{text}',
    },
    en: {
      subject: '{title}',
      mail: paragraphs('Dear {recipient},', '{text}', '{link}'),
      short: '{text}',
    },
    pt: {
      subject: '{title}',
      mail: paragraphs('Ex.mo(a) Sr.(a) {recipient},', '{text}', '{link}'),
      short: '{text}',
    },
  },
} as const satisfies UsualTexts;

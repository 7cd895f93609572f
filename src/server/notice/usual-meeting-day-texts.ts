import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const attendance: Record<Locale, UsualText> = {
  zh: {
    subject: '與{unit}的會面：{stage}',
    mail: paragraphs('{recipient} 您好：', '「{activity}」{before}與{unit}的會面：{stage}。', '{link}'),
    short: '{before}與{unit}的會面：{stage}。',
  },
  sc: {
    subject: '与{unit}的会面：{stage}',
    mail: paragraphs('{recipient} 您好：', '“{activity}”{before}与{unit}的会面：{stage}。', '{link}'),
    short: '{before}与{unit}的会面：{stage}。',
  },
  en: {
    subject: 'Meeting with {unit}: {stage}',
    mail: paragraphs('Dear {recipient},', 'Your meeting with {unit} at {activity} on {before}: {stage}.', '{link}'),
    short: 'Meeting with {unit} on {before}: {stage}.',
  },
  pt: {
    subject: 'Reunião com {unit}: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'A sua reunião com {unit} na actividade «{activity}», em {before}: {stage}.',
      '{link}',
    ),
    short: 'Reunião com {unit} em {before}: {stage}.',
  },
};

const missed: Record<Locale, UsualText> = {
  zh: {
    subject: '{count}場會面有單位缺席',
    mail: paragraphs('{recipient} 您好：', '「{activity}」有{count}場會面有單位缺席：{meetings}。', '{link}'),
    short: '{count}場會面有單位缺席：{meetings}。',
  },
  sc: {
    subject: '{count}场会面有单位缺席',
    mail: paragraphs('{recipient} 您好：', '“{activity}”有{count}场会面有单位缺席：{meetings}。', '{link}'),
    short: '{count}场会面有单位缺席：{meetings}。',
  },
  en: {
    subject: 'Meetings missed: {count}',
    mail: paragraphs(
      'Dear {recipient},',
      'Someone did not come to these meetings at {activity}: {meetings}.',
      '{link}',
    ),
    short: 'Someone did not come: {meetings}.',
  },
  pt: {
    subject: 'Reuniões com faltas: {count}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Houve faltas nestas reuniões da actividade «{activity}»: {meetings}.',
      '{link}',
    ),
    short: 'Houve faltas nestas reuniões: {meetings}.',
  },
};

const offered: Record<Locale, UsualText> = {
  zh: {
    subject: '您可以在{time}與{unit}會面',
    mail: paragraphs(
      '{recipient} 您好：',
      '「{activity}」有空出的時段：您與{unit}可以在{time}於{table}號桌會面。',
      '請在{until}前接受或婉拒；雙方都接受才會安排。',
      '{link}',
    ),
    short: '您與{unit}可以在{time}於{table}號桌會面。請在{until}前回覆。',
    sms: '您與{unit}可以在{time}於{table}號桌會面。請在{until}前回覆：{link}',
  },
  sc: {
    subject: '您可以在{time}与{unit}会面',
    mail: paragraphs(
      '{recipient} 您好：',
      '“{activity}”有空出的时段：您与{unit}可以在{time}于{table}号桌会面。',
      '请在{until}前接受或婉拒；双方都接受才会安排。',
      '{link}',
    ),
    short: '您与{unit}可以在{time}于{table}号桌会面。请在{until}前回复。',
    sms: '您与{unit}可以在{time}于{table}号桌会面。请在{until}前回复：{link}',
  },
  en: {
    subject: 'You can meet {unit} at {time}',
    mail: paragraphs(
      'Dear {recipient},',
      'A time has become free at {activity}: you can meet {unit} at {time}, table {table}.',
      'Accept or decline before {until}. The meeting takes place if both sides accept.',
      '{link}',
    ),
    short: 'You can meet {unit} at {time}, table {table}. Answer before {until}.',
    sms: 'You can meet {unit} at {time}, table {table}. Answer before {until}: {link}',
  },
  pt: {
    subject: 'Pode reunir com {unit} em {time}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Ficou livre uma hora na actividade «{activity}»: pode reunir com {unit} em {time}, na mesa {table}.',
      'Aceite ou recuse antes de {until}. A reunião só se realiza se ambas as partes aceitarem.',
      '{link}',
    ),
    short: 'Pode reunir com {unit} em {time}, na mesa {table}. Responda antes de {until}.',
    sms: 'Pode reunir com {unit} em {time}, mesa {table}. Responda antes de {until}: {link}',
  },
};

const offerEnded: Record<Locale, UsualText> = {
  zh: {
    subject: '與{unit}會面的時段：{stage}',
    mail: paragraphs('{recipient} 您好：', '「{activity}」{time}與{unit}會面的時段：{stage}。', '{link}'),
    short: '{time}與{unit}會面的時段：{stage}。',
  },
  sc: {
    subject: '与{unit}会面的时段：{stage}',
    mail: paragraphs('{recipient} 您好：', '“{activity}”{time}与{unit}会面的时段：{stage}。', '{link}'),
    short: '{time}与{unit}会面的时段：{stage}。',
  },
  en: {
    subject: 'Offered time with {unit}: {stage}',
    mail: paragraphs(
      'Dear {recipient},',
      'About the time offered to meet {unit} at {activity}, on {time}: {stage}.',
      '{link}',
    ),
    short: 'About the time offered to meet {unit} on {time}: {stage}.',
  },
  pt: {
    subject: 'Hora proposta com {unit}: {stage}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Sobre a hora proposta para reunir com {unit} na actividade «{activity}», em {time}: {stage}.',
      '{link}',
    ),
    short: 'Sobre a hora proposta para reunir com {unit} em {time}: {stage}.',
  },
};

/** What is told of meetings on the day itself. */
export const meetingDayTexts = {
  MEETING_ATTENDANCE: attendance,
  MEETINGS_MISSED: missed,
  MEETING_OFFERED: offered,
  MEETING_OFFER_ENDED: offerEnded,
} as const;

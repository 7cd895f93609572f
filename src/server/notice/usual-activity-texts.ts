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
        '“{activity}”发出补充通知：{title}',
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
  ACTIVITY_CANCELLED: {
    zh: {
      subject: '活動取消',
      mail: paragraphs(
        '{recipient} 您好：',
        '很抱歉，「{activity}」已取消，不會舉行。',
        '原因：{reason}',
        '已發出的簽到碼無須再使用。',
        '{link}',
      ),
      short: paragraphs('「{activity}」已取消，不會舉行。', '原因：{reason}'),
      sms: paragraphs('【{activity}】活動已取消，不會舉行。', '原因：{reason}'),
    },
    sc: {
      subject: '活动取消',
      mail: paragraphs(
        '{recipient} 您好：',
        '很抱歉，“{activity}”已取消，不会举行。',
        '原因：{reason}',
        '已发出的签到码无需再使用。',
        '{link}',
      ),
      short: paragraphs('“{activity}”已取消，不会举行。', '原因：{reason}'),
      sms: paragraphs('【{activity}】活动已取消，不会举行。', '原因：{reason}'),
    },
    en: {
      subject: 'The event has been cancelled',
      mail: paragraphs(
        'Dear {recipient},',
        'We’re sorry: {activity} has been cancelled.',
        'Reason: {reason}',
        'Codes already sent are no longer needed.',
        '{link}',
      ),
      short: paragraphs('{activity} has been cancelled.', 'Reason: {reason}'),
      sms: paragraphs('[{activity}] The event is cancelled and does not take place.', 'Reason: {reason}'),
    },
    pt: {
      subject: 'A actividade foi cancelada',
      mail: paragraphs(
        'Ex.mo(a) Sr.(a) {recipient},',
        'Lamentamos informar que «{activity}» foi cancelada e não se realiza.',
        'Motivo: {reason}',
        'Os códigos enviados deixam de ser necessários.',
        '{link}',
      ),
      short: paragraphs('«{activity}» foi cancelada e não se realiza.', 'Motivo: {reason}'),
      sms: paragraphs('[{activity}] A actividade foi cancelada e não se realiza.', 'Motivo: {reason}'),
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

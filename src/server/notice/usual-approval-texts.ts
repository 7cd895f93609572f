import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const wanted: Record<Locale, UsualText> = {
  zh: {
    subject: '展位設計：輪到您處理',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在「{activity}」的展位設計現為「{stage}」，輪到您處理。',
      '對方留言：{reason}',
      '{link}',
    ),
    short: '{unit}的展位設計現為「{stage}」，輪到您處理。',
  },
  sc: {
    subject: '展位设计：轮到您处理',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在“{activity}”的展位设计现为“{stage}”，轮到您处理。',
      '对方留言：{reason}',
      '{link}',
    ),
    short: '{unit}的展位设计现为“{stage}”，轮到您处理。',
  },
  en: {
    subject: 'Booth design: it’s your turn',
    mail: paragraphs(
      'Dear {recipient},',
      'The booth design of {unit} for {activity} is now at “{stage}”, and it’s your turn.',
      'They write: {reason}',
      '{link}',
    ),
    short: 'The booth design of {unit} stands at “{stage}”: it is your turn.',
  },
  pt: {
    subject: 'Projecto do stand: é a sua vez',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O projecto do stand de {unit} para a actividade «{activity}» está em «{stage}», e é a sua vez de agir.',
      'Mensagem: {reason}',
      '{link}',
    ),
    short: 'O projecto do stand de {unit} está em «{stage}»: é a sua vez.',
  },
};

const moved: Record<Locale, UsualText> = {
  zh: {
    subject: '展位設計有進展',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在「{activity}」的展位設計現為「{stage}」，您暫時無須處理。',
      '對方留言：{reason}',
      '{link}',
    ),
    short: '{unit}的展位設計現為「{stage}」。',
  },
  sc: {
    subject: '展位设计有进展',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在“{activity}”的展位设计现为“{stage}”，您暂时无需处理。',
      '对方留言：{reason}',
      '{link}',
    ),
    short: '{unit}的展位设计现为“{stage}”。',
  },
  en: {
    subject: 'The booth design has moved on',
    mail: paragraphs(
      'Dear {recipient},',
      'The booth design of {unit} for {activity} is now at “{stage}”. You don’t need to do anything now.',
      'They write: {reason}',
      '{link}',
    ),
    short: 'The booth design of {unit} is now at “{stage}”.',
  },
  pt: {
    subject: 'O projecto do stand avançou',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O projecto do stand de {unit} para a actividade «{activity}» está em «{stage}». Por agora não precisa de fazer nada.',
      'Mensagem: {reason}',
      '{link}',
    ),
    short: 'O projecto do stand de {unit} está em «{stage}».',
  },
};

const overdue: Record<Locale, UsualText> = {
  zh: {
    subject: '提醒：展位設計仍待您處理',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在「{activity}」的展位設計現為「{stage}」，已超過回覆時限。請盡快處理，以免影響搭建。',
      '{link}',
    ),
    short: '{unit}的展位設計仍待您處理：{stage}。',
  },
  sc: {
    subject: '提醒：展位设计仍待您处理',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在“{activity}”的展位设计现为“{stage}”，已超过回复时限。请尽快处理，以免影响搭建。',
      '{link}',
    ),
    short: '{unit}的展位设计仍待您处理：{stage}。',
  },
  en: {
    subject: 'Reminder: the booth design is waiting for you',
    mail: paragraphs(
      'Dear {recipient},',
      'The booth design of {unit} for {activity} is at “{stage}” and has been waiting for you longer than planned. Please continue soon so that the booth can be built in time.',
      '{link}',
    ),
    short: 'The booth design of {unit} is waiting for you: {stage}.',
  },
  pt: {
    subject: 'Lembrete: o projecto do stand está à sua espera',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O projecto do stand de {unit} para a actividade «{activity}» está em «{stage}» e espera por si há mais tempo do que o previsto. Trate dele em breve, para que o stand seja montado a tempo.',
      '{link}',
    ),
    short: 'O projecto do stand de {unit} está à sua espera: {stage}.',
  },
};

const waiting: Record<Locale, UsualText> = {
  zh: {
    subject: '有申請等候過久：{count} 宗',
    mail: paragraphs(
      '{recipient} 您好：',
      '以下 {count} 宗展覽申請已超過回覆時限，等候最久的排在最前：{units}',
      '{link}',
    ),
    short: '{count} 宗展覽申請已超過回覆時限：{units}',
  },
  sc: {
    subject: '有申请等候过久：{count} 宗',
    mail: paragraphs(
      '{recipient} 您好：',
      '以下 {count} 宗展览申请已超过回复时限，等候最久的排在最前：{units}',
      '{link}',
    ),
    short: '{count} 宗展览申请已超过回复时限：{units}',
  },
  en: {
    subject: 'Applications waiting too long: {count}',
    mail: paragraphs(
      'Dear {recipient},',
      'Applications waiting longer than planned: {count}. Longest first: {units}',
      '{link}',
    ),
    short: 'Applications that have waited for longer than planned: {count}. {units}',
  },
  pt: {
    subject: 'Candidaturas à espera há muito: {count}',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Candidaturas que esperam há mais tempo do que o previsto: {count}. Primeiro as que esperam há mais tempo: {units}',
      '{link}',
    ),
    short: 'Candidaturas que esperam há mais tempo do que o previsto: {count}. {units}',
  },
};

/** The exhibitor and the contractor read the same; where it leads is the trigger's. */
export const approvalTexts = {
  DESIGN_WANTED: wanted,
  DESIGN_MOVED: moved,
  CASE_WANTED: wanted,
  DESIGN_OVERDUE: overdue,
  CASE_OVERDUE: overdue,
  CASE_MOVED: moved,
  CASES_WAITING: waiting,
} as const;

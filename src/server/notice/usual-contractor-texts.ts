import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const changed: Record<Locale, UsualText> = {
  zh: {
    subject: '承建商已更改',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在「{activity}」的展位現由{other}承建。已上傳的文件、設計及批註全部保留，由新承建商接續處理。',
      '原因：{reason}',
      '{link}',
    ),
    short: '{unit}的展位現由{other}承建。',
  },
  sc: {
    subject: '承建商已更改',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在“{activity}”的展位现由{other}承建。已上传的文件、设计及批注全部保留，由新承建商接续处理。',
      '原因：{reason}',
      '{link}',
    ),
    short: '{unit}的展位现由{other}承建。',
  },
  en: {
    subject: 'A new contractor will build the booth',
    mail: paragraphs(
      'Dear {recipient},',
      'The booth of {unit} at {activity} will now be built by {other}. All files, designs and notes are kept, and the new contractor continues with them.',
      'Reason: {reason}',
      '{link}',
    ),
    short: 'The booth of {unit} is now built by {other}.',
  },
  pt: {
    subject: 'Outro montador constrói o stand',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O stand de {unit} na actividade «{activity}» passa a ser construído por {other}. Todos os ficheiros, projectos e notas se mantêm; o novo montador continua o trabalho.',
      'Motivo: {reason}',
      '{link}',
    ),
    short: 'O stand de {unit} passa a ser construído por {other}.',
  },
};

const given: Record<Locale, UsualText> = {
  zh: {
    subject: '新的承建個案',
    mail: paragraphs(
      '{recipient} 您好：',
      '基金已指定貴單位承建{unit}在「{activity}」的展位，進度為「{stage}」。之前的文件、設計及批註均可在個案中查閱。',
      '原因：{reason}',
      '{link}',
    ),
    short: '基金已指定貴單位承建{unit}的展位，進度為「{stage}」。',
  },
  sc: {
    subject: '新的承建事项',
    mail: paragraphs(
      '{recipient} 您好：',
      '基金已指定贵单位承建{unit}在“{activity}”的展位，进度为“{stage}”。之前的文件、设计及批注均可在事项中查阅。',
      '原因：{reason}',
      '{link}',
    ),
    short: '基金已指定贵单位承建{unit}的展位，进度为“{stage}”。',
  },
  en: {
    subject: 'A booth for you to build',
    mail: paragraphs(
      'Dear {recipient},',
      'The fund has made you the contractor for {unit} at {activity}. The case is at “{stage}” and has all files, designs and notes so far.',
      'Reason: {reason}',
      '{link}',
    ),
    short: 'The fund has named you the contractor of {unit}. It stands at “{stage}”.',
  },
  pt: {
    subject: 'Um stand para construir',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O fundo nomeou-o montador do stand de {unit} na actividade «{activity}». Está em «{stage}»; os ficheiros, projectos e notas anteriores estão no processo.',
      'Motivo: {reason}',
      '{link}',
    ),
    short: 'O fundo nomeou-o montador do stand de {unit}. Está em «{stage}».',
  },
};

const takenAway: Record<Locale, UsualText> = {
  zh: {
    subject: '個案已轉交另一承建商',
    mail: paragraphs(
      '{recipient} 您好：',
      '基金已將{unit}在「{activity}」的展位轉交另一承建商。貴單位不能再查閱該個案，無須再作處理。',
      '原因：{reason}',
      '{link}',
    ),
    short: '{unit}的展位已轉交另一承建商。',
  },
  sc: {
    subject: '事项已转交另一承建商',
    mail: paragraphs(
      '{recipient} 您好：',
      '基金已将{unit}在“{activity}”的展位转交另一承建商。贵单位不能再查阅该事项，无需再作处理。',
      '原因：{reason}',
      '{link}',
    ),
    short: '{unit}的展位已转交另一承建商。',
  },
  en: {
    subject: 'A booth was given to another contractor',
    mail: paragraphs(
      'Dear {recipient},',
      'The fund has given the booth of {unit} at {activity} to another contractor. You can no longer open the case, and you don’t need to do anything more.',
      'Reason: {reason}',
      '{link}',
    ),
    short: 'The booth of {unit} was given to another contractor.',
  },
  pt: {
    subject: 'Um stand foi entregue a outro montador',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'O fundo entregou o stand de {unit} na actividade «{activity}» a outro montador. Já não pode abrir o processo e não precisa de fazer mais nada.',
      'Motivo: {reason}',
      '{link}',
    ),
    short: 'O stand de {unit} foi entregue a outro montador.',
  },
};

export const contractorTexts = {
  CONTRACTOR_CHANGED: changed,
  CASE_GIVEN: given,
  CASE_TAKEN_AWAY: takenAway,
} as const;

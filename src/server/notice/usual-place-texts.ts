import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const placed: Record<Locale, UsualText> = {
  zh: {
    subject: '展位位置',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在「{activity}」的展位位置為：{places}。',
      '原位置：{before}',
      '印刷品可於{until}或之前更改。',
      '{link}',
    ),
    short: '{unit}的展位位置：{places}。',
  },
  sc: {
    subject: '展位位置',
    mail: paragraphs(
      '{recipient} 您好：',
      '{unit}在“{activity}”的展位位置为：{places}。',
      '原位置：{before}',
      '印刷品可于{until}或之前更改。',
      '{link}',
    ),
    short: '{unit}的展位位置：{places}。',
  },
  en: {
    subject: 'The place of the booth',
    mail: paragraphs(
      'Dear {recipient},',
      'The place of the booth of {unit} at {activity}: {places}.',
      'It stood before at: {before}',
      'What is printed can be changed until {until}.',
      '{link}',
    ),
    short: 'The place of the booth of {unit}: {places}.',
  },
  pt: {
    subject: 'O lugar do stand',
    mail: paragraphs(
      'Ex.mo(a) Sr.(a) {recipient},',
      'Lugar do stand de {unit} na actividade «{activity}»: {places}.',
      'Lugar anterior: {before}',
      'O que é impresso pode ser alterado até {until}.',
      '{link}',
    ),
    short: 'Lugar do stand de {unit}: {places}.',
  },
};

/** The exhibitor and the contractor read the same; where it leads is the trigger's. */
export const placeTexts = { ENROLLMENT_PLACED: placed, CASE_PLACED: placed } as const;

import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

const greetings: Record<Locale, string> = {
  zh: '{recipient} 您好：',
  sc: '{recipient} 您好：',
  en: 'Dear {recipient},',
  pt: 'Ex.mo(a) Sr.(a) {recipient},',
};

/** @param lines of the mail between greeting and link @param short what the portal says */
const said = (locale: Locale, subject: string, lines: readonly string[], short: string): UsualText => ({
  subject,
  mail: paragraphs(greetings[locale], ...lines, '{link}'),
  short,
});

const received: Record<Locale, UsualText> = {
  zh: said(
    'zh',
    '職位待審批',
    ['{unit}為「{activity}」提交了職位「{record}」，請審批。'],
    '{unit}提交了職位「{record}」，請審批。',
  ),
  sc: said(
    'sc',
    '职位待审批',
    ['{unit}为“{activity}”提交了职位“{record}”，请审批。'],
    '{unit}提交了职位“{record}”，请审批。',
  ),
  en: said(
    'en',
    'A position is waiting for you to check',
    ['{unit} has submitted the position “{record}” for {activity}. Please check it.'],
    '{unit} has submitted the position “{record}”. Please check it.',
  ),
  pt: said(
    'pt',
    'Uma vaga espera por si',
    ['{unit} entregou a vaga «{record}» para a actividade «{activity}». Agradecemos que a verifique.'],
    '{unit} entregou a vaga «{record}». Agradecemos que a verifique.',
  ),
};

const returned: Record<Locale, UsualText> = {
  zh: said(
    'zh',
    '「{record}」需要修改',
    ['「{activity}」的職位「{record}」已退回，請按意見修改後再提交。', '原因：{reason}'],
    '職位「{record}」已退回：{reason}',
  ),
  sc: said(
    'sc',
    '“{record}”需要修改',
    ['“{activity}”的职位“{record}”已退回，请按意见修改后再提交。', '原因：{reason}'],
    '职位“{record}”已退回：{reason}',
  ),
  en: said(
    'en',
    'Please correct “{record}”',
    ['The position “{record}” for {activity} was returned. Please correct it and submit it again.', 'Reason: {reason}'],
    'The position “{record}” was returned: {reason}',
  ),
  pt: said(
    'pt',
    'Corrija «{record}»',
    [
      'A vaga «{record}», da actividade «{activity}», foi devolvida. Corrija-a e entregue-a de novo.',
      'Motivo: {reason}',
    ],
    'A vaga «{record}» foi devolvida: {reason}',
  ),
};

const moved: Record<Locale, UsualText> = {
  zh: said(
    'zh',
    '「{record}」：{stage}',
    ['「{activity}」的職位「{record}」：{stage}。', '{reason}'],
    '職位「{record}」：{stage}。',
  ),
  sc: said(
    'sc',
    '“{record}”：{stage}',
    ['“{activity}”的职位“{record}”：{stage}。', '{reason}'],
    '职位“{record}”：{stage}。',
  ),
  en: said(
    'en',
    '“{record}”: {stage}',
    ['The position “{record}” for {activity}: {stage}.', '{reason}'],
    '“{record}”: {stage}.',
  ),
  pt: said(
    'pt',
    '«{record}»: {stage}',
    ['Vaga «{record}», da actividade «{activity}»: {stage}.', '{reason}'],
    '«{record}»: {stage}.',
  ),
};

export const recruitmentTexts = {
  POSITION_RECEIVED: received,
  POSITION_RETURNED: returned,
  POSITION_MOVED: moved,
};

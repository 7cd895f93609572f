import type { Locale } from '#domain/locale.ts';
import { paragraphs, type UsualText } from './usual-text.ts';

/** @param lines of the mail between greeting and link @param short what the portal says */
const text = (greeting: string, subject: string, lines: readonly string[], short: string): UsualText => ({
  subject,
  mail: paragraphs(greeting, ...lines, '{link}'),
  short,
});

const zh = (subject: string, lines: readonly string[], short: string) =>
  text('{recipient} 您好：', subject, lines, short);
const en = (subject: string, lines: readonly string[], short: string) =>
  text('Dear {recipient},', subject, lines, short);
const pt = (subject: string, lines: readonly string[], short: string) =>
  text('Ex.mo(a) Sr.(a) {recipient},', subject, lines, short);

const received: Record<Locale, UsualText> = {
  zh: zh(
    '對接產品待審批',
    ['{unit}為「{activity}」提交了產品「{record}」，請審批。'],
    '{unit}提交了產品「{record}」，請審批。',
  ),
  sc: zh(
    '对接产品待审批',
    ['{unit}为“{activity}”提交了产品“{record}”，请审批。'],
    '{unit}提交了产品“{record}”，请审批。',
  ),
  en: en(
    'A product is waiting for you to check',
    ['{unit} has submitted the product “{record}” for {activity}. Please check it.'],
    '{unit} has submitted the product “{record}”. Please check it.',
  ),
  pt: pt(
    'Um produto da bolsa de contactos espera por si',
    ['{unit} entregou o produto «{record}» para a actividade «{activity}». Agradecemos que o verifique.'],
    '{unit} entregou o produto «{record}». Agradecemos que o verifique.',
  ),
};

const returned: Record<Locale, UsualText> = {
  zh: zh(
    '「{record}」需要修改',
    ['「{activity}」的產品「{record}」已退回，請按意見修改後再提交。', '原因：{reason}'],
    '產品「{record}」已退回：{reason}',
  ),
  sc: zh(
    '“{record}”需要修改',
    ['“{activity}”的产品“{record}”已退回，请按意见修改后再提交。', '原因：{reason}'],
    '产品“{record}”已退回：{reason}',
  ),
  en: en(
    'Please correct “{record}”',
    ['The product “{record}” for {activity} was returned. Please correct it and submit it again.', 'Reason: {reason}'],
    'The product “{record}” was returned: {reason}',
  ),
  pt: pt(
    'Corrija «{record}»',
    [
      'O produto «{record}», da actividade «{activity}», foi devolvido. Corrija-o e entregue-o de novo.',
      'Motivo: {reason}',
    ],
    'O produto «{record}» foi devolvido: {reason}',
  ),
};

const moved: Record<Locale, UsualText> = {
  zh: zh(
    '「{record}」：{stage}',
    ['「{activity}」的產品「{record}」：{stage}。', '{reason}'],
    '產品「{record}」：{stage}。',
  ),
  sc: zh('“{record}”：{stage}', ['“{activity}”的产品“{record}”：{stage}。', '{reason}'], '产品“{record}”：{stage}。'),
  en: en(
    '“{record}”: {stage}',
    ['The product “{record}” for {activity}: {stage}.', '{reason}'],
    '“{record}”: {stage}.',
  ),
  pt: pt(
    '«{record}»: {stage}',
    ['Produto «{record}», da actividade «{activity}»: {stage}.', '{reason}'],
    '«{record}»: {stage}.',
  ),
};

const asked: Record<Locale, UsualText> = {
  zh: zh(
    '{unit}希望就「{record}」會面',
    ['{unit}希望在「{activity}」就「{record}」與您會面，請回覆。', '{note}'],
    '{unit}希望就「{record}」與您會面，請回覆。',
  ),
  sc: zh(
    '{unit}希望就“{record}”会面',
    ['{unit}希望在“{activity}”就“{record}”与您会面，请回复。', '{note}'],
    '{unit}希望就“{record}”与您会面，请回复。',
  ),
  en: en(
    '{unit} would like to meet you about “{record}”',
    ['{unit} would like to meet you at {activity} about “{record}”. Please answer.', '{note}'],
    '{unit} would like to meet you about “{record}”. Please answer.',
  ),
  pt: pt(
    '{unit} gostaria de se reunir consigo sobre «{record}»',
    ['{unit} gostaria de se reunir consigo em «{activity}» sobre «{record}». Agradecemos a sua resposta.', '{note}'],
    '{unit} gostaria de se reunir consigo sobre «{record}». Agradecemos a sua resposta.',
  ),
};

const answered: Record<Locale, UsualText> = {
  zh: zh(
    '與{unit}的對接：{stage}',
    ['與{unit}就「{record}」的對接：{stage}。', '雙方同意的時間：{times}', '{reason}'],
    '與{unit}就「{record}」的對接：{stage}。',
  ),
  sc: zh(
    '与{unit}的对接：{stage}',
    ['与{unit}就“{record}”的对接：{stage}。', '双方同意的时间：{times}', '{reason}'],
    '与{unit}就“{record}”的对接：{stage}。',
  ),
  en: en(
    'Meeting with {unit}: {stage}',
    ['Meeting with {unit} about “{record}”: {stage}.', 'Agreed time: {times}', '{reason}'],
    'Meeting with {unit} about “{record}”: {stage}.',
  ),
  pt: pt(
    'Contacto com {unit}: {stage}',
    ['Contacto com {unit} sobre «{record}»: {stage}.', 'Hora acordada por ambos: {times}', '{reason}'],
    'Contacto com {unit} sobre «{record}»: {stage}.',
  ),
};

const timed: Record<Locale, UsualText> = {
  zh: zh(
    '與{unit}會面的時間',
    ['與{unit}就「{record}」會面的時間：{times}。'],
    '與{unit}就「{record}」會面的時間：{times}。',
  ),
  sc: zh(
    '与{unit}会面的时间',
    ['与{unit}就“{record}”会面的时间：{times}。'],
    '与{unit}就“{record}”会面的时间：{times}。',
  ),
  en: en(
    'Time of your meeting with {unit}',
    ['Your meeting with {unit} about “{record}”: {times}.'],
    'Your meeting with {unit} about “{record}”: {times}.',
  ),
  pt: pt(
    'Hora da reunião com {unit}',
    ['Para a reunião com {unit} sobre «{record}»: {times}.'],
    'Para a reunião com {unit} sobre «{record}»: {times}.',
  ),
};

export const dockingTexts = {
  PRODUCT_RECEIVED: received,
  PRODUCT_RETURNED: returned,
  PRODUCT_MOVED: moved,
  INTENT_ASKED: asked,
  INTENT_MOVED: answered,
  INTENT_TIMES: timed,
};

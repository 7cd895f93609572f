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

const invited: Record<Locale, UsualText> = {
  zh: said(
    'zh',
    '請填寫項目「{record}」的展示資料',
    ['您的項目「{record}」（檔案編號 {number}）將在「{activity}」展出。請登入填寫項目資料並上傳圖片。'],
    '您的項目「{record}」將展出，請填寫項目資料。',
  ),
  sc: said(
    'sc',
    '请填写项目“{record}”的展示资料',
    ['您的项目“{record}”（文件编号 {number}）将在“{activity}”展出。请登录填写项目信息并上传图片。'],
    '您的项目“{record}”将展出，请填写项目信息。',
  ),
  en: said(
    'en',
    'Please describe “{record}” for the exhibition',
    [
      'Your project “{record}” (file {number}) will be shown at {activity}. Please log in, describe it and upload its pictures.',
    ],
    'Your project “{record}” will be shown. Please describe it.',
  ),
  pt: said(
    'pt',
    'Descreva o projecto «{record}» para a exposição',
    [
      'O seu projecto «{record}» (processo {number}) vai ser mostrado na actividade «{activity}». Inicie sessão, descreva-o e envie as imagens.',
    ],
    'O seu projecto «{record}» vai ser mostrado. Descreva-o, por favor.',
  ),
};

const moved: Record<Locale, UsualText> = {
  zh: said(
    'zh',
    '「{record}」：{stage}',
    ['「{activity}」的項目「{record}」：{stage}。', '說明：{reason}'],
    '項目「{record}」：{stage}。',
  ),
  sc: said(
    'sc',
    '“{record}”：{stage}',
    ['“{activity}”的项目“{record}”：{stage}。', '说明：{reason}'],
    '项目“{record}”：{stage}。',
  ),
  en: said(
    'en',
    '“{record}”: {stage}',
    ['The project “{record}” of {activity}: {stage}.', 'Note: {reason}'],
    '“{record}”: {stage}.',
  ),
  pt: said(
    'pt',
    '«{record}»: {stage}',
    ['Projecto «{record}», da actividade «{activity}»: {stage}.', 'O que foi dito: {reason}'],
    '«{record}»: {stage}.',
  ),
};

export const closingTexts = {
  CLOSING_INVITED: invited,
  CLOSING_WANTED: moved,
  CLOSING_MOVED: moved,
  CLOSING_DESIGN_WANTED: moved,
  CLOSING_DESIGN_MOVED: moved,
  CLOSING_DECIDED: moved,
};

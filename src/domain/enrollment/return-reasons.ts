import type { Locale } from '#domain/locale.ts';

/** What reviewers say most often when they return an application, as whoever receives it reads it. */
export const returnReasons: readonly Readonly<Record<Locale, string>>[] = [
  {
    zh: '資料不完整，請補齊標示的欄目。',
    sc: '信息不完整，请补齐标示的栏目。',
    en: 'Something is missing: please fill in the fields that are marked.',
    pt: 'Faltam dados: por favor preencha os campos assinalados.',
  },
  {
    zh: '商業登記文件已超過三個月，請上傳較新的副本。',
    sc: '商业登记文件已超过三个月，请上传较新的副本。',
    en: 'The business licence is older than three months: please upload a newer copy.',
    pt: 'A licença comercial tem mais de três meses: por favor carregue uma cópia mais recente.',
  },
  {
    zh: '文件模糊或無法開啟，請重新上傳。',
    sc: '文件模糊或无法打开，请重新上传。',
    en: 'A file is blurred or does not open: please upload it again.',
    pt: 'Um ficheiro está desfocado ou não abre: por favor carregue-o de novo.',
  },
  {
    zh: '申請的展位數目過多，請減少。',
    sc: '申请的展位数目过多，请减少。',
    en: 'Too many booths are asked for: please ask for fewer.',
    pt: 'São pedidos demasiados stands: por favor peça menos.',
  },
  {
    zh: '展示內容的說明不夠清楚，請寫得具體一些。',
    sc: '展示内容的说明不够清楚，请写得具体一些。',
    en: 'It is not clear what will be shown: please describe it more precisely.',
    pt: 'Não é claro o que será mostrado: por favor descreva-o com mais pormenor.',
  },
];

import { businessDateAt, type Instant } from '#domain/instant.ts';
import type { Locale, LocalizedText } from '#domain/locale.ts';
import type { Fact } from '#domain/notice/facts.ts';
import type { FactTexts } from '#domain/notice/fill.ts';
import type { FactOf, NoticeTrigger } from '#domain/notice/triggers.ts';
import { factTexts } from './fact-texts.ts';

interface Known {
  now: Instant;
  publicUrl: string;
  username: string;
  unit: LocalizedText;
  activity: LocalizedText;
}

const of = (tc: string, en: string, pt: string): LocalizedText => ({ tc, en, pt });

const meetingTimes = ['2026-11-25T02:00:00.000Z', '2026-11-25T06:30:00.000Z'] as [Instant, Instant];

/** What a preview says where only the real sending knows: examples that read like the real thing. */
function samples(known: Known): Record<FactOf<NoticeTrigger> | 'activity', Fact> {
  const now = { at: known.now };
  return {
    unit: known.unit,
    activity: known.activity,
    event: known.activity,
    otherActivity: known.activity,
    username: known.username,
    reason: of(
      '請補交公司簡介的葡文版本。',
      'Please add the Portuguese company profile.',
      'Junte a versão portuguesa do perfil da empresa.',
    ),
    stage: of('設計待確認', 'Design to be checked', 'Projecto por verificar'),
    places: 'A01, A02',
    before: 'C07',
    answer: of(
      '謝謝，已按貴單位要求更改。',
      'Thank you; we have changed it as you asked.',
      'Obrigado; foi alterado conforme solicitado.',
    ),
    names: { list: [of('陳大文', 'Chan Tai Man', 'Chan Tai Man'), of('李小明', 'Lei Sio Meng', 'Lei Sio Meng')] },
    count: 2,
    added: 3,
    moved: 1,
    dropped: 0,
    record: of('機械人工程師', 'Robotics engineer', 'Engenheiro de robótica'),
    other: of('澳門創新科技有限公司', 'Macao Innovation Ltd.', 'Inovação de Macau, Lda.'),
    units: {
      list: [
        of('澳門創新科技有限公司', 'Macao Innovation Ltd.', 'Inovação de Macau, Lda.'),
        of('珠海智能設備有限公司', 'Zhuhai Smart Devices Ltd.', 'Dispositivos Inteligentes de Zhuhai, Lda.'),
      ],
    },
    note: of(
      '希望了解貴單位的感測器。',
      'We would like to know more about your sensors.',
      'Gostaríamos de saber mais sobre os seus sensores.',
    ),
    number: '0012/2026/A1',
    time: { at: meetingTimes[0] },
    times: { at: meetingTimes },
    records: { list: [of('機械人工程師', 'Robotics engineer', 'Engenheiro de robótica')] },
    seats: 2,
    day: { day: businessDateAt(known.now) },
    place: of('澳門科學館', 'Macao Science Center', 'Centro de Ciência de Macau'),
    calendar: `${known.publicUrl}/event/calendar`,
    meetings: of('2026年11月25日 10:00 T12', '25 November 2026, 10:00 T12', '25 de Novembro de 2026, 10:00 T12'),
    table: 'T12',
    qr: '[QR]',
    code: 'ABCD EFGH',
    until: now,
    at: now,
    link: `${known.publicUrl}/event/`,
    device: 'Firefox, Windows',
    contact: 'a•••@example.org',
    title: of('提交產品影片', 'Send us your product video', 'Envie-nos o vídeo do produto'),
    text: of(
      '請於截止日期前上傳一段產品影片。',
      'Please upload a video of your product by the last day.',
      'Carregue um vídeo do seu produto até à data limite.',
    ),
  };
}

export const sampleFacts = (known: Known, language: Locale): FactTexts => factTexts(samples(known), language);

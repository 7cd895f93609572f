import type { Texts } from '#contract/texts.ts';
import {
  businessDateAt,
  businessDatePlus,
  hourMs,
  type Instant,
  instantOf,
  minuteMs,
  msOf,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { forum } from '#server/activity/tables.ts';
import type { Transaction } from '#server/db/database.ts';
import { forumSession } from '#server/forum/tables.ts';

const text = (tc: string, en: string, pt: string): Texts => ({ tc, en, pt });
const lecture = text('演講廳', 'Auditorium', 'Auditório');
const room = text('會議室二', 'Meeting room 2', 'Sala de reuniões 2');
const studio = text('工作坊', 'Workshop studio', 'Oficina');
const professor = text('教授', 'Professor', 'Professor catedrático');
const director = text('總監', 'Director', 'Directora');
const engineer = text('首席工程師', 'Chief engineer', 'Engenheiro-chefe');
const houKong = text('澳門濠江大學', 'Hou Kong University of Macao', 'Universidade Hou Kong de Macau');
const hospital = text('澳門仁慈醫院', 'Macao Charity Hospital', 'Hospital da Caridade de Macau');
const company = text('濠鏡新材料有限公司', 'Hou Keng New Materials Ltd.', 'Hou Keng Novos Materiais, Lda.');
const leong = { name: text('梁詠詩', 'Leong Weng Si', 'Leong Weng Si'), title: professor, organisation: houKong };
const sousa = { name: text('蘇瑪達', 'Marta Sousa', 'Marta Sousa'), title: director, organisation: company };
const chao = { name: text('周浩然', 'Chao Hou In', 'Chao Hou In'), title: engineer, organisation: company };
const rosario = { name: text('羅安娜', 'Ana do Rosário', 'Ana do Rosário'), title: director, organisation: hospital };

interface Demo {
  /** Minutes after the forum begins, and how many it lasts. */
  at: number;
  lasts: number;
  name: Texts;
  hall: Texts;
  speakers: (typeof leong)[];
}

const nextDay = 24 * 60;

const materials: readonly Demo[] = [
  {
    at: 0,
    lasts: 30,
    name: text('開幕致辭', 'Opening', 'Abertura'),
    hall: lecture,
    speakers: [],
  },
  {
    at: 30,
    lasts: 60,
    name: text('從實驗室到生產線', 'From the Laboratory to the Production Line', 'Do laboratório à linha de produção'),
    hall: lecture,
    speakers: [leong, sousa],
  },
  {
    at: 70,
    lasts: 50,
    name: text('可降解材料的測試', 'Testing Degradable Materials', 'Ensaiar materiais degradáveis'),
    hall: room,
    speakers: [chao],
  },
  {
    at: 120,
    lasts: 60,
    name: text('專利與技術轉移', 'Patents and Technology Transfer', 'Patentes e transferência de tecnologia'),
    hall: lecture,
    speakers: [sousa],
  },
  {
    at: 120,
    lasts: 90,
    name: text('3D 打印實作', '3D Printing by Hand', 'Impressão 3D na prática'),
    hall: studio,
    speakers: [chao],
  },
  {
    at: nextDay,
    lasts: 60,
    name: text(
      '大灣區的材料產業',
      'Materials Industry in the Greater Bay Area',
      'A indústria de materiais na Grande Baía',
    ),
    hall: lecture,
    speakers: [leong],
  },
];

const biomedical: readonly Demo[] = [
  {
    at: 0,
    lasts: 60,
    name: text('臨床需要什麼', 'What the Clinic Needs', 'Do que a clínica precisa'),
    hall: lecture,
    speakers: [rosario],
  },
  {
    at: 45,
    lasts: 60,
    name: text('中醫藥的質量標準', 'Quality Standards of Chinese Medicine', 'Padrões de qualidade da medicina chinesa'),
    hall: room,
    speakers: [leong],
  },
  {
    at: 60,
    lasts: 60,
    name: text('小組討論：合作從何開始', 'Panel: Where Cooperation Begins', 'Painel: onde começa a cooperação'),
    hall: lecture,
    speakers: [rosario, leong, sousa],
  },
];

/** Today's begins so that something is on while somebody looks at the demo in the daytime. */
function beginningToday(now: Instant): Instant {
  const day = msOf(startOfBusinessDate(businessDateAt(now)));
  const halfHour = Math.floor(msOf(now) / (30 * minuteMs)) * 30 * minuteMs;
  return instantOf(Math.min(Math.max(halfHour - hourMs, day + 10 * hourMs), day + 16 * hourMs));
}

/** Two forums of the road show with a programme, in halls that are used at the same time. */
export async function seedForums(tx: Transaction, now: Instant, activities: Record<string, string>): Promise<void> {
  const activityId = activities['RS1'];
  if (!activityId) return;
  const inTwoDays = plusMs(startOfBusinessDate(businessDatePlus(businessDateAt(now), 2)), 15 * hourMs);
  const demo = [
    {
      names: {
        nameTc: '新材料產業化論壇',
        nameEn: 'Forum on New Materials in Industry',
        namePt: 'Fórum de Novos Materiais na Indústria',
      },
      holdDate: beginningToday(now),
      sessions: materials,
    },
    {
      names: {
        nameTc: '生物醫藥合作論壇',
        nameEn: 'Forum on Biomedical Cooperation',
        namePt: 'Fórum de Cooperação Biomédica',
      },
      holdDate: inTwoDays,
      sessions: biomedical,
    },
  ];
  for (const { names, holdDate, sessions } of demo) {
    const forumId = newId();
    await tx.orm.insert(forum).values({ id: forumId, activityId, ...names, holdDate, status: 'PUBLISHED' });
    await tx.orm.insert(forumSession).values(
      sessions.map(({ at, lasts, name, hall, speakers }) => ({
        forumId,
        nameTc: name.tc,
        nameEn: name.en,
        namePt: name.pt,
        hallTc: hall.tc,
        hallEn: hall.en,
        hallPt: hall.pt,
        begins: plusMs(holdDate, at * minuteMs),
        ends: plusMs(holdDate, (at + lasts) * minuteMs),
        speakers,
      })),
    );
  }
}

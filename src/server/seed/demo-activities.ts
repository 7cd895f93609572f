import { usualHall, usualSettings } from '#domain/activity/settings.ts';
import {
  businessDateAt,
  businessDatePlus,
  hourMs,
  type Instant,
  plusMs,
  startOfBusinessDate,
} from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { activity, event } from '#server/activity/tables.ts';
import type { Transaction } from '#server/db/database.ts';

type NewActivity = Omit<typeof activity.$inferInsert, 'id' | 'createdAt' | 'settings' | 'eventId'> & {
  settings?: Partial<typeof usualSettings>;
};

/** Activities around today, so that a demo always has some open, some ahead and some over. */
function demoActivities(now: Instant): NewActivity[] {
  const today = businessDateAt(now);
  const day = (days: number) => businessDatePlus(today, days);
  const open = { enrollBeginDate: day(-30), enrollEndDate: day(20) };
  const ahead = { enrollBeginDate: day(15), enrollEndDate: day(60) };
  const over = { enrollBeginDate: day(-90), enrollEndDate: day(-30) };
  return [
    {
      category: 'STWEEK',
      code: 'STW',
      ...open,
      beginDate: day(40),
      endDate: day(43),
      placeTc: '澳門威尼斯人金光會展',
      placeEn: 'Cotai Expo, The Venetian Macao',
      placePt: 'Cotai Expo, The Venetian Macao',
      nameTc: '科技週暨創新科技展覽',
      nameEn: 'Science and Technology Week and Innovation Exhibition',
      namePt: 'Semana da Ciência e Tecnologia e Exposição de Inovação',
      descriptionTc: '展示本地與內地的科研成果，設有展區、講座與工作坊，歡迎企業、院校及公眾參與。',
      descriptionEn:
        'Research from Macao and the mainland on show, with exhibition areas, talks and workshops for companies, schools and the public.',
      descriptionPt:
        'Mostra da investigação de Macau e do Interior da China, com áreas de exposição, palestras e oficinas para empresas, escolas e público.',
      remarkTc: '入場免費。搭建於開幕前兩天進行，展位圖於報名截止後發送。',
      remarkEn:
        'Admission is free. Stands are built in the two days before the opening; the floor plan is sent once registration closes.',
      remarkPt:
        'Entrada livre. A montagem decorre nos dois dias anteriores à abertura; a planta é enviada após o fecho das inscrições.',
      statementTc: '參展單位須遵守展覽規則，並確保所提交資料真實無誤。',
      statementEn: 'Exhibitors follow the rules of the exhibition and vouch for what they submit.',
      statementPt: 'Os expositores cumprem o regulamento da exposição e respondem pelo que apresentam.',
    },
    {
      category: 'PCLOSE',
      code: 'PCL',
      ...open,
      beginDate: day(40),
      endDate: day(43),
      placeTc: '澳門威尼斯人金光會展',
      placeEn: 'Cotai Expo, The Venetian Macao',
      placePt: 'Cotai Expo, The Venetian Macao',
      nameTc: '科研項目結題成果展',
      nameEn: 'Exhibition of Completed Research Projects',
      namePt: 'Exposição de Projectos de Investigação Concluídos',
      descriptionTc: '受資助項目結題後的成果展示。',
      descriptionEn: 'What funded projects achieved, shown on their completion.',
      descriptionPt: 'Os resultados dos projectos financiados, mostrados na sua conclusão.',
    },
    {
      category: 'ROADSHOW',
      code: 'RS1',
      ...open,
      beginDate: day(0),
      endDate: day(2),
      placeTc: '澳門科學館會議中心',
      placeEn: 'Macao Science Center, convention hall',
      placePt: 'Centro de Ciência de Macau, sala de convenções',
      nameTc: '產學研合作路演',
      nameEn: 'Industry, Academia and Research Road Show',
      namePt: 'Roadshow Indústria, Academia e Investigação',
      descriptionTc: '教授與企業介紹科研成果及技術需求，並安排一對一洽談、歡迎晚宴及住宿。',
      descriptionEn:
        'Professors and companies present results and technical demands, with one-to-one meetings, a welcome dinner and hotel rooms.',
      descriptionPt:
        'Professores e empresas apresentam resultados e necessidades técnicas, com reuniões individuais, jantar de boas-vindas e alojamento.',
      settings: {
        participantLimit: 12,
        participantWindow: { begin: day(-30), end: day(10) },
        hotel: { firstNight: day(-1), lastNight: day(2), roomsPerNight: 80 },
        dinner: { sitting: 'welcome', at: plusMs(startOfBusinessDate(today), 19 * hourMs), seats: 120 },
      },
    },
    {
      category: 'ROADSHOW',
      promoter: 'P',
      code: 'RS2',
      ...open,
      beginDate: day(25),
      endDate: day(26),
      placeTc: '橫琴粵澳深度合作區',
      placeEn: 'Guangdong-Macao In-Depth Cooperation Zone in Hengqin',
      placePt: 'Zona de Cooperação Aprofundada em Hengqin',
      nameTc: '大灣區技術轉移對接會',
      nameEn: 'Greater Bay Area Technology Transfer Meeting',
      namePt: 'Encontro de Transferência de Tecnologia da Grande Baía',
      descriptionTc: '為大灣區院校及企業而設的技術轉移對接。',
      descriptionEn: 'Technology transfer between schools and companies of the Greater Bay Area.',
      descriptionPt: 'Transferência de tecnologia entre escolas e empresas da Grande Baía.',
      settings: {
        participantLimit: 5,
        participantWindow: { begin: day(-10), end: day(20) },
        hotel: { firstNight: day(24), lastNight: day(26), roomsPerNight: 40 },
      },
    },
    {
      category: 'DOCKING',
      code: 'DOC',
      ...open,
      settings: {
        visits: {
          matchingMinutes: 20,
          restMinutes: 5,
          halls: [
            { name: 'A', tables: 5 },
            { name: 'B', tables: 3 },
          ],
          sessions: [
            { day: day(41), from: '10:00', to: '12:30' },
            { day: day(41), from: '14:00', to: '16:30' },
            { day: day(42), from: '10:00', to: '12:30' },
          ],
        },
      },
      exhibitorEnrollBeginDate: day(-20),
      exhibitorEnrollEndDate: day(15),
      customerEnrollBeginDate: day(5),
      customerEnrollEndDate: day(25),
      beginDate: day(41),
      endDate: day(42),
      placeTc: '澳門威尼斯人金光會展',
      placeEn: 'Cotai Expo, The Venetian Macao',
      placePt: 'Cotai Expo, The Venetian Macao',
      nameTc: '科技產品商業配對',
      nameEn: 'Business Docking for Technology Products',
      namePt: 'Bolsa de Contactos para Produtos Tecnológicos',
      descriptionTc: '參展企業與採購單位預約洽談。',
      descriptionEn: 'Exhibitors and buyers book meetings.',
      descriptionPt: 'Expositores e compradores marcam reuniões.',
    },
    {
      category: 'DOCKING',
      code: 'DOC2',
      ...open,
      settings: {
        intendedUnitLimit: 6,
        visits: {
          matchingMinutes: 20,
          restMinutes: 10,
          halls: [{ name: usualHall, tables: 12 }],
          sessions: [
            { day: day(60), from: '10:00', to: '12:30' },
            { day: day(60), from: '14:00', to: '17:00' },
            { day: day(61), from: '10:00', to: '13:00' },
          ],
        },
      },
      exhibitorEnrollBeginDate: day(-20),
      exhibitorEnrollEndDate: day(30),
      customerEnrollBeginDate: day(-10),
      customerEnrollEndDate: day(40),
      beginDate: day(60),
      endDate: day(61),
      placeTc: '澳門旅遊塔會展娛樂中心',
      placeEn: 'Macau Tower Convention and Entertainment Centre',
      placePt: 'Centro de Convenções da Torre de Macau',
      nameTc: '智慧旅遊與城市科技商業配對',
      nameEn: 'Business Docking for Smart Tourism and City Technology',
      namePt: 'Bolsa de Contactos para Turismo e Cidade Inteligentes',
      descriptionTc: '酒店、零售、物流與醫療單位，會見帶來合適科技產品的企業。',
      descriptionEn: 'Hotels, shops, carriers and clinics meet the companies whose technology they need.',
      descriptionPt: 'Hotéis, comércio, transportes e clínicas reúnem-se com quem tem a tecnologia de que precisam.',
    },
    {
      category: 'RECRUIT',
      code: 'REC',
      ...ahead,
      beginDate: day(70),
      endDate: day(71),
      placeTc: '澳門旅遊塔會展娛樂中心',
      placeEn: 'Macau Tower Convention Centre',
      placePt: 'Centro de Convenções da Torre de Macau',
      nameTc: '科技人才招聘會',
      nameEn: 'Technology Careers Fair',
      namePt: 'Feira de Emprego em Tecnologia',
      descriptionTc: '科技企業招聘全職、兼職及實習職位。',
      descriptionEn: 'Full-time, part-time and practice positions at technology companies.',
      descriptionPt: 'Vagas a tempo inteiro, a tempo parcial e estágios em empresas de tecnologia.',
    },
    {
      category: 'PUBLIC',
      code: 'PUB',
      ...over,
      beginDate: day(-20),
      endDate: day(-18),
      placeTc: '塔石廣場',
      placeEn: 'Tap Seac Square',
      placePt: 'Praça do Tap Seac',
      nameTc: '科普嘉年華',
      nameEn: 'Science Carnival',
      namePt: 'Carnaval da Ciência',
      descriptionTc: '親子科普展位與表演。',
      descriptionEn: 'Science stalls and shows for families.',
      descriptionPt: 'Bancas e espectáculos de ciência para famílias.',
    },
    {
      category: 'PUBLIC',
      code: 'PUB2',
      enrollBeginDate: day(-5),
      enrollEndDate: day(12),
      beginDate: day(30),
      endDate: day(30),
      placeTc: '澳門科學館',
      placeEn: 'Macao Science Center',
      placePt: 'Centro de Ciência de Macau',
      nameTc: '人工智能公開講座',
      nameEn: 'Public Lecture on Artificial Intelligence',
      namePt: 'Palestra Pública sobre Inteligência Artificial',
      descriptionTc: '面向公眾的人工智能講座，設中英葡傳譯。',
      descriptionEn: 'A lecture for everyone, interpreted into Chinese, English and Portuguese.',
      descriptionPt: 'Uma palestra para todos, com interpretação em chinês, inglês e português.',
    },
    {
      // Being written at the desk; visitors do not find it.
      category: 'STWEEK',
      state: 'DRAFT',
      code: 'STW-NEXT',
      beginDate: day(400),
      endDate: day(403),
      placeTc: '澳門威尼斯人金光會展',
      nameTc: '下屆科技週暨創新科技展覽',
      nameEn: 'Next Science and Technology Week',
      descriptionTc: '主題及展區籌備中。',
    },
  ];
}

/** @returns the id of each activity by its code */
export async function seedActivities(tx: Transaction, now: Instant): Promise<Record<string, string>> {
  const eventId = newId();
  await tx.orm.insert(event).values({
    id: eventId,
    nameTc: '科技週',
    nameEn: 'Science and Technology Week',
    namePt: 'Semana da Ciência e Tecnologia',
  });
  const rows = demoActivities(now).map((row, place) => ({
    ...row,
    id: newId(),
    eventId,
    settings: { ...usualSettings, ...row.settings },
    createdAt: plusMs(now, -place * hourMs),
  }));
  await tx.orm.insert(activity).values(rows);
  return Object.fromEntries(rows.map(({ code, id }) => [code, id]));
}

import { generalAreaCategory } from '#domain/exhibition/booths.ts';
import type { boothsArea, boothsAreaCategory, exhibitorType } from '#server/exhibition/tables.ts';

type Numbered<Row> = Omit<Row, 'id' | 'position'> & { id: number };
type Type = Numbered<typeof exhibitorType.$inferInsert>;
type Area = Omit<Numbered<typeof boothsArea.$inferInsert>, 'boothsAreaCategoryId'>;
type Category = Numbered<typeof boothsAreaCategory.$inferInsert> & {
  /** The exhibitor types it is for; every type where none is named. */
  typeIds: number[];
  areas: Area[];
};

/** Type 001 shows its business licence and has at most two booths (D1 §5, G84). */
export const exhibitorTypes: readonly Type[] = [
  { id: 1, code: '001', nameTc: '企業', nameEn: 'Enterprise', namePt: 'Empresa', maxBooths: 2, needsLicence: true },
  {
    id: 2,
    code: '002',
    nameTc: '高等院校及科研機構',
    nameEn: 'University or research institute',
    namePt: 'Universidade ou instituto de investigação',
  },
  {
    id: 3,
    code: '003',
    nameTc: '孵化器及科技園區',
    nameEn: 'Incubator or science park',
    namePt: 'Incubadora ou parque tecnológico',
  },
  {
    id: 4,
    code: '004',
    nameTc: '科技中介機構',
    nameEn: 'Technology intermediary',
    namePt: 'Intermediário tecnológico',
  },
  { id: 5, code: '005', nameTc: '商會及社團', nameEn: 'Association', namePt: 'Associação' },
  {
    id: 6,
    code: '006',
    nameTc: '政府部門及公共機構',
    nameEn: 'Government or public body',
    namePt: 'Serviço público ou entidade pública',
  },
  { id: 7, code: '007', nameTc: '其他', nameEn: 'Other', namePt: 'Outro' },
];

const boardSpecDescription = {
  tc: '每個展位須提交展示內容及展板文件，由承建商設計展板；亦可選擇自行設計。',
  en: 'Each booth needs its content and the files for its board. The contractor designs the board, unless you choose to design it yourself.',
  pt: 'Cada stand requer o conteúdo e os ficheiros do respectivo painel. O painel é concebido pelo construtor, salvo se optar por um desenho próprio.',
};
const boothsInstruction = {
  tc: '展位數目以主辦單位批准為準，位置由主辦單位統一編配。',
  en: 'The organiser approves the number of booths and assigns their places.',
  pt: 'O número de stands depende da aprovação da entidade organizadora, que atribui as respectivas localizações.',
};
const texts = { boardSpecDescription, boothsInstruction };

/** What an installation begins with; the fund's staff edit limits and texts (G76). */
export const boothsAreaCategories: readonly Category[] = [
  {
    id: 1,
    code: '01',
    nameTc: '創新科技展區',
    nameEn: 'Innovation and technology',
    namePt: 'Inovação e tecnologia',
    enabledChildSelect: true,
    boothsDescription: {
      tc: '展示已投入市場或接近應用的產品與技術。',
      en: 'For products and technologies on the market or close to it.',
      pt: 'Para produtos e tecnologias já no mercado ou próximos da aplicação.',
    },
    ...texts,
    typeIds: [],
    areas: [
      {
        id: 101,
        code: '0101',
        nameTc: '數碼科技區',
        nameEn: 'Digital technology',
        namePt: 'Tecnologia digital',
        afterDescription: {
          tc: '人工智能、集成電路、通訊及金融科技',
          en: 'Artificial intelligence, integrated circuits, communications and financial technology',
          pt: 'Inteligência artificial, circuitos integrados, comunicações e tecnologia financeira',
        },
      },
      {
        id: 102,
        code: '0102',
        nameTc: '健康科技區',
        nameEn: 'Health technology',
        namePt: 'Tecnologia da saúde',
        afterDescription: {
          tc: '生物醫藥、中醫藥及醫療器械',
          en: 'Biomedicine, Chinese medicine and medical devices',
          pt: 'Biomedicina, medicina tradicional chinesa e dispositivos médicos',
        },
      },
      {
        id: 103,
        code: '0103',
        nameTc: '綠色科技區',
        nameEn: 'Green technology',
        namePt: 'Tecnologia verde',
        afterDescription: {
          tc: '新能源、新材料及環境保護',
          en: 'New energy, new materials and environmental protection',
          pt: 'Novas energias, novos materiais e protecção ambiental',
        },
      },
      {
        id: 104,
        code: '0104',
        nameTc: '智能製造區',
        nameEn: 'Smart manufacturing',
        namePt: 'Fabrico inteligente',
        afterDescription: {
          tc: '機械人、先進製造及航空航天',
          en: 'Robotics, advanced manufacturing and aerospace',
          pt: 'Robótica, fabrico avançado e aeroespacial',
        },
      },
    ],
  },
  {
    id: 2,
    code: '02',
    nameTc: '科研成果展區',
    nameEn: 'Research results',
    namePt: 'Resultados da investigação',
    enabledChildSelect: true,
    boothsDescription: {
      tc: '展示高等院校及科研機構的成果。',
      en: 'For the results of universities and research institutes.',
      pt: 'Para os resultados de universidades e institutos de investigação.',
    },
    ...texts,
    typeIds: [2],
    areas: [
      { id: 201, code: '0201', nameTc: '澳門院校區', nameEn: 'Macao institutions', namePt: 'Instituições de Macau' },
      {
        id: 202,
        code: '0202',
        nameTc: '外地院校區',
        nameEn: 'Visiting institutions',
        namePt: 'Instituições do exterior',
      },
    ],
  },
  {
    id: 3,
    code: '03',
    nameTc: '孵化及園區展區',
    nameEn: 'Incubators and science parks',
    namePt: 'Incubadoras e parques tecnológicos',
    boothsDescription: {
      tc: '由孵化器及科技園區帶領初創企業參展。',
      en: 'For incubators and science parks with their start-ups.',
      pt: 'Para incubadoras e parques tecnológicos com as suas empresas emergentes.',
    },
    ...texts,
    typeIds: [3, 4],
    areas: [{ id: 301, code: '0301', nameTc: '初創企業區', nameEn: 'Start-ups', namePt: 'Empresas emergentes' }],
  },
  {
    id: 4,
    code: '04',
    nameTc: '科普互動展區',
    nameEn: 'Popular science',
    namePt: 'Divulgação científica',
    boothsDescription: {
      tc: '供公眾參與的科普展示及體驗。',
      en: 'For displays and hands-on activities open to the public.',
      pt: 'Para mostras e experiências abertas ao público.',
    },
    ...texts,
    typeIds: [],
    areas: [
      {
        id: 401,
        code: '0401',
        nameTc: '互動體驗區',
        nameEn: 'Hands-on activities',
        namePt: 'Experiências interactivas',
      },
    ],
  },
  {
    id: 99,
    code: generalAreaCategory,
    nameTc: '一般展區',
    nameEn: 'General',
    namePt: 'Geral',
    boothsDescription: {
      tc: '適用於不屬於其他展區的參展單位。',
      en: 'For exhibitors who belong to no other section.',
      pt: 'Para expositores que não se enquadram noutra secção.',
    },
    ...texts,
    typeIds: [],
    areas: [{ id: 9901, code: '9901', nameTc: '一般區', nameEn: 'General area', namePt: 'Área geral' }],
  },
];

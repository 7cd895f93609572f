import type { Locale } from '#domain/locale.ts';

/**
 * The fields of technology that results and demands are grouped by, with the words of each in the four languages:
 * whichever of them somebody uses, the same field is meant.
 */
export const technologyFields = {
  BIOMEDICINE: {
    zh: ['生物醫藥', '生物科技', '新藥', '疫苗', '醫療器械', '基因', '癌症', '診斷'],
    sc: ['生物医药', '生物科技', '新药', '疫苗', '医疗器械', '基因', '癌症', '诊断'],
    en: ['Biomedicine', 'biotechnology', 'drug', 'vaccine', 'medical device', 'gene', 'cancer', 'diagnosis'],
    pt: [
      'Biomedicina',
      'biotecnologia',
      'medicamento',
      'vacina',
      'dispositivo médico',
      'gene',
      'cancro',
      'diagnóstico',
    ],
  },
  CHINESE_MEDICINE: {
    zh: ['中醫藥', '中藥', '草藥', '針灸', '質量研究'],
    sc: ['中医药', '中药', '草药', '针灸', '质量研究'],
    en: ['Chinese medicine', 'herbal', 'herb', 'acupuncture', 'quality research'],
    pt: ['Medicina chinesa', 'fitoterapia', 'erva medicinal', 'acupunctura', 'investigação de qualidade'],
  },
  MICROELECTRONICS: {
    zh: ['微電子', '晶片', '集成電路', '半導體', '感測器', '低功耗'],
    sc: ['微电子', '芯片', '集成电路', '半导体', '传感器', '低功耗'],
    en: ['Microelectronics', 'chip', 'integrated circuit', 'semiconductor', 'sensor', 'low power'],
    pt: ['Microelectrónica', 'chip', 'circuito integrado', 'semicondutor', 'sensor', 'baixo consumo'],
  },
  ARTIFICIAL_INTELLIGENCE: {
    zh: ['人工智能', '機器學習', '大數據', '圖像識別', '語音', '翻譯', '機械人'],
    sc: ['人工智能', '机器学习', '大数据', '图像识别', '语音', '翻译', '机器人'],
    en: [
      'Artificial intelligence',
      'machine learning',
      'big data',
      'image recognition',
      'speech',
      'translation',
      'robot',
    ],
    pt: [
      'Inteligência artificial',
      'aprendizagem automática',
      'grandes dados',
      'reconhecimento de imagem',
      'fala',
      'tradução',
      'robô',
    ],
  },
  SMART_CITY: {
    zh: ['智慧城市', '物聯網', '交通', '建築', '橋樑', '停車', '旅遊'],
    sc: ['智慧城市', '物联网', '交通', '建筑', '桥梁', '停车', '旅游'],
    en: ['Smart city', 'internet of things', 'traffic', 'building', 'bridge', 'parking', 'tourism'],
    pt: ['Cidade inteligente', 'internet das coisas', 'trânsito', 'edifício', 'ponte', 'estacionamento', 'turismo'],
  },
  NEW_MATERIALS: {
    zh: ['新材料', '納米', '塗層', '複合材料', '聚合物', '石墨烯'],
    sc: ['新材料', '纳米', '涂层', '复合材料', '聚合物', '石墨烯'],
    en: ['New materials', 'nano', 'coating', 'composite', 'polymer', 'graphene'],
    pt: ['Novos materiais', 'nano', 'revestimento', 'compósito', 'polímero', 'grafeno'],
  },
  ENERGY_ENVIRONMENT: {
    zh: ['能源與環保', '電池', '太陽能', '污水', '海水', '減碳', '廚餘', '空氣質量'],
    sc: ['能源与环保', '电池', '太阳能', '污水', '海水', '减碳', '厨余', '空气质量'],
    en: [
      'Energy and environment',
      'battery',
      'solar',
      'sewage',
      'seawater',
      'carbon reduction',
      'food waste',
      'air quality',
    ],
    pt: [
      'Energia e ambiente',
      'bateria',
      'solar',
      'esgoto',
      'água do mar',
      'redução de carbono',
      'resíduos alimentares',
      'qualidade do ar',
    ],
  },
  AEROSPACE: {
    zh: ['航天航空', '衛星', '遙感', '行星', '無人機'],
    sc: ['航天航空', '卫星', '遥感', '行星', '无人机'],
    en: ['Aerospace', 'satellite', 'remote sensing', 'planet', 'drone'],
    pt: ['Aeroespacial', 'satélite', 'detecção remota', 'planeta', 'drone'],
  },
  FINANCIAL_TECHNOLOGY: {
    zh: ['金融科技', '區塊鏈', '支付', '網絡安全'],
    sc: ['金融科技', '区块链', '支付', '网络安全'],
    en: ['Financial technology', 'blockchain', 'payment', 'network security'],
    pt: ['Tecnologia financeira', 'cadeia de blocos', 'pagamento', 'segurança de rede'],
  },
  OTHER: { zh: ['其他'], sc: ['其他'], en: ['Other'], pt: ['Outro'] },
} as const satisfies Record<string, Record<Locale, readonly string[]>>;

export type TechnologyField = keyof typeof technologyFields;
export const technologyFieldNames = Object.keys(technologyFields) as [TechnologyField, ...TechnologyField[]];
export const isTechnologyField = (text: string): text is TechnologyField => Object.hasOwn(technologyFields, text);

/** What a field is called: its first word. */
export const fieldName = (field: TechnologyField, locale: Locale): string => technologyFields[field][locale][0];

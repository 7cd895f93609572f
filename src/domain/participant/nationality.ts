/** ISO 3166-1 alpha-2, those met most often first. Names come from the reader's own Intl.DisplayNames. */
const common = [
  'CN',
  'PT',
  'MO',
  'HK',
  'TW',
  'BR',
  'AO',
  'MZ',
  'CV',
  'GW',
  'ST',
  'TL',
  'GB',
  'US',
  'JP',
  'KR',
  'SG',
  'MY',
];
const others =
  'AD AE AF AG AL AM AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BS BT BW BY BZ CA CD CF CG CH CI CL CM CO CR CU CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GD GE GH GM GN GQ GR GT GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO KE KG KH KI KM KN KP KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PW PY QA RO RS RU RW SA SB SC SD SE SI SK SL SM SN SO SR SS SV SY SZ TD TG TH TJ TM TN TO TR TT TV TZ UA UG UY UZ VA VC VE VN VU WS YE ZA ZM ZW';

export const nationalities: readonly string[] = [...common, ...others.split(' ')];

export const isNationality = (code: string): boolean => nationalities.includes(code);

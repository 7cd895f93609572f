import { type FileGroup, maxPixels } from './field-rules.ts';
import type { FileType } from './file-types.ts';
import type { FileFacts } from './words.ts';

/** What can be wrong with a file that is sound and still does not serve its purpose. The web has the sentence. */
export const preflightFaults = [
  'PRINT_TOO_COARSE',
  'SHAPE_DIFFERS',
  'COLOURS_NOT_FOR_PRINT',
  'SEVERAL_PAGES',
  'FONTS_NOT_EMBEDDED',
  'TEXT_CUT_OFF',
  'CODE_UNREADABLE',
  'CODE_LOW_CONTRAST',
  'SLIDES_UNSEEN',
] as const;
export type PreflightFault = (typeof preflightFaults)[number];

/** `bad` is not handed in; `warn` is shown to its maker and to whoever judges it. */
export const preflightLevels = ['bad', 'warn'] as const;
export type PreflightLevel = (typeof preflightLevels)[number];

export interface PreflightFinding {
  fault: PreflightFault;
  level: PreflightLevel;
  /** Numbers of the sentence; millimetres, dots an inch, per cent. */
  params: Record<string, number>;
}

/** How large the thing is that a file is printed on. */
export interface PrintedSize {
  widthMm: number;
  heightMm: number;
}

/** What is printed as it is; what only shows an idea of it is not measured. */
const printedGroups: ReadonlySet<FileGroup> = new Set(['OWN_DESIGN', 'BOARD_DESIGN_SAMPLE', 'CLOSING_DESIGN']);
const codeGroups: ReadonlySet<FileGroup> = new Set(['QR_CODE']);
export const isPrinted = (group: FileGroup): boolean => printedGroups.has(group);
export const holdsCode = (group: FileGroup): boolean => codeGroups.has(group);

const mmOfInch = 25.4;
/** What a wall is printed with that people stand before. */
const usualDpi = 150;
/** Cut edges and whole pixels. */
const shapeTolerance = 0.03;
/** Light from dark, in per cent: less is a matter of luck with phones (ISO/IEC 15415, grade C). */
const neededContrast = 40;

/** As fine as a wall of this size is wanted, or as the largest picture makes it that is taken at all. */
export function neededDpi({ widthMm, heightMm }: PrintedSize): number {
  const largest = Math.sqrt(maxPixels / ((widthMm / mmOfInch) * (heightMm / mmOfInch)));
  return Math.min(usualDpi, Math.floor(largest / 10) * 10);
}

interface Checked {
  group: FileGroup;
  type?: FileType;
  facts: FileFacts;
  /** Null where nobody has said it. */
  printed: PrintedSize | null;
}
type Rule = (checked: Checked) => PreflightFinding | null;

const found = (fault: PreflightFault, level: PreflightLevel, params: PreflightFinding['params'] = {}) => ({
  fault,
  level,
  params,
});

const isFineEnough: Rule = ({ facts: { width, height }, printed }) => {
  if (!printed || !width || !height) return null;
  const dpi = Math.floor(Math.min(width / printed.widthMm, height / printed.heightMm) * mmOfInch);
  const needed = neededDpi(printed);
  if (dpi >= needed) return null;
  return found('PRINT_TOO_COARSE', dpi < needed / 2 ? 'bad' : 'warn', { dpi, needed, ...printed });
};

const hasItsShape: Rule = ({ facts, printed }) => {
  const { width = facts.pageWidthMm, height = facts.pageHeightMm } = facts;
  if (!printed || !width || !height) return null;
  const times = width / height / (printed.widthMm / printed.heightMm);
  if (Math.abs(Math.log(times)) <= Math.log(1 + shapeTolerance)) return null;
  return found('SHAPE_DIFFERS', 'warn', { width: Math.round(width), height: Math.round(height), ...printed });
};

const isInPrintColours: Rule = ({ facts: { colours } }) =>
  colours === 'RGB' ? found('COLOURS_NOT_FOR_PRINT', 'warn') : null;

const isOnePage: Rule = ({ facts: { pages = 1 } }) => (pages > 1 ? found('SEVERAL_PAGES', 'warn', { pages }) : null);

const hasItsFonts: Rule = ({ facts: { looseFonts = 0 } }) =>
  looseFonts > 0 ? found('FONTS_NOT_EMBEDDED', 'bad', { fonts: looseFonts }) : null;

const textFits: Rule = ({ facts: { cutTexts = 0 } }) =>
  cutTexts > 0 ? found('TEXT_CUT_OFF', 'warn', { texts: cutTexts }) : null;

const codeIsRead: Rule = ({ facts: { isCodeRead } }) => (isCodeRead === false ? found('CODE_UNREADABLE', 'bad') : null);

const codeStandsOut: Rule = ({ facts: { isCodeRead, codeContrast } }) =>
  isCodeRead && codeContrast !== undefined && codeContrast < neededContrast
    ? found('CODE_LOW_CONTRAST', 'warn', { contrast: codeContrast, needed: neededContrast })
    : null;

/** Nothing of ours reads the older format of PowerPoint: whoever judges it has to open it. */
const slidesAreSeen: Rule = ({ type }) => (type === 'ppt' ? found('SLIDES_UNSEEN', 'warn') : null);

/** What a file is measured against, by what its group is for. */
const rules: readonly { of: (group: FileGroup) => boolean; rule: Rule }[] = [
  { of: isPrinted, rule: isFineEnough },
  { of: isPrinted, rule: hasItsShape },
  { of: isPrinted, rule: isInPrintColours },
  { of: isPrinted, rule: isOnePage },
  { of: isPrinted, rule: hasItsFonts },
  { of: isPrinted, rule: textFits },
  { of: holdsCode, rule: codeIsRead },
  { of: holdsCode, rule: codeStandsOut },
  { of: () => true, rule: slidesAreSeen },
];

/** Before a human looks: what is wrong with it, worst first; empty when all is well or nothing is known. */
export const preflight = (checked: Checked): PreflightFinding[] =>
  rules
    .flatMap(({ of, rule }) => (of(checked.group) ? (rule(checked) ?? []) : []))
    .toSorted((one, other) => preflightLevels.indexOf(one.level) - preflightLevels.indexOf(other.level));

/** Of a file that is not handed in as it is. */
export const isUnfit = (findings: readonly PreflightFinding[]): boolean =>
  findings.some(({ level }) => level === 'bad');

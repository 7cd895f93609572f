import { chooseText, type LocalizedText } from '#domain/locale.ts';

/** One name for a list that several people read: in the fund's own language where there is one. */
export const labelOf = (names: LocalizedText): string => chooseText(names, 'zh')?.text ?? '';

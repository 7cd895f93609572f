import type { CorrectedField } from '#domain/application/check-boards.ts';

/** In which language a text of a board is written, whatever language the screen is in. */
export const langOfText = (field: CorrectedField): string => (field.endsWith('En') ? 'en' : 'zh-Hant-MO');

import { z } from 'zod';
import type { PrintedField } from '#domain/application/check-boards.ts';

/** What is printed on a booth, as its exhibitor wrote it. */
export const PrintedTexts = {
  printTitleTc: z.string(),
  printTitleEn: z.string(),
  printTextTc: z.string(),
  printTextEn: z.string(),
} satisfies Record<PrintedField, z.ZodString>;

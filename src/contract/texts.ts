import { z } from 'zod';

/** A name or text in the languages that people wrote it in, '' in the others (the domain's `LocalizedText`). */
export const Texts = z.object({ tc: z.string(), en: z.string(), pt: z.string() });
export type Texts = z.infer<typeof Texts>;

/** A name as the documents send it, a field a language (the domain's `WireNames`). */
export const WireNames = { nameTc: z.string(), nameEn: z.string(), namePt: z.string() };

import { z } from 'zod';
import { Id } from './api.ts';

/** The database holds every character but this one. */
export const StoredText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[^\0]*$/);

/** As somebody writes it into a form of the desk. */
export const DeskText = (longest: number) => StoredText(longest).trim();
/** The same in each language. */
export const DeskTexts = (longest: number) =>
  z.object({ tc: DeskText(longest), en: DeskText(longest), pt: DeskText(longest) });

/** A name or text in the languages that people wrote it in, '' in the others (the domain's `LocalizedText`). */
export const Texts = z.object({ tc: z.string(), en: z.string(), pt: z.string() });
export type Texts = z.infer<typeof Texts>;

/** A name as the documents send it, a field a language (the domain's `WireNames`). */
export const WireNames = { nameTc: z.string(), nameEn: z.string(), namePt: z.string() };

/** Something that has a name, as far as others show it: a unit, an activity, a position. */
export const Named = z.object({ id: Id, ...WireNames });

import { z } from 'zod';
import { cooperationWays } from '#domain/lists/cooperation-way.ts';
import { currencies, draftLimit, readinessLevels, type RecordForm } from '#domain/road-show/record-form.ts';

const text = z.string().max(draftLimit);

/** As somebody typed it: what a draft may hold. What is handed in is judged by the rules of its kind. */
export const RecordFields = z.object({
  nameTc: text,
  nameEn: text,
  namePt: text,
  group: z.string().max(40),
  content: text,
  scope: text,
  readiness: z.number().int().min(readinessLevels[0]).max(readinessLevels.length).nullable(),
  partner: text,
  keywords: z.array(z.string().max(200)).max(50),
  deadline: z.string().max(10),
  amount: z.string().max(40),
  currency: z.enum(['', ...currencies]),
  cooperation: z.array(z.enum(cooperationWays)).max(cooperationWays.length),
  cooperationOther: text,
}) satisfies z.ZodType<RecordForm>;

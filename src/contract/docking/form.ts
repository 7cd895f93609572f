import { z } from 'zod';
import { companyTypes, dockingCurrencies, type ProductForm } from '#domain/docking/product-form.ts';
import { Id, Instant } from '#contract/api.ts';

/** A draft holds more than is accepted, so that nothing typed is lost. */
const text = z.string().max(5000);

/** As somebody typed it: what a draft may hold. What is handed in is judged by the rules. */
export const ProductFields = z.object({
  nameTc: text,
  nameEn: text,
  namePt: text,
  companyType: z.enum(['', ...companyTypes]),
  summary: text,
  scope: text,
  supplements: text,
  amount: z.string().max(40),
  currency: z.enum(['', ...dockingCurrencies]),
  intendedUnits: z.array(Id).max(100),
  times: z.array(Instant).max(100),
}) satisfies z.ZodType<ProductForm>;

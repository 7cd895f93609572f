import { z } from 'zod';
import type {
  ApplicationForm as Form,
  Board as BoardValues,
  Bulletin,
  Exhibitor as ExhibitorValues,
  Mif as MifValues,
  MifProduct,
  Period as PeriodText,
  Upload,
} from '#domain/application/application.ts';
import { maxMifProducts } from '#domain/application/check-mif.ts';
import { isPeriod } from '#domain/application/period.ts';
import { BusinessDay, Id, ItemId } from '#contract/api.ts';

/** A field for each of the domain's, of its type. */
type ShapeOf<Values> = { [Field in keyof Values]: z.ZodType<Values[Field]> };

/**
 * What was typed is kept as it was typed: a text beyond its limit is told on the page and refused when it is handed in,
 * and nothing else waits for it to be shortened.
 */
const Text = z.string().max(5000);
const Choice = ItemId.nullable();
const Choices = z.array(ItemId).max(200);
const Day = BusinessDay.nullable();

/** The first and the last day of a period with a slash between them, as ISO 8601 writes an interval. */
const Period = z.string().refine((text): text is PeriodText => isPeriod(text)) as unknown as z.ZodType<
  PeriodText,
  string
>;

const exhibitor = {
  nameTc: Text,
  nameEn: Text,
  summary: Text,
  website: Text,
  mainPerson: Text,
  contactPerson: Text,
  countryCode: Text,
  contactMobile: Text,
  contactTelNo: Text,
  contactEmail: Text,
  typeId: Choice,
  licenceIssueDate: Day,
  licenceReason: Text,
} satisfies ShapeOf<ExhibitorValues>;
export const Exhibitor = z.object(exhibitor);

const bulletin = {
  boothsAreaCategoryId: Choice,
  areas: Choices,
  preferredEnrollmentDate: Period.nullable(),
  secondaryEnrollmentDate: Period.nullable(),
  boothsCount: z.number().int().min(0).max(999),
  selfDesigned: z.boolean().nullable(),
  keyProductSummaryTc: Text,
  keyProductSummaryEn: Text,
  keyProductSummaryPt: Text,
} satisfies ShapeOf<Bulletin>;

const upload = { useLogoForWebsite: z.boolean(), pavilionSubtitled: z.boolean() } satisfies ShapeOf<Upload>;

const mifProduct = { nameTc: Text, nameEn: Text, summaryTc: Text, summaryEn: Text } satisfies ShapeOf<MifProduct>;

const mif = {
  contactPerson: Text,
  countryCode: Text,
  contactMobile: Text,
  contactTelNo: Text,
  contactEmail: Text,
  countryRegionId: Choice,
  provinceId: Choice,
  cityId: Choice,
  companyTelNo: Text,
  companyEmail: Text,
  companyFax: Text,
  companyWebsite: Text,
  companyAddress: Text,
  scopes: Choices,
  otherBusinessScope: Text,
  categories: Choices,
  otherBusinessCategory: Text,
  mifProducts: z.array(z.object(mifProduct)).max(maxMifProducts),
  customerCategories: Choices,
  otherCustomerCategory: Text,
  ways: Choices,
  otherCooperationWay: Text,
  markets: Choices,
  otherAsiaMarket: Text,
  otherCountryMarket: Text,
  pair: z.boolean().nullable(),
  pairBeginDate: Day,
  pairEndDate: Day,
} satisfies ShapeOf<MifValues>;

const form = {
  exhibitor: Exhibitor,
  ...bulletin,
  ...upload,
  joinMif: z.boolean(),
  mif: z.object(mif),
} satisfies ShapeOf<Form>;
export const ApplicationForm = z.object(form);

const board = {
  id: Id,
  exhibitContentTc: Text,
  descriptionTc: Text,
  printTitleTc: Text,
  printTitleEn: Text,
  printTextTc: Text,
  printTextEn: Text,
} satisfies ShapeOf<BoardValues>;
export const Board = z.object(board);

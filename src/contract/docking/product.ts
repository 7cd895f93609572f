import { dockingPageSize } from '#contract/limits.ts';
import { z } from 'zod';
import { fundStaff } from '#domain/account/roles.ts';
import { intentStatuses } from '#domain/docking/intent-moves.ts';
import { intentFilters, productFilters } from '#domain/docking/product-filter.ts';
import { companyTypes, dockingCurrencies, emptyProduct, type ProductField } from '#domain/docking/product-form.ts';
import { productButtons } from '#domain/docking/product-moves.ts';
import { type Api, Done, Id, Instant, pageOf, pageQuery, Version } from '#contract/api.ts';
import { caseForm, noteAnswer } from '#contract/case-form.ts';
import { Named, WireNames } from '#contract/texts.ts';
import { ProductFields } from './form.ts';

const largestPage = 999;
const makers = ['DOCKING_EXHIBITOR', 'CONTRACTOR', ...fundStaff] as const;

/** A product among one's own or among those to decide about. */
export const ProductRow = z.object({
  id: Id,
  activityId: Id,
  ...WireNames,
  companyType: z.enum(['', ...companyTypes]),
  /** As the documents have it, with the fund's prefix. */
  status: z.string(),
  statusSince: Instant,
  unit: Named,
  isOwn: z.boolean(),
  isListed: z.boolean(),
  updatedAt: Instant,
});
export type ProductRow = z.infer<typeof ProductRow>;

const ofCase = caseForm(Object.keys(emptyProduct) as ProductField[], productButtons, ProductFields);

export const OneProduct = ProductRow.extend({
  ...ofCase.read,
  /** The units that the form names. */
  intended: z.array(Named),
  /** Most that it may name. */
  unitLimit: z.number().int(),
  /** What stands in the list, for its exhibitor and for deciders; null while there is nothing. */
  listed: ProductFields.nullable(),
  /** An image, PPT or video is there. */
  hasAttachment: z.boolean(),
});
export type OneProduct = z.infer<typeof OneProduct>;

/** What was said between the asking customer and the exhibitor. */
export const OwnIntent = z.object({
  id: Id,
  status: z.enum(intentStatuses),
  version: Version,
  /** Whoever reads this asked last. */
  isOwnWish: z.boolean(),
  agreedAt: Instant.nullable(),
});

/** As it stands in the list of an exhibitor, a customer or a visitor. */
export const ListedProduct = z.object({
  id: Id,
  activityId: Id,
  ...WireNames,
  companyType: z.enum(['', ...companyTypes]),
  summary: z.string(),
  amount: z.string(),
  currency: z.enum(['', ...dockingCurrencies]),
  unit: Named,
  listedAt: Instant,
  isOwn: z.boolean(),
  /** For a customer that was named in it. */
  namesUs: z.boolean(),
  /** A customer's own; null while nothing was said, and for everybody else. */
  intent: OwnIntent.nullable(),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

export const PublicProduct = ListedProduct.extend({
  scope: z.string(),
  supplements: z.string(),
  website: z.string(),
});
export type PublicProduct = z.infer<typeof PublicProduct>;

const OfProduct = z.object({ productId: Id });

export const dockingProductApi = {
  searchDocking: {
    method: 'post',
    path: '/docking/search',
    access: 'public',
    summary: 'Listed products, newest first: for exhibitors, customers with what they decided, and visitors (row 205)',
    query: z.object(pageQuery(largestPage, dockingPageSize)),
    body: z.object({
      activityId: Id.optional(),
      product: z.enum(productFilters).default('TOTAL'),
      intent: z.enum(intentFilters).optional(),
      companyType: z.enum(companyTypes).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    reply: pageOf(ListedProduct),
    errors: [],
  },
  listedProduct: {
    method: 'get',
    path: '/docking/listed/{productId}',
    access: 'public',
    summary: 'One listed product; a customer reads its own intent with it',
    params: OfProduct,
    reply: PublicProduct,
    errors: ['ENTITY_NOT_FOUND'],
  },
  dockingProducts: {
    method: 'get',
    path: '/docking/products',
    access: makers,
    summary:
      'An exhibitor’s own products, or all that were handed in for a contractor and the fund, changed last first',
    query: z.object({
      activityId: Id.optional(),
      status: z.string().max(40).optional(),
      /** Only those that wait for one's own decision. */
      which: z.enum(['toDecide']).optional(),
      search: z.string().trim().max(100).optional(),
      ...pageQuery(largestPage, dockingPageSize),
    }),
    reply: pageOf(ProductRow),
    errors: [],
  },
  beginDockingProduct: {
    method: 'post',
    path: '/docking/products',
    access: ['DOCKING_EXHIBITOR'],
    summary: 'Begin a product; until it is handed in nobody else sees it',
    body: z.object({ activityId: Id }),
    reply: OneProduct,
    once: true,
    errors: ['ACTIVITY_NOT_FOUND', 'DATE_CANNOT_ENROLL'],
  },
  dockingProduct: {
    method: 'get',
    path: '/docking/products/{productId}',
    access: makers,
    summary: 'One product, with what whoever asks can do',
    params: OfProduct,
    reply: OneProduct,
    errors: ['ENTITY_NOT_FOUND'],
  },
  saveDockingProduct: {
    method: 'put',
    path: '/docking/products/{productId}',
    access: ['DOCKING_EXHIBITOR'],
    summary: 'Keep a draft as it is, finished or not; what is listed stays as it is',
    params: OfProduct,
    ...ofCase.save,
  },
  removeDockingProduct: {
    method: 'delete',
    path: '/docking/products/{productId}',
    access: ['DOCKING_EXHIBITOR'],
    summary: 'Throw away a draft that was never handed in',
    params: OfProduct,
    reply: Done,
    errors: ['ENTITY_NOT_FOUND', 'STATUS_ERROR'],
  },
  moveDockingProduct: {
    method: 'post',
    path: '/docking/products/{productId}/moves',
    access: makers,
    summary: 'Hand in, pass, approve, return with notes at fields, ask for a change, withdraw or take off the list',
    params: OfProduct,
    body: ofCase.move,
    reply: Done,
    errors: [
      'ENTITY_NOT_FOUND',
      'STATUS_ERROR',
      'DATE_CANNOT_ENROLL',
      'ATTACHMENT_REQUIRED',
      'NOTES_OPEN',
      'NOTHING_CHANGED',
      'ACTIVITY_NOT_FOUND',
    ],
  },
  answerDockingNote: {
    method: 'put',
    path: '/docking/notes/{noteId}/answer',
    access: ['DOCKING_EXHIBITOR'],
    summary: 'Say what was done about a note',
    ...noteAnswer,
  },
} as const satisfies Api;

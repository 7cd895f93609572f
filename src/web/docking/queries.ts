import { dockingPageSize } from '#contract/limits.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { IntentButton } from '#domain/docking/intent-moves.ts';
import type { CompanyType, ProductField, ProductForm } from '#domain/docking/product-form.ts';
import type { ProductButton } from '#domain/docking/product-moves.ts';
import type { Instant } from '#domain/instant.ts';
import { answer, api } from '#web/api/client.ts';
import type { Once } from '#web/api/once.ts';
import type { CustomersSearch, IntentsSearch, ListedSearch, ProductsSearch } from './routes.ts';
import { showDeeds } from '#web/undo/deeds.ts';

const all = ['docking'] as const;
export const productsKey = [...all, 'products'] as const;
export const dockingChanges = [all, ['inbox']] as const;
const size = dockingPageSize;

/** Where the next page begins; undefined after the last one. */
const next = (last: { content: readonly unknown[] }, _all: unknown, page: number): number | undefined =>
  last.content.length < size ? undefined : page + 1;

export const listedQuery = ({ activityId, product = 'TOTAL', intent, companyType, search }: ListedSearch) =>
  infiniteQueryOptions({
    queryKey: [...all, 'listed', activityId, product, intent, companyType, search],
    queryFn: ({ pageParam: page }) =>
      answer(
        api.POST('/docking/search', {
          params: { query: { page, size } },
          body: { activityId, product, intent, companyType, search },
        }),
      ),
    initialPageParam: 0,
    getNextPageParam: next,
    placeholderData: keepPreviousData,
  });

export const oneListedQuery = (productId: string) =>
  queryOptions({
    queryKey: [...all, 'one', productId],
    queryFn: () => answer(api.GET('/docking/listed/{productId}', { params: { path: { productId } } })),
  });

export const productsQuery = ({ activityId, standing, which, search, page = 0 }: ProductsSearch) =>
  queryOptions({
    queryKey: [...productsKey, 'list', activityId, standing, which, search, page],
    queryFn: () =>
      answer(
        api.GET('/docking/products', {
          params: { query: { activityId, status: standing, which, search, page, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: [...productsKey, 'one', productId],
    queryFn: () => answer(api.GET('/docking/products/{productId}', { params: { path: { productId } } })),
  });

export const beginProduct = (activityId: string, once: Once) =>
  answer(api.POST('/docking/products', { body: { activityId }, ...once }));

export const saveProduct = (productId: string, body: { version: number; form: ProductForm }) =>
  answer(api.PUT('/docking/products/{productId}', { params: { path: { productId } }, body }));

export const removeProduct = (productId: string) =>
  answer(api.DELETE('/docking/products/{productId}', { params: { path: { productId } } }));

export async function moveProduct(
  productId: string,
  body: { move: ProductButton; version: number; note: string; notes: { field: ProductField; text: string }[] },
): Promise<void> {
  await answer(api.POST('/docking/products/{productId}/moves', { params: { path: { productId } }, body }));
  await showDeeds();
}

export const answerNote = (noteId: string, said: string) =>
  answer(api.PUT('/docking/notes/{noteId}/answer', { params: { path: { noteId } }, body: { answer: said } }));

export function intentsQuery(search: IntentsSearch) {
  const { activityId, standing: status, which, productId, unitId, customerId, dockingId, page = 0 } = search;
  const query = { activityId, status, which, productId, unitId, customerId, dockingId, page, size };
  return queryOptions({
    queryKey: [...all, 'intents', query],
    queryFn: () => answer(api.GET('/docking/intents', { params: { query } })),
    placeholderData: keepPreviousData,
  });
}

export const askIntent = (body: { productId: string; customerUnitId?: string | undefined; message?: string }) =>
  answer(api.POST('/docking/intents', { body: { message: '', proposed: [], ...body } }));

export interface IntentStep {
  move: IntentButton;
  version: number;
  note?: string;
  at?: Instant | null;
  proposed?: Instant[];
}

export const moveIntent = (intentId: string, step: IntentStep) =>
  answer(
    api.POST('/docking/intents/{intentId}/moves', {
      params: { path: { intentId } },
      body: { note: '', at: null, proposed: [], ...step },
    }),
  );

export const customersQuery = ({
  activityId,
  who,
  productId,
  search,
  page = 0,
}: CustomersSearch & { activityId: string }) =>
  queryOptions({
    queryKey: [...all, 'customers', activityId, who, productId, search, page],
    queryFn: () =>
      answer(
        api.GET('/docking/customers', {
          params: {
            query: { activityId, gaming: who === 'gaming' ? 'true' : undefined, productId, search, page, size },
          },
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const saveCustomer = (
  activityId: string,
  unitId: string,
  body: { companyType: CompanyType; isGaming: boolean },
) =>
  answer(api.PUT('/admin/docking/{activityId}/customers/{unitId}', { params: { path: { activityId, unitId } }, body }));

export const visitTimesQuery = (activityId: string) =>
  queryOptions({
    queryKey: [...all, 'visit-times', activityId],
    queryFn: () => answer(api.GET('/docking/visit-times', { params: { query: { activityId } } })),
  });

export const saveVisitTimes = (body: {
  activityId: string;
  version: number;
  away: { from: Instant; until: Instant }[];
}) => answer(api.PUT('/docking/visit-times', { body }));

import { createRoute } from '@tanstack/react-router';
import type { RoutePath } from '#domain/account/route-access.ts';
import { type IntentStatus, intentStatuses } from '#domain/docking/intent-moves.ts';
import {
  type IntentFilter,
  intentFilters,
  type ProductFilter,
  productFilters,
} from '#domain/docking/product-filter.ts';
import { type CompanyType, companyTypes } from '#domain/docking/product-form.ts';
import { type ProductStatus, productStatuses } from '#domain/docking/product-status.ts';
import { asking } from '#web/desk/asking.ts';
import { deskRoute } from '#web/desk/desk-route.ts';
import { openRoute } from '#web/enrollment/area/open-route.ts';
import { lazyPage } from '#web/shell/lazy-page.ts';
import { rootRoute } from '#web/shell/root-route.ts';
import { countIn, textIn, wordIn } from '#web/shell/search-text.ts';

type Search = Record<string, unknown>;

/** What narrows the list of products that can be met about. */
export interface ListedSearch {
  activityId?: string | undefined;
  product?: ProductFilter | undefined;
  intent?: IntentFilter | undefined;
  companyType?: CompanyType | undefined;
  search?: string | undefined;
}

/** By the documents' names (row 196). */
export interface OneSearch {
  activityId?: string | undefined;
  productId?: string | undefined;
}

export interface ProductsSearch {
  activityId?: string | undefined;
  standing?: ProductStatus | undefined;
  which?: 'toDecide' | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

export interface IntentsSearch {
  activityId?: string | undefined;
  standing?: IntentStatus | undefined;
  which?: 'toAnswer' | undefined;
  productId?: string | undefined;
  unitId?: string | undefined;
  /** By the documents' names (row 196): of a customer, and one alone. */
  customerId?: string | undefined;
  dockingId?: string | undefined;
  page?: number | undefined;
}

export const hubTabs = ['meetings', 'times'] as const;
export type HubTab = (typeof hubTabs)[number];
export type HubSearch = IntentsSearch & { tab?: HubTab | undefined };

export interface CustomersSearch {
  activityId?: string | undefined;
  who?: 'gaming' | 'all' | undefined;
  productId?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const activityIn = (search: Search) => ({ activityId: textIn(search, 'activityId') });
const oneIn = (search: Search): OneSearch => ({ ...activityIn(search), productId: textIn(search, 'productId') });
const listedIn = (search: Search): ListedSearch => ({
  ...activityIn(search),
  product: wordIn(search, 'product', productFilters),
  intent: wordIn(search, 'intent', intentFilters),
  companyType: wordIn(search, 'companyType', companyTypes),
  search: textIn(search, 'search'),
});
const productsIn = (search: Search): ProductsSearch => ({
  ...activityIn(search),
  standing: wordIn(search, 'standing', productStatuses),
  which: wordIn(search, 'which', ['toDecide']),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});
const intentsIn = (search: Search): IntentsSearch => ({
  ...oneIn(search),
  standing: wordIn(search, 'standing', intentStatuses),
  which: wordIn(search, 'which', ['toAnswer']),
  unitId: textIn(search, 'unitId'),
  customerId: textIn(search, 'customerId'),
  dockingId: textIn(search, 'dockingId'),
  page: countIn(search, 'page'),
});
const customersIn = (search: Search): CustomersSearch => ({
  ...oneIn(search),
  who: wordIn(search, 'who', ['gaming', 'all']),
  search: textIn(search, 'search'),
  page: countIn(search, 'page'),
});

const at = <Path extends RoutePath>(path: Path) =>
  ({ getParentRoute: () => rootRoute, path, beforeLoad: openRoute(path) }) as const;

export const dockingRoutes = [
  createRoute({
    ...at('/docking'),
    validateSearch: (search: Search): HubSearch => ({ ...intentsIn(search), tab: wordIn(search, 'tab', hubTabs) }),
    component: lazyPage(() => import('./hub-page.tsx'), 'HubPage'),
  }),
  createRoute({
    ...at('/docking/apply-service-list'),
    validateSearch: productsIn,
    component: lazyPage(() => import('./product/own-products-page.tsx'), 'OwnProductsPage'),
  }),
  createRoute({
    ...at('/docking/service/apply'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./product/own-product-page.tsx'), 'OwnProductPage'),
  }),
  createRoute({
    ...at('/docking/service-list'),
    validateSearch: listedIn,
    component: lazyPage(() => import('./listed/listed-page.tsx'), 'ListedPage'),
  }),
  createRoute({
    ...at('/docking/service/detail'),
    validateSearch: oneIn,
    component: lazyPage(() => import('./listed/one-listed-page.tsx'), 'OneListedPage'),
  }),
  createRoute({
    ...at('/docking/gaming-ept-list'),
    validateSearch: customersIn,
    component: lazyPage(() => import('./customer/customers-page.tsx'), 'CustomersPage'),
  }),
] as const;

export const dockingDeskRoutes = [
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/docking',
    validateSearch: productsIn,
    component: lazyPage(() => import('./desk/desk-products-page.tsx'), 'DeskProductsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/docking/intents',
    validateSearch: intentsIn,
    component: lazyPage(() => import('./desk/desk-intents-page.tsx'), 'DeskIntentsPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/docking/customers',
    validateSearch: customersIn,
    component: lazyPage(() => import('./desk/desk-customers-page.tsx'), 'DeskCustomersPage'),
  }),
  createRoute({
    getParentRoute: () => deskRoute,
    path: '/docking/$productId',
    ...asking(async ({ productId }: { productId: string }) => (await import('./queries.ts')).productQuery(productId)),
    component: lazyPage(() => import('./desk/desk-product-page.tsx'), 'DeskProductPage'),
  }),
] as const;

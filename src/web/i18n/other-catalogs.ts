import type { Messages } from '@lingui/core';

/**
 * The words of every feature beyond the pages of a first visit, and those of the domain that the server says too; they
 * come as a list of their own when first asked for.
 */
const otherCatalogs = import.meta.glob<{ messages: Messages }>(
  [
    './web/*/locales/*.po',
    './web/*/*/locales/*.po',
    './domain/*/locales/*.po',
    '!./web/{shell,ui,i18n,home,event,account/header}/locales/*.po',
  ],
  { base: '../../' },
);

export const otherCatalog = (file: string) => otherCatalogs[`./web${file}`] ?? otherCatalogs[`.${file}`];

import type { Messages } from '@lingui/core';

/** The words of every feature beyond the pages of a first visit; they come as a list of their own when first asked for. */
export const otherCatalogs = import.meta.glob<{ messages: Messages }>(
  ['./*/locales/*.po', './*/*/locales/*.po', '!./{shell,ui,i18n,home,event,account/header}/locales/*.po'],
  { base: '../' },
);

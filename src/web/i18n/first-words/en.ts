import type { Messages } from '@lingui/core';

export const words = import.meta.glob<Messages>('./{shell,ui,i18n,home,event,account/header}/locales/en.po', {
  base: '../../',
  eager: true,
  import: 'messages',
});

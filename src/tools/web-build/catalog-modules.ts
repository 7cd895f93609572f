import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const format = formatter();

/** Lets the page import a PO file as its compiled messages, so that there is no generated file to go stale. */
export const catalogModules = (): Plugin => ({
  name: 'catalog-modules',
  enforce: 'pre',
  async transform(source, id) {
    if (!id.endsWith('.po')) return null;
    const locale = /(\w+)\.po$/.exec(id)?.[1];
    const catalog = await format.parse(source, { locale, sourceLocale: 'en', filename: id });
    const messages = Object.entries(catalog)
      .filter(([, entry]) => !entry.obsolete)
      .map(([key, entry]) => [key, compileMessage(entry.translation || entry.message || key)] as const);
    return {
      code: `export const messages = ${JSON.stringify(Object.fromEntries(messages))};`,
      moduleType: 'js',
      map: null,
    };
  },
});

import { parseSearch, type SearchText } from '#web/shell/search-text.ts';

const keyOf = (path: string) => `list:${path}`;
const nameOf = (path: string) => path.slice(path.indexOf('/admin'));

/** Remembers, until the tab is closed, how a list was narrowed and on which page it stood. */
export const rememberList = (path: string, search: string): void => {
  try {
    sessionStorage.setItem(keyOf(nameOf(path)), search);
  } catch {
    // A browser that stores nothing goes back to the whole list.
  }
};

/** As it was when it was last seen in this tab. */
export const listAsItWas = (path: string): SearchText => {
  try {
    return parseSearch(sessionStorage.getItem(keyOf(path)) ?? '');
  } catch {
    return {};
  }
};

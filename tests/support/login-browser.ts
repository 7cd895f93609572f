import type { TestWorld } from './world.ts';

export interface Page {
  status: number;
  /** Where a redirect leads, as path and query. */
  location: string;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

/** What a browser does in a login: follows no redirect by itself, keeps cookies by path, shows no page. */
export interface LoginBrowser {
  cookies: Map<string, { value: string; path: string; attributes: string }>;
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  /** Without a form it has no body, as a call of the app. */
  post(path: string, form?: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
  /** From the portal to the login page. @returns the address of the page */
  openLogin(query?: string): Promise<string>;
  /** Sends the login form. @returns the page shown instead, or the address in the portal that it leads to */
  submit(loginPage: string, form: Record<string, string>): Promise<Page>;
  /** The whole way. @returns the access token */
  logIn(person: { username: string; password: string | null }, query?: string): Promise<string>;
}

export function openBrowser(world: TestWorld): LoginBrowser {
  const cookies: LoginBrowser['cookies'] = new Map();
  const origin = world.config.publicUrl;
  const { host } = new URL(origin);

  async function ask(method: 'GET' | 'POST', address: string, payload?: string, headers: Record<string, string> = {}) {
    const url = new URL(address, origin);
    const sent = [...cookies.entries()]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(`${path.replace(/\/$/, '')}/`))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`);
    const answer = await world.app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host,
        accept: 'text/html',
        ...(sent.length > 0 ? { cookie: sent.join('; ') } : {}),
        ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) keep(header, url.pathname);
    return {
      status: answer.statusCode,
      location: (answer.headers.location ?? '').replace(origin, ''),
      text: answer.body,
      headers: answer.headers,
    };
  }

  function keep(header: string, fallbackPath: string) {
    const [pair = '', ...rest] = header.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attributes = rest.join('; ');
    const path = /path=([^;]+)/i.exec(attributes)?.[1] ?? fallbackPath;
    const gone = value === '' || /max-age=0/i.test(attributes) || /expires=Thu, 01 Jan 1970/i.test(attributes);
    if (gone) cookies.delete(`${name} ${path}`);
    else cookies.set(`${name} ${path}`, { value, path, attributes });
  }

  const browser: LoginBrowser = {
    cookies,
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, form, headers) => ask('POST', path, form && String(new URLSearchParams(form)), headers),
    async openLogin(query = '') {
      const start = await browser.get(`/event-api/login/authorize${query}`);
      const authorization = await browser.get(start.location);
      return authorization.location;
    },
    async submit(loginPage, form) {
      const sent = await browser.post(loginPage, form);
      return sent.status === 303 ? browser.get(sent.location) : sent;
    },
    async logIn({ username, password }, query) {
      const back = await browser.submit(await browser.openLogin(query), { username, password: password ?? '' });
      const { search } = new URL(back.location, origin);
      const finished = await browser.get(`/event-api/login${search}`);
      return (JSON.parse(finished.text) as { accessToken: string }).accessToken;
    },
  };
  return browser;
}

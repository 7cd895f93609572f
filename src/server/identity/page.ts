import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { htmlText } from '#contract/html-text.ts';
import { bcp47, type Locale, locales } from '#domain/locale.ts';
import { workInPage } from './device-work.ts';
import { languageNames, loginWords } from './login-words.ts';
import { pageStyle } from './page-style.ts';
import { msg } from '#domain/msg.ts';
import { inEach } from '#server/i18n/say.ts';

/** Markup that is safe to put in a page: text goes in escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | readonly Markup[] | string | number | null;

export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, index) => text + written(parts[index] ?? null)).join(''));

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return htmlText(String(part));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const styleHash = hashOf(pageStyle);
/** In one piece: a space more than what was hashed, and the browser drops it. */
const styleElement = new Markup(`<style>${pageStyle}</style>`);

const sending = 'document.forms[0].submit()';
const scriptHashes = [sending, workInPage].map(hashOf).join(' ');

/** Sends the form by itself where there are scripts; everywhere else its button is pressed. */
export const sendItself = new Markup(`<script>${sending}</script>`);

/** Does a piece of work for the login form where there are scripts; everywhere else a picture is read. */
export const workForForm = new Markup(`<script>${workInPage}</script>`);

/** These pages load nothing and talk to nobody but the portal. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${styleHash}`,
  `script-src ${scriptHashes}`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const siteDescription: Record<Locale, string> = inEach(
  msg`The science and technology fund: log in to register for events and follow your applications.`,
);

export const pageOf = (page: { locale: Locale; title: string; body: Markup }): string =>
  `<!doctype html>${
    html`<html lang="${bcp47[page.locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="description" content="${siteDescription[page.locale]}" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        <link rel="icon" href="/event/icons/icon.svg" type="image/svg+xml" />
        ${styleElement}
      </head>
      <body>
        ${page.body}
      </body>
    </html>`.text
  }`;

export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', pagePolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

/** @param back how the way to the portal is called, where there is one. @param addressIn the same page in a language */
export function languageBar(present: Locale, back: string | null, addressIn: (locale: Locale) => string): Markup {
  const items = locales.map(
    (locale) =>
      html`<li>
        <a
          href="${addressIn(locale)}"
          hreflang="${bcp47[locale]}"
          lang="${bcp47[locale]}"
          ${locale === present ? html` aria-current="true"` : null}
          >${languageNames[locale]}</a
        >
      </li>`,
  );
  return html`<header class="bar">
    ${back === null ? html`<span></span>` : html`<a href="/event/">← ${back}</a>`}
    <nav aria-label="${loginWords(present)('languages')}">
      <ul>
        ${items}
      </ul>
    </nav>
  </header>`;
}

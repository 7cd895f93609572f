import { textOf } from '#server/i18n/say.ts';
import { orgTypes, type OrgType } from '#domain/account/roles.ts';
import { type Locale, nameIn, type WireNames } from '#domain/locale.ts';
import { loginWords } from './login-words.ts';
import type { LoginProblem } from './refused-login.ts';
import { html, languageBar, type Markup, pageOf, sendItself, workForForm } from './page.ts';
import { roleWords } from '#domain/account/role-words.ts';

/** A person of the demo, whom one can log in as by one tap. */
export interface DemoPerson extends WireNames {
  username: string;
  password: string;
  orgTypes: readonly OrgType[];
}

export interface LoginPage {
  locale: Locale;
  /** How the portal is called. */
  site: string;
  /** Where the form is sent; the language is added. */
  action: string;
  external: boolean;
  /** Where the login leads in the portal. */
  target: string;
  /** What one logs in to take part in, with the language its name is in where that is another one; else null. */
  event: { id: string; name: string; lang: string | undefined; days: string } | null;
  /** What was typed before. */
  name: string;
  problem: LoginProblem | null;
  /** After several wrong tries: work of the device is asked for as well, or what a picture shows. */
  captcha: boolean;
  demo: readonly DemoPerson[];
}

export function loginPage(page: LoginPage): string {
  const words = loginWords(page.locale);
  const { problem } = page;
  const title = page.external ? words('externalTitle') : words('title', { site: page.site });
  const nameProblem = problem === 'nameMissing' ? words('nameMissing') : null;
  const passwordProblem = problem === 'passwordMissing' ? words('passwordMissing') : null;
  const focusPassword = page.name !== '' && nameProblem === null;
  const body = html`${languageBar(page.locale, words('back'), (locale) => actionIn(page, locale))}
    <main>
      ${eventStrip(page)}
      <h1>${title}</h1>
      <p>${words('intro', { site: page.site })}</p>
      ${alert(sentence(problem, page.locale))}
      <form class="login" method="post" action="${actionIn(page, page.locale)}" novalidate>
        <div>
          <label for="username">${words('name')}</label>
          <input
            id="username"
            name="username"
            value="${page.name}"
            autocomplete="username"
            autocapitalize="none"
            spellcheck="false"
            enterkeyhint="next"
            maxlength="254"
            required${flags(nameProblem, 'username', !focusPassword)}
          />
          ${problemLine(nameProblem, 'username')}
        </div>
        <div>
          <label for="password">${words('password')}</label>
          <input
            id="password"
            name="password"
            type="password"
            autocomplete="current-password"
            enterkeyhint="go"
            maxlength="256"
            required${flags(passwordProblem, 'password', focusPassword)}
          />
          ${problemLine(passwordProblem, 'password')}
        </div>
        ${page.captcha ? captchaField(page) : null}
        <button class="primary">${words('submit')}</button>
      </form>
      ${page.captcha ? workForForm : null}
      <p class="more">
        <a href="${onTheWay('password-forgotten', page)}">${words('forgotten')}</a
        ><a href="${onTheWay('register', page)}">${words('register')}</a>
      </p>
      ${page.demo.length > 0 ? demoList(page) : null}
    </main>`;
  return pageOf({ locale: page.locale, title, body });
}

/** The event on the way to which one logs in. */
function eventStrip({ event, locale }: LoginPage): Markup | null {
  if (!event) return null;
  return html`<a class="event" href="/event/event/detail?activityId=${event.id}">
    <small>${loginWords(locale)('takePart')}</small>
    <strong ${event.lang ? html` lang="${event.lang}"` : null}>${event.name}</strong>
    <span>${event.days}</span>
  </a>`;
}

/** A device with scripts works. Without, a picture is made when it is fetched; another one comes with the page. */
function captchaField({ locale, problem }: LoginPage): Markup {
  const words = loginWords(locale);
  const said = problem === 'captchaWrong' ? words('captchaWrong') : null;
  return html`<input type="hidden" name="proof" />
    <p role="status" hidden>${words('working')}</p>
    <noscript><div>
    <label for="captcha">${words('captcha')}</label>
    <img class="graph" src="/event-api/graph" width="200" height="64" alt="${words('captchaPicture')}" />
    <input
      id="captcha"
      name="captcha"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      enterkeyhint="go"
      maxlength="20"
      aria-describedby="captcha-hint"
      required${flags(said, 'captcha', false)}
    />
    ${problemLine(said, 'captcha')}
    <p id="captcha-hint">${words('captchaHint')}</p>
  </div></noscript>`;
}

function sentence(problem: LoginProblem | null, locale: Locale): string | null {
  if (problem === 'wrong') return loginWords(locale)('wrong');
  if (problem === 'captchaMissing') return loginWords(locale)('captchaMissing');
  if (problem === 'workOver') return loginWords(locale)('workOver');
  if (problem && typeof problem === 'object')
    return loginWords(locale)('tooOften', { minutes: Math.ceil(problem.tooOften / 60) });
  return null;
}

const actionIn = ({ action }: LoginPage, locale: Locale): string => `${action}?lang=${locale}`;

/** A page of the portal that leads back to a login with the same target. */
const onTheWay = (name: string, { target }: LoginPage): string =>
  `/event/${name}${target === '/' ? '' : `?${String(new URLSearchParams({ target }))}`}`;

const flags = (problem: string | null, field: string, focus: boolean): Markup =>
  html`${problem ? html` aria-invalid="true" aria-describedby="${field}-problem"` : null}${focus ? html` autofocus` : null}`;

const problemLine = (problem: string | null, field: string): Markup | null =>
  problem ? html`<p class="problem" id="${field}-problem">${problem}</p>` : null;

const alert = (text: string | null): Markup | null =>
  text
    ? html`<div class="alert" role="alert">
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linecap="round"
          aria-hidden="true"
        >
          <path d="M6.5 2h7L18 6.500v7L13.500 18h-7L2 13.500v-7zM10 6v5M10 14v.01" /></svg
        ><span>${text}</span>
      </div>`
    : null;

function demoList(page: LoginPage): Markup {
  const words = loginWords(page.locale);
  const people = page.demo.map((person) => {
    const name = nameIn(person, page.locale) || person.username;
    const roles = orgTypes.filter((orgType) => person.orgTypes.includes(orgType));
    const does = roles
      .map((orgType) => textOf(roleWords[orgType], page.locale))
      .join(page.locale === 'zh' || page.locale === 'sc' ? '、' : ', ');
    return html`<li>
      <form method="post" action="${actionIn(page, page.locale)}">
        <input type="hidden" name="username" value="${person.username}" /><input
          type="hidden"
          name="password"
          value="${person.password}"
        /><button class="person">
          <strong>${name}</strong><span class="password">${person.password}</span
          ><small>${does} · ${person.username}</small>
        </button>
      </form>
    </li>`;
  });
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">${words('demo')}</h2>
    <p>${words('demoIntro')}</p>
    <ul class="people">
      ${people}
    </ul>
  </section>`;
}

/** For a login that cannot go on: what happened, and the one thing to do. */
export function brokenPage(locale: Locale, kind: 'expired' | 'failed', again: string): string {
  const words = loginWords(locale);
  const title = kind === 'expired' ? words('expiredTitle') : words('failedTitle');
  const body = html`<main>
    <h1>${title}</h1>
    <p>${kind === 'expired' ? words('expired') : words('failed')}</p>
    <div class="actions"><a class="primary" href="${again}">${words('again')}</a></div>
  </main>`;
  return pageOf({ locale, title, body });
}

/** Between the portal's logout and the provider's: `form` is the provider's own, which ends its session. */
export function leavingPage(locale: Locale, form: { action: string; xsrf: string }): string {
  const words = loginWords(locale);
  const body = html`<main>
    <h1>${words('leaving')}</h1>
    <form class="actions" method="post" action="${form.action}">
      <input type="hidden" name="xsrf" value="${form.xsrf}" /><input type="hidden" name="logout" value="yes" />
      <button class="primary">${words('goOn')}</button>
    </form>
    ${sendItself}
  </main>`;
  return pageOf({ locale, title: words('leaving'), body });
}

import type { PasswordProblem } from '#domain/account/password-rule.ts';
import type { Locale } from '#domain/locale.ts';
import { html, languageBar, type Markup, pageOf } from '#server/identity/page.ts';
import { setUpPath } from './set-up-address.ts';
import { type SetUpWords, setUpWords } from './set-up-words.ts';

export interface SetUpProblems {
  name?: 'missing';
  email?: 'wrong' | 'taken';
  password?: PasswordProblem['problem'];
  repeated?: 'wrong';
}

export interface SetUpPage {
  locale: Locale;
  site: string;
  token: string;
  /** Passwords are another provider's. */
  external: boolean;
  typed: { name: string; email: string };
  problems: SetUpProblems;
}

const addressOf = (locale: Locale, token: string): string =>
  `${setUpPath}?${String(new URLSearchParams({ token, lang: locale }))}`;

export function setUpPage({ locale, site, token, external, typed, problems }: SetUpPage): string {
  const words = setUpWords(locale);
  const said = sentences(words, problems);
  const first = (['name', 'email', 'password', 'repeated'] as const).find((field) => said[field]) ?? 'name';
  const field = (name: keyof SetUpProblems, label: string, more: { type: string; complete: string; hint?: string }) =>
    html`<div>
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        type="${more.type}"
        value="${name === 'name' || name === 'email' ? typed[name] : ''}"
        autocomplete="${more.complete}"
        maxlength="200"
        required
        aria-describedby="${name}-more"${said[name] ? html` aria-invalid="true"` : null}${name === first ? html` autofocus` : null}
      />
      ${said[name] ? html`<p class="problem" id="${name}-more">${said[name]}</p>` : more.hint ? html`<p id="${name}-more">${more.hint}</p>` : null}
    </div>`;
  const body = html`${languageBar(locale, null, (other) => addressOf(other, token))}
    <main>
      <h1>${words('title')}</h1>
      <p>${external ? words('introExternal', { site }) : words('intro', { site })}</p>
      <form class="login" method="post" action="${addressOf(locale, token)}" novalidate>
        ${field('name', words('name'), { type: 'text', complete: 'name', hint: words('nameHint') })}
        ${field('email', words('email'), { type: 'email', complete: 'username' })}
        ${
          external
            ? null
            : html`${field('password', words('password'), { type: 'password', complete: 'new-password', hint: words('passwordHint') })}
              ${field('repeated', words('repeated'), { type: 'password', complete: 'new-password' })}`
        }
        <button class="primary">${words('submit')}</button>
      </form>
    </main>`;
  return pageOf({ locale, title: words('title'), body });
}

function sentences(words: SetUpWords, problems: SetUpProblems): Partial<Record<keyof SetUpProblems, string>> {
  const { name, email, password, repeated } = problems;
  return {
    ...(name ? { name: words('nameMissing') } : {}),
    ...(email ? { email: email === 'taken' ? words('emailTaken') : words('emailWrong') } : {}),
    ...(password ? { password: words(password === 'notAllowed' ? 'passwordTooUsual' : 'passwordWrong') } : {}),
    ...(repeated ? { repeated: words('repeatedWrong') } : {}),
  };
}

/** Once it is done, and for who does not have the address. */
export function noSetUpPage(locale: Locale, why: 'done' | 'wrong'): string {
  const words = setUpWords(locale);
  const title = why === 'done' ? words('doneTitle') : words('wrongTitle');
  const way: Markup | null =
    why === 'done'
      ? html`<div class="actions"><a class="primary" href="/event-api/login/authorize">${words('logIn')}</a></div>`
      : null;
  const body = html`${languageBar(locale, null, (other) => `${setUpPath}?lang=${other}`)}
    <main>
      <h1>${title}</h1>
      <p>${why === 'done' ? words('done') : words('wrong')}</p>
      ${way}
    </main>`;
  return pageOf({ locale, title, body });
}

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isEmail } from '#domain/account/check-account.ts';
import { newPasswordProblems } from '#domain/account/password-rule.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { localeOfTags } from '#domain/locale-of-tags.ts';
import { hashPassword } from '#server/account/password/password-hash.ts';
import { formsOnly } from '#server/identity/forms-only.ts';
import { sendPage } from '#server/identity/page.ts';
import { Refusal } from '#server/refusal.ts';
import { siteName } from '#server/setting/product.ts';
import type { World } from '#server/world.ts';
import { hadAdministrator, makeFirstAdministrator } from './administrators.ts';
import { isSetUpToken, setUpPath } from './set-up-address.ts';
import { noSetUpPage, setUpPage, type SetUpProblems } from './set-up-page.ts';

const doneStatus = 410;
const limited = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
const untouched = { typed: { name: '', email: '' }, problems: {} };

/** Where an empty production database gets its first administrator, once. A demo has its own, and no such page. */
export const setUpRoutes =
  (world: World): FastifyPluginAsync =>
  async (app) => {
    if (world.config.demo) return;
    formsOnly(app);
    const external = world.config.OIDC_ISSUER !== undefined;

    /** Why there is nothing to set up for who asks; null where there is. */
    const refused = async (request: FastifyRequest): Promise<'done' | 'wrong' | null> => {
      if (await hadAdministrator(world.db)) return 'done';
      return (await isSetUpToken(world, tokenOf(request))) ? null : 'wrong';
    };
    const pageFor = (request: FastifyRequest, shown: typeof untouched | { typed: Typed; problems: SetUpProblems }) => {
      const locale = localeOf(request);
      return setUpPage({ locale, site: siteName(world, locale), token: tokenOf(request), external, ...shown });
    };

    app.get(setUpPath, limited, async (request, reply) => {
      const why = await refused(request);
      if (why) return sendPage(reply, why === 'done' ? doneStatus : 403, noSetUpPage(localeOf(request), why));
      return sendPage(reply, 200, pageFor(request, untouched));
    });

    app.post(setUpPath, limited, async (request, reply) => {
      const locale = localeOf(request);
      const why = await refused(request);
      if (why) return sendPage(reply, why === 'done' ? doneStatus : 403, noSetUpPage(locale, why));
      const form = typedIn(request);
      const problems = problemsOf(form, external);
      if (Object.keys(problems).length > 0) return sendPage(reply, 422, pageFor(request, { typed: form, problems }));
      const passwordHash = external ? null : await hashPassword(form.password);
      const { name, email } = form;
      try {
        await makeFirstAdministrator(world, { name, email, username: email, language: locale, passwordHash });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return sendPage(reply, 422, pageFor(request, { typed: form, problems: { email: 'taken' } }));
      }
      return reply.redirect(`${setUpPath}?lang=${locale}`, 303);
    });
  };

interface Typed {
  name: string;
  email: string;
}

function typedIn({ body }: FastifyRequest) {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  const of = (field: string) => form.get(field) ?? '';
  return { name: of('name').trim(), email: of('email').trim(), password: of('password'), repeated: of('repeated') };
}

function problemsOf(form: ReturnType<typeof typedIn>, external: boolean): SetUpProblems {
  const [ofPassword] = external ? [] : newPasswordProblems({ newPassword: form.password, repeated: form.repeated });
  return {
    ...(form.name === '' || form.name.length > 200 ? { name: 'missing' } : {}),
    ...(isEmail(form.email) ? {} : { email: 'wrong' }),
    ...(ofPassword?.path === 'newPassword' ? { password: ofPassword.problem } : {}),
    ...(ofPassword?.path === 'repeated' ? { repeated: 'wrong' } : {}),
  };
}

const queryOf = (request: FastifyRequest) => request.query as { token?: unknown; lang?: unknown };

function tokenOf(request: FastifyRequest): string {
  const { token } = queryOf(request);
  return typeof token === 'string' ? token : '';
}

function localeOf(request: FastifyRequest): Locale {
  const { lang } = queryOf(request);
  return isLocale(lang) ? lang : localeOfTags((request.headers['accept-language'] ?? '').split(','));
}

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { isLocale, type Locale } from '#domain/locale.ts';
import { localeOfTags } from '#domain/locale-of-tags.ts';
import { addressNeedsCaptcha, checkLogin, needsCaptcha } from '#server/account/login/check-login.ts';
import { knownDevice } from '#server/account/login/known-device.ts';
import { demoAccounts } from '#server/seed/demo-accounts.ts';
import { siteName } from '#server/setting/product.ts';
import { graphPassed, proofPassed } from '#server/verification/graph-cookie.ts';
import type { World } from '#server/world.ts';
import { formsOnly } from './forms-only.ts';
import { brokenPage, type DemoPerson, type LoginPage, loginPage } from './login-page.ts';
import { sendPage } from './page.ts';
import { interactionPath, loginPagesLimit } from './provider-settings.ts';
import { forgetRefused, keepRefused, lastRefused, type LoginProblem } from './refused-login.ts';

/** What somebody is about to take part in, by the place in the portal that the login leads to. */
export type EventOnTheWay = (target: string, locale: Locale) => Promise<LoginPage['event']>;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** The page where a person logs in, and what it sends. It works without scripts. */
export const loginInteraction =
  (world: World, provider: Provider, eventOf: EventOnTheWay): FastifyPluginAsync =>
  async (app) => {
    formsOnly(app);
    const path = interactionPath(':uid');

    app.get(path, { config: loginPagesLimit }, async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply);
      // Back after a login, or an old bookmark: the portal knows whether one is logged in.
      if (!interaction) return reply.redirect('/event/', 303);
      const { status, ...shown } = lastRefused(request) ?? {
        status: 200,
        name: hintOf(interaction),
        problem: null,
        captcha: await addressNeedsCaptcha(world, request.ip),
      };
      if (typeof shown.problem === 'object' && shown.problem) reply.header('retry-after', shown.problem.tooOften);
      return sendPage(reply, status, await pageFor(world, eventOf, request, interaction, shown));
    });

    app.post(path, { config: loginPagesLimit }, async (request, reply) => {
      const interaction = await openInteraction(provider, request, reply);
      if (!interaction) {
        return sendPage(reply, 410, brokenPage(localeFor(request, null), 'expired', '/event-api/login/authorize'));
      }
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const name = (form.get('username') ?? '').slice(0, 254);
      const password = form.get('password') ?? '';
      const who = { name, address: request.ip, knownDevice: (id: string) => knownDevice(world, request, id) };
      const refused = async (status: number, problem: LoginProblem) => {
        const captcha = name.trim() !== '' && (await needsCaptcha(world, who));
        keepRefused(world, reply, interaction.uid, { status, name, problem, captcha });
        return reply.redirect(request.url, 303);
      };

      if (name.trim() === '') return refused(422, 'nameMissing');
      if (password === '') return refused(422, 'passwordMissing');
      const characters = form.get('captcha');
      const proof = form.get('proof') || null;
      const passedCaptcha = proof
        ? await proofPassed(world, proof)
        : characters !== null && (await graphPassed(world, request, characters));
      const check = await checkLogin(world, { ...who, password, passedCaptcha });
      if (check.result === 'wrong') return refused(422, 'wrong');
      if (check.result === 'captchaNeeded') {
        return refused(422, proof ? 'workOver' : characters === null ? 'captchaMissing' : 'captchaWrong');
      }
      if (check.result === 'tooOften') return refused(429, { tooOften: check.retryAfterSeconds });
      forgetRefused(reply, interaction.uid);
      const next = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: check.accountId } });
      return reply.redirect(next, 303);
    });
  };

/** The login that the cookie of this browser belongs to, if it is the one of this address and still waits. */
async function openInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction | null> {
  const { uid } = request.params as { uid: string };
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === uid && interaction.prompt.name === 'login' ? interaction : null;
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return null;
    throw error;
  }
}

async function pageFor(
  world: World,
  eventOf: EventOnTheWay,
  request: FastifyRequest,
  interaction: Interaction,
  shown: { name: string; problem: LoginProblem | null; captcha: boolean },
): Promise<string> {
  const locale = localeFor(request, interaction);
  const target = textOf(interaction, 'target') ?? '/';
  return loginPage({
    ...shown,
    locale,
    site: siteName(world, locale),
    action: interactionPath(interaction.uid),
    external: interaction.params['type'] === 'temp_external',
    target,
    event: await eventOf(target, locale),
    demo: world.config.demo ? demoPeople : [],
  });
}

const textOf = (interaction: Interaction, name: string): string | null => {
  const text = interaction.params[name];
  return typeof text === 'string' ? text : null;
};

const hintOf = (interaction: Interaction): string => (textOf(interaction, 'login_hint') ?? '').slice(0, 254);

const demoPeople: DemoPerson[] = demoAccounts.map((person) => ({
  username: person.username,
  password: person.password,
  nameTc: person.nameTc,
  nameEn: person.nameEn,
  namePt: person.namePt,
  orgTypes: person.roles.map(({ orgType }) => orgType),
}));

/** What was chosen on the page, else what the portal asked for, else what the browser prefers. */
function localeFor(request: FastifyRequest, interaction: Interaction | null): Locale {
  const { lang } = request.query as { lang?: unknown };
  if (isLocale(lang)) return lang;
  const asked = interaction?.params['ui_locales'];
  return localeOfTags([
    ...(typeof asked === 'string' ? asked.split(' ') : []),
    ...(request.headers['accept-language'] ?? '').split(','),
  ]);
}

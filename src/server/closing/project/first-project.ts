import { z } from 'zod';
import type { ListedProject, PublicProject } from '#contract/closing/project.ts';
import { htmlText } from '#contract/html-text.ts';
import { bcp47, chooseText, type Locale, namesOf } from '#domain/locale.ts';
import { withHead } from '#server/page-head.ts';
import { Refusal } from '#server/refusal.ts';
import type { World } from '#server/world.ts';
import { listPublicProjects, readPublicProject } from './public-projects.ts';

const address = '/event/public-projects';
const listed = 100;

export type FirstProjects = { project: PublicProject } | { projects: readonly ListedProject[] };

/** What an address of the public list is about, as a visitor reads it; null for any other address. */
export async function projectsOfAddress(world: World, url: string): Promise<FirstProjects | null> {
  const { pathname, searchParams } = new URL(url, 'http://portal');
  if (pathname !== address) return null;
  try {
    const given = searchParams.get('projectId');
    if (!given) return { projects: (await listPublicProjects(world, { page: 0, size: listed })).content };
    const { data: id } = z.uuid().safeParse(given);
    return id ? { project: await readPublicProject(world, id) } : null;
  } catch (error) {
    // The page itself comes in any case, and says what is wrong: with the link, or with us.
    if (!(error instanceof Refusal)) world.log.warn({ err: error }, 'a page is sent without what it is about');
    return null;
  }
}

const addressOf = ({ id }: ListedProject): string => `${address}?projectId=${id}`;
const nameIn = (names: Parameters<typeof namesOf>[0], locale: Locale): string =>
  chooseText(namesOf(names), locale)?.text ?? '';
const inLocale = (locale: Locale, tc: string, en: string): string =>
  locale === 'zh' || locale === 'sc' ? tc || en : en || tc;

/** The built page with what it is about in its head, and in words for those who run no scripts. */
export function withFirstProjects(
  page: string,
  first: FirstProjects,
  { locale, origin }: { locale: Locale; origin: string },
): string {
  if ('projects' in first) {
    const links = first.projects.map(
      (one) => `<li><a href="${htmlText(addressOf(one))}">${htmlText(nameIn(one.form, locale))}</a></li>`,
    );
    return page.replace('</body>', () => `<noscript><ul>${links.join('')}</ul></noscript></body>`);
  }
  const { project } = first;
  const { form } = project;
  const title = nameIn(form, locale);
  const unit = nameIn(project.unit, locale);
  const url = origin + addressOf(project);
  const introduction = inLocale(locale, form.introductionTc, form.introductionEn);
  const result = inLocale(locale, form.resultTc, form.resultEn);
  const texts = [unit, introduction, result].filter(Boolean).map((text) => `<p>${htmlText(text)}</p>`);
  const article = `<article lang="${bcp47[locale]}"><h1>${htmlText(title)}</h1>${texts.join('')}</article>`;
  // As search engines understand it (schema.org ResearchProject).
  const described = {
    '@context': 'https://schema.org',
    '@type': 'ResearchProject',
    name: title,
    description: introduction,
    url,
    foundingDate: form.periodFrom,
    dissolutionDate: form.periodUntil,
    parentOrganization: { '@type': 'Organization', name: unit },
    member: { '@type': 'Person', name: inLocale(locale, form.leaderTc, form.leaderEn) },
  };
  // Nothing in it can end the script that it stands in.
  const data = JSON.stringify(described).replaceAll('<', String.raw`\u003c`);
  return withHead(page, {
    title: `${title} · ${unit}`,
    description: introduction,
    properties: [
      ['type', 'article'],
      ['url', url],
    ],
    more: `<script type="application/ld+json">${data}</script>`,
  }).replace('</body>', () => `<noscript>${article}</noscript></body>`);
}

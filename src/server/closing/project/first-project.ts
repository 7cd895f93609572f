import type { ListedProject, PublicProject } from '#contract/closing/project.ts';
import { listKey, oneKey } from '#contract/first-paint.ts';
import { projectPageSize } from '#contract/limits.ts';
import { nameIn, namesOf, textIn } from '#domain/locale.ts';
import { firstPage, listing, type Reader, withArticle } from '#server/first-page.ts';
import { withAnswers } from '#server/page-head.ts';
import { placed } from '#server/placed-text.ts';
import { listPublicProjects, readPublicProject } from './public-projects.ts';

const path = '/event/public-projects';
const addressOf = ({ id }: ListedProject): string => `${path}?projectId=${id}`;

function withProject(page: string, project: PublicProject, { locale, origin }: Reader): string {
  const { form } = project;
  const name = nameIn(form, locale);
  const unit = nameIn(project.unit, locale);
  const url = origin + addressOf(project);
  const introductions = { tc: form.introductionTc, en: form.introductionEn };
  const introduction = textIn(introductions, locale);
  return withArticle(page, locale, {
    words: (frame) => ({
      heading: placed(namesOf(form), frame),
      lead: placed(namesOf(project.unit), frame),
      text: placed(introductions, frame),
    }),
    more: [textIn({ tc: form.resultTc, en: form.resultEn }, locale)],
    back: path,
    title: `${name} · ${unit}`,
    description: introduction,
    type: 'article',
    url,
    structured: {
      '@type': 'ResearchProject',
      name,
      description: introduction,
      url,
      foundingDate: form.periodFrom,
      dissolutionDate: form.periodUntil,
      parentOrganization: { '@type': 'Organization', name: unit },
      member: { '@type': 'Person', name: textIn({ tc: form.leaderTc, en: form.leaderEn }, locale) },
    },
  });
}

/** The public projects of closing exhibitions, or one of them. */
export const firstProjects = firstPage({
  paths: [path],
  parameters: ['projectId'],
  async one(world, id) {
    const project = await readPublicProject(world, id);
    return (page, reader) => withAnswers(withProject(page, project, reader), { [oneKey('project', id)]: project });
  },
  list: (world, address) =>
    listing(address, {
      first: { key: listKey('projects'), size: projectPageSize },
      find: (asked) => listPublicProjects(world, asked),
      link: (project) => ({ address: addressOf(project), names: project.form }),
    }),
});

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import type { PublicProject } from '#contract/closing/project.ts';
import { type ProjectField, projectCounts } from '#domain/closing/project-form.ts';
import { namesOf } from '#domain/locale.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { TechnologyName } from '../marks.tsx';
import { ProjectValue } from '../project/project-value.tsx';
import { publicProjectQuery } from '../queries.ts';
import type { PublicProjectsSearch } from '../routes.ts';
import { projectFieldWords } from '../words.ts';

const ProjectPictures = lazy(() =>
  import('../project/project-pictures.tsx').then((module) => ({ default: module.ProjectPictures })),
);

/** One completed project, for everybody. */
export function PublicProjectPage() {
  const { projectId = '' }: PublicProjectsSearch = useSearch({ strict: false });
  const back = <BackLink to="/public-projects" />;
  return (
    <RecordPage query={useQuery(publicProjectQuery(projectId))} title={<Trans>Completed projects</Trans>} back={back}>
      {(of) => (
        <>
          <PageHeader back={back} title={<LocalizedName of={namesOf(of.form)} />}>
            <LocalizedName of={namesOf(of.unit)} />
          </PageHeader>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
            <Glance of={of} />
            <Card>
              <Text of={of} />
            </Card>
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** In short: first on a phone and at the side on a desk. */
function Glance({ of: { form, activity, activityId } }: { of: PublicProject }) {
  const { t } = useLingui();
  const counts = projectCounts.filter((count) => Number(form[count]) > 0);
  return (
    <div className="lg:order-2">
      <Card>
        <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-3">
          <dt className="text-sm text-muted">{t(projectFieldWords.technologyField)}</dt>
          <dd>
            <TechnologyName field={form.technologyField} />
          </dd>
          <dt className="text-sm text-muted">
            <Trans>Project leader</Trans>
          </dt>
          <dd>{[form.leaderTc, form.leaderEn].filter(Boolean).join(' · ')}</dd>
          <dt className="text-sm text-muted">
            <Trans comment="When a project was researched">Research period</Trans>
          </dt>
          <dd>
            <Days from={form.periodFrom} to={form.periodUntil} />
          </dd>
          {counts.map((count) => (
            <div key={count} className="contents">
              <dt className="text-sm text-muted">{t(projectFieldWords[count])}</dt>
              <dd className="tabular-nums">{form[count]}</dd>
            </div>
          ))}
          <dt className="text-sm text-muted">
            <Trans comment="Which exhibition a project is shown in">Shown at</Trans>
          </dt>
          <dd>
            <TextLink to="/event/detail" search={{ activityId }}>
              <LocalizedName of={namesOf(activity)} />
            </TextLink>
          </dd>
        </dl>
      </Card>
    </div>
  );
}

const inChinese = { introduction: 'introductionTc', result: 'resultTc' } as const;
const inEnglish = { introduction: 'introductionEn', result: 'resultEn' } as const;

/** The reader's own language from beginning to end, then the other one. */
function useTexts(): { field: ProjectField; title: MessageDescriptor }[] {
  const locale = useLocale();
  const [own, other] = locale === 'zh' || locale === 'sc' ? [inChinese, inEnglish] : [inEnglish, inChinese];
  const asNamed = (field: ProjectField) => ({ field, title: projectFieldWords[field] });
  return [
    { field: own.introduction, title: msg`About the project` },
    { field: own.result, title: msg`What it achieved` },
    asNamed('results'),
    asNamed('members'),
    asNamed(other.introduction),
    asNamed(other.result),
  ];
}

function Text({ of: { id, form } }: { of: PublicProject }) {
  const { t } = useLingui();
  return (
    <div className="flex max-w-reading flex-col gap-6">
      {useTexts()
        .filter(({ field }) => form[field].length > 0)
        .map(({ field, title }) => (
          <section key={field} className="flex flex-col gap-2">
            <h2 className="text-lg font-semibold">{t(title)}</h2>
            <div>
              <ProjectValue of={form} field={field} />
            </div>
          </section>
        ))}
      <WhenNear room="min-h-40">
        <ProjectPictures of={{ id }} />
      </WhenNear>
    </div>
  );
}

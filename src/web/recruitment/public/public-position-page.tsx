import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import type { PublicPosition } from '#contract/recruitment/position.ts';
import { namesOf } from '#domain/locale.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { WhenNear } from '#web/ui/when-near.tsx';
import { Salary, TypeName } from '../marks.tsx';
import { publicPositionQuery } from '../queries.ts';
import type { PublicSearch } from '../routes.ts';
import { positionFieldWords } from '../words.ts';

const ApplyForm = lazy(() => import('../apply/apply-form.tsx').then((module) => ({ default: module.ApplyForm })));

/** One open position, for everybody. */
export function PublicPositionPage() {
  const { positionId = '' }: PublicSearch = useSearch({ strict: false });
  const back = <BackLink to="/public-recruit-list" />;
  return (
    <RecordPage query={useQuery(publicPositionQuery(positionId))} title={<Trans>Open positions</Trans>} back={back}>
      {(of) => (
        <>
          <PageHeader back={back} title={<LocalizedName of={namesOf(of.form)} />}>
            <LocalizedName of={namesOf(of.unit)} />
          </PageHeader>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
            <Glance of={of} />
            <div className="flex min-w-0 flex-col gap-6">
              <Card>
                <Text of={of} />
              </Card>
              <Card title={<Trans>Apply for this position</Trans>}>
                <WhenNear room="min-h-240">
                  <ApplyForm of={of} />
                </WhenNear>
              </Card>
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}

/** What decides whether one reads on, first on a phone and at the side on a desk. */
function Glance({ of: { form, activity, activityId } }: { of: PublicPosition }) {
  const { t } = useLingui();
  const rows: { label: string; value: ReactNode }[] = [
    {
      label: t({ message: 'Kind of position', comment: 'Full-time, part-time, internship' }),
      value: <TypeName type={form.type} />,
    },
    { label: t({ message: 'Salary', comment: 'Of a position' }), value: <Salary {...form} /> },
    { label: t`Place of work`, value: form.location },
    { label: t({ message: 'Openings', comment: 'How many a position is for' }), value: form.count },
    { label: t`Last day to apply`, value: <Days from={form.closeDate} /> },
    {
      label: t({ message: 'At the fair', comment: 'Which careers fair a position belongs to' }),
      value: (
        <TextLink to="/event/detail" search={{ activityId }}>
          <LocalizedName of={namesOf(activity)} />
        </TextLink>
      ),
    },
  ];
  return (
    <div className="lg:order-2">
      <Card>
        <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-3">
          {rows.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="**:whitespace-normal">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

function Text({ of: { form, unit } }: { of: PublicPosition }) {
  const { t } = useLingui();
  const texts = [
    { label: t(positionFieldWords.content), text: form.content },
    { label: t(positionFieldWords.requirements), text: form.requirements },
    { label: t({ message: 'About the company', comment: 'That offers a position' }), text: unit.summary },
  ].filter(({ text }) => text !== '');
  return (
    <div className="flex max-w-reading flex-col gap-6">
      {texts.map(({ label, text }) => (
        <section key={label} className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{label}</h2>
          <p className="whitespace-pre-line">{text}</p>
        </section>
      ))}
    </div>
  );
}

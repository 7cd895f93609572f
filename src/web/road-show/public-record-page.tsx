import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { InterestCard } from './interest-card.tsx';
import { recordIdIn } from './paths.ts';
import { publicRecordQuery } from './queries.ts';
import { RecordText } from './record-text.tsx';
import { kindWords } from './words.ts';
import { RecordFiles } from './record-files.tsx';

/** One published result or demand, for everybody; a party of the road show can show interest. */
export function PublicRecordPage() {
  const recordId = recordIdIn(useSearch({ strict: false })) ?? '';
  const { t } = useLingui();
  const profile = useProfile();
  const back = <BackLink to="/public-talk2/list" />;
  return (
    <RecordPage
      query={useQuery(publicRecordQuery(recordId))}
      title={<Trans>Published results and demands</Trans>}
      back={back}
    >
      {(of) => (
        <>
          <PageHeader back={back} title={<LocalizedName of={namesOf(of.form)} />}>
            {t(kindWords[of.kind].one)} · <LocalizedName of={namesOf(of.unit)} />
          </PageHeader>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
            <Card>
              <RecordText kind={of.kind} form={of.form} />
              <RecordFiles of={of} readOnly />
              <p className="mt-6 text-sm text-muted">
                <Trans>
                  Published <DateTime at={of.publishedAt} short />
                </Trans>
              </p>
            </Card>
            {profile?.orgType === 'ROADSHOW' ? (
              <InterestCard of={of} />
            ) : (
              <Card title={<Trans>Interested?</Trans>}>
                <div className="flex flex-col items-start gap-3">
                  <p>
                    <Trans>Anyone taking part in the road show can request a meeting.</Trans>
                  </p>
                  <LinkButton
                    to="/event/detail"
                    search={{ activityId: of.activityId }}
                    icon="arrow-right"
                    tone="primary"
                  >
                    <Trans>About the road show</Trans>
                  </LinkButton>
                </div>
              </Card>
            )}
          </div>
        </>
      )}
    </RecordPage>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PublicProduct } from '#contract/docking/product.ts';
import { namesOf } from '#domain/locale.ts';
import { useProfile } from '#web/api/profile.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { WishButton } from '../intent/wish-button.tsx';
import { IntentStanding } from '../standing.tsx';
import { ProductFiles } from '../product/product-files.tsx';
import { oneListedQuery } from '../queries.ts';
import type { OneSearch } from '../routes.ts';
import { companyTypeWords, productFieldWords } from '../words.ts';

/** One listed product, for everybody; a customer says here whether to meet. */
export function OneListedPage() {
  const { activityId, productId }: OneSearch = useSearch({ strict: false });
  return productId ? (
    <Shown key={productId} productId={productId} activityId={activityId} />
  ) : (
    <EmptyState
      icon="list"
      title={<Trans>No product was chosen</Trans>}
      action={
        <LinkButton to="/docking/service-list" search={{ activityId }} tone="primary">
          <Trans>Go to products</Trans>
        </LinkButton>
      }
    />
  );
}

function Shown({ productId, activityId }: { productId: string; activityId: string | undefined }) {
  const orgType = useProfile()?.orgType;
  const back = <BackLink to="/docking/service-list" search={{ activityId }} />;
  return (
    <RecordPage query={useQuery(oneListedQuery(productId))} title={<Trans>Product</Trans>} back={back}>
      {(of) => (
        <>
          <PageHeader back={back} title={<LocalizedName of={namesOf(of)} />}>
            <LocalizedName of={namesOf(of.unit)} />
          </PageHeader>
          {orgType === 'DOCKING_CUSTOMER' && (
            <p className="mb-4 flex flex-wrap items-center gap-3">
              <IntentStanding status={of.intent?.status ?? null} />
              {of.intent?.agreedAt && <DateTime at={of.intent.agreedAt} short />}
            </p>
          )}
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
            <Card>
              <Text of={of} />
              <ProductFiles productId={of.id} readOnly />
            </Card>
            {orgType === 'DOCKING_CUSTOMER' ? (
              <StickyActions>
                <WishButton of={of} />
              </StickyActions>
            ) : of.isOwn ? (
              <LinkButton
                to="/docking/service/apply"
                search={{ activityId: of.activityId, productId: of.id }}
                icon="edit"
              >
                <Trans>Change this product</Trans>
              </LinkButton>
            ) : (
              orgType !== 'DOCKING_EXHIBITOR' && <HowToMeet activityId={of.activityId} />
            )}
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Text({ of }: { of: PublicProduct }) {
  const { t } = useLingui();
  const rows = [
    { field: 'summary' as const, value: of.summary },
    { field: 'scope' as const, value: of.scope },
    { field: 'supplements' as const, value: of.supplements },
    { field: 'companyType' as const, value: of.companyType && t(companyTypeWords[of.companyType]) },
    {
      field: 'amount' as const,
      value: of.amount && of.currency ? <Money amount={of.amount} currency={of.currency} /> : '',
    },
  ].filter(({ value }) => value !== '');
  return (
    <dl className="flex flex-col gap-5">
      {rows.map(({ field, value }) => (
        <div key={field} className="flex flex-col gap-1">
          <dt className="text-sm text-muted">{t(productFieldWords[field])}</dt>
          <dd className="max-w-reading whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const HowToMeet = ({ activityId }: { activityId: string }) => (
  <Card title={<Trans>Interested?</Trans>}>
    <div className="flex flex-col items-start gap-3">
      <p>
        <Trans>Customers can request a meeting here.</Trans>
      </p>
      <LinkButton to="/event/detail" search={{ activityId }} icon="arrow-right" tone="primary">
        <Trans>About business matching</Trans>
      </LinkButton>
    </div>
  </Card>
);

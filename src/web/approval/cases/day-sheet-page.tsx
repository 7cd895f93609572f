import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Instant } from '#domain/instant.ts';
import type { DaySheet } from '#contract/day-sheet.ts';
import { namesOf } from '#domain/locale.ts';
import { groupWords } from '#web/file/words.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { enrollmentStatusWord } from '#domain/enrollment/status-words.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { PrintedTexts } from './printed-texts.tsx';
import { daySheetQuery, takeFilePack } from './queries.ts';

type Wire = DaySheet['halls'][number]['booths'][number];
/** As the call sends it: its times are plain text. */
type Booth = Omit<Wire, 'approvedAt' | 'built'> & {
  approvedAt: string | null;
  built: Omit<Wire['built'], 'signedOff'> & {
    signedOff: (Omit<NonNullable<Wire['built']['signedOff']>, 'at'> & { at: string }) | null;
  };
};
type Hall = Pick<DaySheet['halls'][number], 'area'> & {
  booths: Booth[];
};

const megabyte = 1024 * 1024;

/** All booths of a day by hall, to take along: on paper, and their files as one pack. */
export function DaySheetPage() {
  const { t } = useLingui();
  const { activityId = '' } = useSearch({ from: '/layoutBusiness-list/day-sheet' });
  const { data, error, refetch } = useQuery(daySheetQuery(activityId));
  const pack = useDeed({ call: () => takeFilePack(activityId) });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const size = Math.max(1, Math.round((data?.packBytes ?? 0) / megabyte));
  const count = data?.packFiles ?? 0;
  return (
    <>
      <PageHeader
        back={<BackLink to="/layoutBusiness-list" search={{ activityId }} />}
        title={<Trans>Day sheet</Trans>}
      >
        {data && <LocalizedName of={namesOf(data.activity)} />}
      </PageHeader>
      <div data-no-print className="mb-6 flex flex-wrap items-center gap-3">
        <Button icon="print" onClick={() => print()}>
          <Trans>Print</Trans>
        </Button>
        <Button
          icon="download"
          busy={pack.busy}
          disabledReason={data && count === 0 ? <Trans>No files to download yet</Trans> : undefined}
          onClick={() => void pack.run()}
        >
          <Trans>Download all (ZIP)</Trans>
        </Button>
        {count > 0 && (
          <span className="text-muted tabular-nums">{t`${plural(count, { one: '# file', other: '# files' })}, about ${size} MB`}</span>
        )}
      </div>
      {!data ? (
        <Skeleton className="h-64 w-full" />
      ) : data.halls.length === 0 ? (
        <EmptyState icon="booth" title={<Trans>No booths yet</Trans>}>
          <Trans>Booths appear here once the fund assigns them a place.</Trans>
        </EmptyState>
      ) : (
        data.halls.map((hall) => (
          <HallTable key={hall.area ? hall.area.tc + hall.area.en : ''} hall={hall} activityId={activityId} />
        ))
      )}
    </>
  );
}

function HallTable({ hall: { area, booths }, activityId }: { hall: Hall; activityId: string }) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h2 className="mb-2 text-lg font-semibold">
        {area ? (
          <LocalizedName of={area} />
        ) : (
          <Trans comment="Booths that belong to no area of the hall">Other places</Trans>
        )}
      </h2>
      <table className="w-full border-collapse text-left">
        <thead className="max-md:sr-only">
          <tr className="border-b border-line text-sm text-muted">
            <th className="py-2 pr-3 font-medium">
              <Trans comment="Of a booth in the hall">Place</Trans>
            </th>
            <th className="py-2 pr-3 font-medium">
              <Trans>Exhibitor</Trans>
            </th>
            <th className="py-2 pr-3 font-medium">
              <Trans comment="Of a registration">Status</Trans>
            </th>
            <th className="py-2 font-medium">
              <Trans>Files</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {booths.map((booth) => (
            <BoothRow key={booth.place} booth={booth} activityId={activityId} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BoothRow({ booth, activityId }: { booth: Booth; activityId: string }) {
  const { t } = useLingui();
  const status = enrollmentStatusWord(booth.status);
  return (
    <tr className="border-b border-line align-top max-md:grid max-md:grid-cols-[5rem_1fr] max-md:py-2">
      <td className="py-2 pr-3 font-semibold tabular-nums max-md:row-span-3 max-md:py-0">{booth.place}</td>
      <td className="py-2 pr-3 max-md:py-0">
        <TextLink to="/layoutBusiness-details" search={{ activityId, enrollmentId: booth.enrollmentId }}>
          <LocalizedName of={namesOf(booth.unit)} />
        </TextLink>
        <PrintedTexts of={booth.printed} />
        {booth.contactPerson && (
          <p className="text-sm text-muted">
            {booth.contactPerson} {booth.contactMobile}
          </p>
        )}
      </td>
      <td className="py-2 pr-3 max-md:py-0">
        {status ? t(status) : booth.status}
        <p className="text-sm text-muted">
          {booth.approvedAt ? (
            <Trans>
              Approved <DateTime at={booth.approvedAt as Instant} short />
            </Trans>
          ) : booth.selfDesigned ? (
            <Trans>The exhibitor designs</Trans>
          ) : (
            <Trans>The contractor designs</Trans>
          )}
        </p>
        {booth.approvedAt && <Built booth={booth} activityId={activityId} />}
      </td>
      <td className="py-2 text-sm max-md:py-0">
        {booth.files.map(({ group, count }) => (
          <p key={group} className="tabular-nums">
            {t(groupWords[group])}: {count}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** How the booth stands in the hall: signed off, with something wrong, or not looked at yet. */
function Built({ booth: { built, enrollmentId }, activityId }: { booth: Booth; activityId: string }) {
  const { photos, openRemarks, signedOff } = built;
  return (
    <div className="mt-1 flex flex-col items-start gap-1">
      {signedOff ? (
        <>
          <Badge tone="good" icon="check-circle">
            <Trans comment="A built booth was looked at and is as approved">Signed off</Trans>
          </Badge>
          <span className="text-sm text-muted">
            <LocalizedName of={signedOff.by} /> · <DateTime at={signedOff.at as Instant} short />
          </span>
        </>
      ) : openRemarks > 0 ? (
        <Badge tone="warn" icon="flag">
          <Trans>To fix: {openRemarks}</Trans>
        </Badge>
      ) : (
        photos > 0 && (
          <Badge tone="info" icon="hourglass">
            <Trans comment="A built booth was photographed, nobody has signed it off">Not signed off yet</Trans>
          </Badge>
        )
      )}
      <span data-no-print>
        <TextLink to="/layoutBusiness-list/booth" search={{ activityId, enrollmentId }}>
          <Trans>Compare with the finished booth</Trans>
        </TextLink>
      </span>
    </div>
  );
}

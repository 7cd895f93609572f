import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { spacedCredential } from '#domain/sign-in/credential.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { DrawnCode } from '#web/scanner/draw-code.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PersonName, plainName } from '../person-name.tsx';
import { badgesPageSize, badgesQuery } from './queries.ts';
import { ReissueButton } from './reissue-button.tsx';
import { StaffPage } from './staff-page.tsx';

const actions = (activityId: string) => (
  <>
    <ReissueButton key={activityId} activityId={activityId} />
    <Button tone="primary" icon="print" onClick={() => print()}>
      <Trans>Print</Trans>
    </Button>
  </>
);

/** Six badges on a sheet of A4, to be cut out; on the screen a preview of the same. */
export function BadgesPage() {
  const search = useSearch({ from: '/admin/badges' });
  return (
    <StaffPage
      title={<Trans>Badges</Trans>}
      lead={<Trans>Six per A4 sheet, by unit and name. Print at actual size with no extra margins.</Trans>}
      activityId={search.activityId}
      actions={actions}
    >
      {(activityId) => <Badges activityId={activityId} />}
    </StaffPage>
  );
}

/** A badge is 94 by 90 mm, so that two fit beside each other however a printer rounds; its code, without the quiet zone around it, 45 mm. */
const sheetStyle = `
  @page { size: A4 portrait; margin: 10mm; }
  @media print {
    main { padding: 0 !important; max-width: none !important; }
    .badge-sheet { gap: 0 !important; }
    .badge { break-inside: avoid; border-style: dashed !important; border-radius: 0 !important; box-shadow: none !important; }
  }
`;

function Badges({ activityId }: { activityId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { unitId, search, page = 0 } = useSearch({ from: '/admin/badges' });
  const filter = { activityId, ...(unitId && { unitId }), ...(search && { search }) };
  const { data, error, refetch } = useQuery(badgesQuery(filter, page));
  const go = (change: { search?: string | undefined; page?: number | undefined }) =>
    void navigate({
      to: '/admin/badges',
      search: { activityId, unitId, search, page: undefined, ...change },
      replace: 'search' in change,
    });
  return (
    <>
      <style>{sheetStyle}</style>
      <div className="mb-4 md:max-w-md" data-no-print>
        <SearchField
          label={t`Name, pinyin, initials, unit or last digits of phone`}
          placeholder={t`Name, pinyin, unit, phone`}
          value={search ?? ''}
          onChange={(text) => go({ search: text || undefined })}
        />
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton className="h-80" />
        </div>
      )}
      {data?.content.length === 0 && (
        <EmptyState icon="id-card" title={<Trans>No badges to print</Trans>}>
          <Trans>Badges are available once the list is locked.</Trans>
        </EmptyState>
      )}
      <ul className="badge-sheet flex flex-wrap gap-4 print:gap-0">
        {data?.content.map((person) => (
          <li
            key={person.id}
            className="badge flex h-[90mm] w-[94mm] max-w-full flex-col items-center overflow-hidden rounded-card border border-line bg-paper px-[4mm] pt-[4mm] text-center text-on-paper"
          >
            <p className="text-[7mm] leading-tight font-bold">
              <PersonName of={person} />
            </p>
            {person.nameTc && person.nameEn && (
              <p lang="en" className="text-[3.6mm] leading-tight">
                {person.nameEn}
              </p>
            )}
            <p className="mt-[1mm] line-clamp-1 text-[3.4mm] leading-tight">
              <LocalizedName of={person.unitNames} />
            </p>
            <div className="mt-auto -mb-[2mm] [&_svg]:h-[59.4mm] [&_svg]:w-[59.4mm]">
              <DrawnCode text={person.credential} label={t`Code of ${plainName(person)}`} />
            </div>
            <p className="pb-[2mm] font-mono text-[2.6mm]">{spacedCredential(person.credential)}</p>
          </li>
        ))}
      </ul>
      {data && (
        <div data-no-print>
          <Pagination
            page={page}
            size={badgesPageSize}
            total={data.totalElements}
            more={data.more}
            onPage={(next) => go({ page: next })}
          />
        </div>
      )}
    </>
  );
}

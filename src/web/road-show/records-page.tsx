import { Trans, useLingui } from '@lingui/react/macro';
import { linkOptions, useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import type { RecordRow } from '#contract/road-show/road-show.ts';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { researchOffice } from '#domain/road-show/levels.ts';
import { useProfile } from '#web/api/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { formOf, listPaths, type ListPath, recordSearch } from './paths.ts';
import { RecordsTable } from './records-table.tsx';
import type { RecordsSearch } from './routes.ts';
import { useBegin } from './use-begin.ts';
import { kindWords } from './words.ts';

const linkOf = (of: RecordRow) =>
  linkOptions({ to: formOf(of.kind), search: { activityId: of.activityId, ...recordSearch(of) } });

const isListPath = (path: string): path is ListPath => Object.hasOwn(listPaths, path);

/** Results and demands of a road show as one's level sees them; the research office finds what it has to decide. */
export function RecordsPage() {
  const { t } = useLingui();
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const kind = isListPath(path) ? listPaths[path] : null;
  const search: RecordsSearch = useSearch({ strict: false });
  const profile = useProfile();
  const isOffice = profile?.role === researchOffice;
  const { activityId } = search;
  return (
    <RecordsTable
      search={search}
      fixed={kind ? { kind } : {}}
      title={kind ? t(kindWords[kind].many) : t`Results and demands`}
      about={
        isOffice ? (
          <Trans>Submissions from your university’s researchers come here.</Trans>
        ) : (
          <Trans>Your entries, and what you can see of others.</Trans>
        )
      }
      linkOf={linkOf}
      which={
        isOffice
          ? [{ value: 'toDecide', label: t`Waiting for you` }]
          : [{ value: 'own', label: t({ message: 'My own', comment: 'Results and demands that are one’s own' }) }]
      }
      pageActions={
        <>
          <LinkButton to="/talk2/match-list" search={{ activityId }} icon="exchange">
            <Trans>Matches</Trans>
          </LinkButton>
          <LinkButton to="/talk/etp/list" search={{ activityId }} icon="building">
            <Trans comment="A list of the units of a road show">Units</Trans>
          </LinkButton>
          {!isOffice &&
            (kind ? [kind] : (['RESULT', 'DEMAND'] as const)).map((each) => (
              <BeginButton key={each} kind={each} activityId={activityId} />
            ))}
        </>
      }
    />
  );
}

function BeginButton({ kind, activityId }: { kind: RecordKind; activityId: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const begin = useBegin(kind, activityId);
  return (
    <Button
      icon="plus"
      tone="primary"
      busy={begin.busy}
      disabledReason={begin.against}
      onClick={() => void begin.start((search) => navigate({ to: formOf(kind), search }))}
    >
      {t(kindWords[kind].begin)}
    </Button>
  );
}

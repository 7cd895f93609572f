import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useNavigate, useSearch } from '@tanstack/react-router';
import type { RecordKind } from '#domain/road-show/record-form.ts';
import { DeleteDraft } from '#web/case/delete-draft.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { formPaths, type FormPath, listOf } from './paths.ts';
import { recordQuery, removeRecord, roadShowChanges } from './queries.ts';
import { RecordView } from './record-view.tsx';
import type { RecordSearch } from './routes.ts';
import { useBegin } from './use-begin.ts';
import { kindWords } from './words.ts';

const isFormPath = (path: string): path is FormPath => Object.hasOwn(formPaths, path);

/** A result or demand as its author, a research office or another party of the road show meets it. */
export function OwnRecordPage() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' });
  const kind = isFormPath(path) ? formPaths[path] : 'RESULT';
  const { activityId, projectId, demandRecordId }: RecordSearch = useSearch({ strict: false });
  const recordId = projectId ?? demandRecordId;
  return recordId ? (
    <Shown key={recordId} recordId={recordId} kind={kind} activityId={activityId} />
  ) : (
    <Begin kind={kind} activityId={activityId} />
  );
}

function Begin({ kind, activityId }: { kind: RecordKind; activityId: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const begin = useBegin(kind, activityId);
  return (
    <>
      <PageHeader back={<BackLink to={listOf(kind)} search={{ activityId }} />} title={t(kindWords[kind].one)} />
      <Card>
        <div className="flex max-w-reading flex-col items-start gap-4">
          <p>
            <Trans>
              Saved automatically. No one else sees it until you submit it, and everyone can once it’s published.
            </Trans>
          </p>
          <Button
            tone="primary"
            icon="plus"
            busy={begin.busy}
            disabledReason={begin.against}
            onClick={() => void begin.start((search) => navigate({ to: '.', search, replace: true }))}
          >
            {t(kindWords[kind].begin)}
          </Button>
        </div>
      </Card>
    </>
  );
}

function Shown({ recordId, kind, activityId }: { recordId: string; kind: RecordKind; activityId: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const back = <BackLink to={listOf(kind)} search={{ activityId }} />;
  const remove = async () => {
    await removeRecord(recordId);
    await navigate({ to: listOf(kind), search: { activityId } });
  };
  return (
    <RecordPage query={useQuery(recordQuery(recordId))} title={t(kindWords[kind].one)} back={back}>
      {(of) => (
        <RecordView of={of} back={back} more={<DeleteDraft of={of} call={remove} changes={roadShowChanges} />} />
      )}
    </RecordPage>
  );
}

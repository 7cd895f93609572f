import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { DeleteDraft } from '#web/case/delete-draft.tsx';
import { useOwnActivity } from '#web/desk/own-activities.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { useOnce } from '#web/ui/use-once.ts';
import { beginPosition, positionQuery, recruitmentChanges, removePosition } from '../queries.ts';
import type { OnePositionSearch } from '../routes.ts';
import { PositionView } from './position-view.tsx';

/** A position as its company writes it. */
export function OwnPositionPage() {
  const { activityId, positionId }: OnePositionSearch = useSearch({ strict: false });
  return positionId ? (
    <Shown key={positionId} positionId={positionId} activityId={activityId} />
  ) : (
    <Begin activityId={activityId} />
  );
}

const backTo = (activityId: string | undefined) => <BackLink to="/recruit/list" search={{ activityId }} />;

function Begin({ activityId: wanted }: { activityId: string | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const activityId = useOwnActivity('RECRUIT', wanted);
  const once = useOnce();
  const begin = useDeed({
    call: async () => {
      if (!activityId) return;
      const { id } = await once((key) => beginPosition(activityId, key));
      await navigate({ to: '.', search: { activityId, positionId: id }, replace: true });
    },
    changes: recruitmentChanges,
  });
  return (
    <>
      <PageHeader back={backTo(wanted)} title={t`New position`} />
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
            disabledReason={activityId ? undefined : t`Choose a careers fair first`}
            onClick={() => void begin.run()}
          >
            <Trans>Start</Trans>
          </Button>
        </div>
      </Card>
    </>
  );
}

function Shown({ positionId, activityId }: { positionId: string; activityId: string | undefined }) {
  const navigate = useNavigate();
  const back = backTo(activityId);
  const remove = async () => {
    await removePosition(positionId);
    await navigate({ to: '/recruit/list', search: { activityId } });
  };
  return (
    <RecordPage
      query={useQuery(positionQuery(positionId))}
      title={<Trans comment="Work that is offered">Position</Trans>}
      back={back}
    >
      {(of) => (
        <PositionView of={of} back={back} more={<DeleteDraft of={of} call={remove} changes={recruitmentChanges} />} />
      )}
    </RecordPage>
  );
}

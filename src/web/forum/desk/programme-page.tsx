import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { DeskProgramme, DeskSession } from '#contract/forum/desk.ts';
import { administrators } from '#domain/account/roles.ts';
import { namesOf } from '#domain/locale.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { useMay } from '#web/api/use-may.ts';
import { ExportLink } from '#web/desk/export-link.tsx';
import { RecordPage } from '#web/desk/record-page.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Came } from '#web/sign-in/desk/came.tsx';
import { doorSessionsQuery } from '#web/sign-in/queries.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Days } from '#web/ui/days.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { deskProgrammeQuery, refreshProgrammes, restoreSession, withdrawSession } from '../queries.ts';
import { Speakers } from '../speakers.tsx';
import { byDay, Times } from '../times.tsx';
import { NewSession, SessionEditor } from './session-dialogs.tsx';

/** The programme of a forum at the desk: its sessions by day, and the halls that they are in. */
export function ProgrammePage() {
  const { forumId } = useParams({ from: '/admin/forums/$forumId/programme' });
  const back = <BackLink to="/admin/forums" />;
  return (
    <RecordPage query={useQuery(deskProgrammeQuery(forumId))} title={<Trans>Programme</Trans>} back={back}>
      {(of) => <Programme key={forumId} of={of} />}
    </RecordPage>
  );
}

/** Says why it did not work; what others changed meanwhile is read anew either way. */
async function done(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    toast({ tone: 'bad', text: await errorSentence(error) });
    return false;
  } finally {
    await refreshProgrammes();
  }
}

function Programme({ of: { forum, content } }: { of: DeskProgramme }) {
  const mayChange = useMay('saveSession', administrators);
  const [open, setOpen] = useState<DeskSession | 'new' | null>(null);
  const [gone, setGone] = useState<DeskSession | null>(null);
  const { activityId } = forum;
  const { data: atDoors = [] } = useQuery(doorSessionsQuery(activityId));
  const close = () => setOpen(null);
  const add = mayChange && (
    <Button tone="primary" icon="plus" onClick={() => setOpen('new')}>
      <Trans>New session</Trans>
    </Button>
  );
  const remove = (session: DeskSession) => void done(async () => setGone(await withdrawSession(session)));
  const restore = async (session: DeskSession) => {
    if (await done(() => restoreSession(session))) setGone(null);
  };

  return (
    <>
      <PageHeader
        back={<BackLink to="/admin/forums" />}
        title={<LocalizedName of={namesOf(forum)} />}
        actions={
          content.length > 0 && (
            <>
              <ExportLink kind="programme" filter={{ forumId: forum.id }} />
              {add}
            </>
          )
        }
      >
        {forum.isPublished ? (
          <>
            <Trans>Visitors see this programme on the forum’s page.</Trans>{' '}
            <TextLink to="/forum-sign" search={{ id: forum.id }}>
              <Trans>View page</Trans>
            </TextLink>
          </>
        ) : (
          <Trans>Visitors see this programme once the forum is published.</Trans>
        )}
      </PageHeader>
      <div className="flex flex-col gap-4">
        {gone && (
          <Status
            tone="info"
            action={
              <Button icon="undo" onClick={() => void restore(gone)}>
                <Trans comment="A button">Undo</Trans>
              </Button>
            }
          >
            <Trans>
              “<LocalizedName of={namesOf(gone)} />” has been removed from the programme. Anyone who added it will see
              that.
            </Trans>
          </Status>
        )}
        {content.length === 0 && (
          <EmptyState icon="clock" title={<Trans>No sessions yet</Trans>} action={add}>
            <Trans>Add sessions with their times and halls. Visitors can then build their own programme.</Trans>
          </EmptyState>
        )}
        {byDay(content).map(([day, sessions]) => (
          <Card key={day} title={<Days from={day} />}>
            <ul className="flex flex-col divide-y divide-line">
              {sessions.map((session) => (
                <Row
                  key={session.id}
                  session={session}
                  came={<Came activityId={activityId} of={atDoors.find(({ id }) => id === session.id)} />}
                  onEdit={mayChange ? () => setOpen(session) : undefined}
                  onRemove={mayChange ? () => remove(session) : undefined}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      {open === 'new' && <NewSession forumId={forum.id} sessions={content} onClose={close} />}
      {open && open !== 'new' && <SessionEditor key={open.id} session={open} sessions={content} onClose={close} />}
    </>
  );
}

function Row({
  session,
  came,
  onEdit,
  onRemove,
}: {
  session: DeskSession;
  came: ReactNode;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useLingui();
  return (
    <li className="grid gap-x-4 gap-y-1 py-3 md:grid-cols-[8rem_1fr_auto] md:items-start">
      <span className="font-medium">
        <Times of={session} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">
          <LocalizedName of={namesOf(session)} />
        </p>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Icon
            name="place"
            size="sm"
            label={t({ message: 'Hall', comment: 'Where a session of a forum takes place' })}
          />
          <LocalizedName of={session.hall} />
        </p>
        <Speakers of={session.speakers} />
        {came}
      </div>
      {onEdit && (
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" icon="edit" onClick={onEdit}>
            <Trans comment="A button">Edit</Trans>
          </Button>
          <Button tone="quiet" icon="trash" onClick={onRemove}>
            <Trans comment="A button">Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

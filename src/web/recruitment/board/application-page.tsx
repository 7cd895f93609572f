import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { OneApplication } from '#contract/recruitment/board.ts';
import { namesOf } from '#domain/locale.ts';
import { applicationLimits } from '#domain/recruitment/application-moves.ts';
import { changed } from '#web/api/changed.ts';
import { RecordPage } from '#web/desk/record-page.tsx';
import { UploadField } from '#web/file/upload-field.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { Moves } from '#web/moves/moves.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Days } from '#web/ui/days.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { applicationQuery, applicationsKey, moveApplication, noteOnApplication } from '../queries.ts';
import { companyMoveWords } from '../words.ts';
import { ApplicationStanding } from './application-standing.tsx';

/** One application, as its company reads and answers it. */
export function ApplicationPage() {
  const { applicationId = '' } = useSearch({ from: '/recruit/application' });
  const back = <BackLink to="/recruit/applications" />;
  return (
    <RecordPage
      query={useQuery(applicationQuery(applicationId))}
      title={<Trans context="position">Application</Trans>}
      back={back}
    >
      {(of) => (
        <>
          <PageHeader back={back} title={of.name}>
            <LocalizedName of={namesOf(of.position)} />
          </PageHeader>
          <div className="flex max-w-reading flex-col gap-6">
            <div className="flex flex-wrap items-center gap-3">
              <ApplicationStanding of={of} />
              <span className="text-sm text-muted">
                <Trans>
                  Received <DateTime at={of.createdAt} short />
                </Trans>
              </span>
            </div>
            {of.status === 'WITHDRAWN' ? (
              <Status tone="neutral">
                <Trans>The applicant withdrew. What they sent is no longer shown.</Trans>
              </Status>
            ) : (
              <Said of={of} />
            )}
            <Notes of={of} />
          </div>
        </>
      )}
    </RecordPage>
  );
}

function Said({ of }: { of: OneApplication }) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Moves
          offers={of.offers}
          words={companyMoveWords}
          caseId={of.id}
          make={(move, { note }) => moveApplication(of.id, { move, version: of.version, note })}
          changes={[applicationsKey]}
        />
      </div>
      <Card title={<Trans>What the applicant sent</Trans>}>
        <div className="flex flex-col gap-3">
          <p>
            <a className="underline" href={`mailto:${of.email}`}>
              {of.email}
            </a>{' '}
            ·{' '}
            <a className="underline" href={`tel:${of.mobile}`}>
              {of.mobile}
            </a>
          </p>
          {of.message && <p className="whitespace-pre-line">{of.message}</p>}
          {of.reason && (
            <p className="whitespace-pre-line text-muted">
              <Trans>Your message to them: {of.reason}</Trans>
            </p>
          )}
          <p className="text-sm text-muted">
            <Trans>
              It will be deleted after <Days from={of.keepUntil} />, or sooner if the applicant deletes it.
            </Trans>
          </p>
        </div>
      </Card>
      {of.cvOf && <UploadField owner={{ kind: 'JOB_APPLICATION', id: of.cvOf }} group="CV" readOnly />}
    </>
  );
}

function Notes({ of }: { of: OneApplication }) {
  const { t } = useLingui();
  const once = useOnce();
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() ? [] : [{ path: 'text', problem: 'required' as const }]),
    async submit({ text }) {
      await once((key) => noteOnApplication(of.id, text, key));
      // What was typed meanwhile is the next one.
      const { text: typed } = form.latest();
      form.reset({ text: typed === text ? '' : typed });
      await changed(applicationsKey);
    },
  });
  return (
    <Card title={<Trans>Internal notes</Trans>}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          <Trans>Only your team can see these. They’re deleted together with the application.</Trans>
        </p>
        <ul className="flex flex-col gap-3">
          {of.notes.map((note) => (
            <li key={note.id}>
              <p className="whitespace-pre-line">{note.text}</p>
              <p className="text-sm text-muted">
                <LocalizedName of={namesOf(note.by)} /> · <DateTime at={note.createdAt} short />
              </p>
            </li>
          ))}
        </ul>
        <form {...form.props} className="flex flex-col gap-3">
          <TextArea {...form.field('text')} label={t`New note`} limit={applicationLimits.note} rows={2} />
          <FormProblems of={form} />
          <Button type="submit" busy={form.busy}>
            <Trans>Add note</Trans>
          </Button>
        </form>
      </div>
    </Card>
  );
}

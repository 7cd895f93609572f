import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { nameIn } from '#domain/locale.ts';
import { readMeetingCode } from '#domain/recruitment/meeting-code.ts';
import { normaliseCredential } from '#domain/sign-in/credential.ts';
import { orKept } from '#web/account/kept-query.ts';
import { hasCode } from '#web/api/api-error.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { positionsQuery } from '../queries.ts';
import { ScanQueue, type Sent } from './scan-queue.ts';

const CodeCamera = lazy(() => import('./code-camera.tsx').then((module) => ({ default: module.CodeCamera })));

/** At the fair: an applicant shows the code of an application, and the company has it too. */
export function ScanPage() {
  const { t } = useLingui();
  usePageTitle(t`Scan an applicant`);
  const locale = useLocale();
  const navigate = useNavigate();
  const { activityId, positionId: given } = useSearch({ from: '/recruit/scan' });
  // Opened afresh where there is no network, too.
  const { data, error, refetch } = useQuery(orKept(positionsQuery({ activityId, standing: 'PASSED' })));
  const positions = data?.content ?? [];
  const positionId = given ?? (positions.length === 1 ? positions[0]?.id : undefined);
  const [queue] = useState(() => new ScanQueue());
  useEffect(() => queue.start(), [queue]);
  return (
    <>
      <PageHeader back={<BackLink to="/recruit/applications" />} title={t`Scan an applicant`}>
        <Trans>
          Everyone who applied for a position has a code on their application page. Scan it to get their name, contact
          details and CV for your position.
        </Trans>
      </PageHeader>
      <div className="flex max-w-reading flex-col gap-5">
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        <SelectField
          label={t`Which position?`}
          value={positionId ?? ''}
          placeholder={t`Choose a position`}
          options={positions.map((one) => ({ value: one.id, label: nameIn(one, locale) || '…' }))}
          onChange={(next) =>
            void navigate({ to: '/recruit/scan', search: { activityId, positionId: next }, replace: true })
          }
        />
        {positionId && <Scanning queue={queue} positionId={positionId} />}
        <Outcome queue={queue} />
      </div>
    </>
  );
}

function Scanning({ queue, positionId }: { queue: ScanQueue; positionId: string }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const last = useRef('');
  function take(text: string): boolean {
    const code = normaliseCredential(text);
    if (!readMeetingCode(code)) {
      setProblem(t`This isn’t an applicant’s code.`);
      return false;
    }
    setProblem('');
    void queue.add(positionId, code);
    return true;
  }
  /** The camera sees a code for as long as it is held there. */
  function seen(text: string): void {
    if (last.current === positionId + text) return;
    last.current = positionId + text;
    take(text);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (take(typed)) setTyped('');
  }
  return (
    <Card>
      <div className="flex flex-col gap-4">
        {isOn ? (
          <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
            <CodeCamera onCode={seen} />
          </Suspense>
        ) : (
          <Button icon="camera" tone="primary" full onClick={() => setOn(true)}>
            <Trans>Turn on camera</Trans>
          </Button>
        )}
        <form onSubmit={submit} noValidate className="flex flex-col gap-3">
          <TextField
            label={t`Or type the code`}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setProblem('');
            }}
            autoComplete="off"
            autoCapitalize="characters"
            error={problem || undefined}
          />
          <Button type="submit" icon="check">
            <Trans>Use this code</Trans>
          </Button>
        </form>
      </div>
    </Card>
  );
}

function Outcome({ queue }: { queue: ScanQueue }) {
  const { waiting, sent } = useSyncExternalStore(queue.subscribe, queue.get);
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {waiting.length > 0 && (
        <Status tone="warn">
          <Plural
            value={waiting.length}
            one="# code is saved on this device. We’ll send it when you’re back online."
            other="# codes are saved on this device. We’ll send them when you’re back online."
          />
        </Status>
      )}
      {sent.map((one) => (
        <OneSent key={one.scan.id} of={one} />
      ))}
    </div>
  );
}

function OneSent({ of: { met, failure } }: { of: Sent }) {
  const { i18n } = useLingui();
  if (!met)
    return (
      <Status tone="bad">
        {hasCode(failure, 'PARAMS_ERROR') ? (
          <Trans>
            No application found for this code. It may have been misread, withdrawn or deleted. Scan it again.
          </Trans>
        ) : (
          sentenceOf(failure, i18n)
        )}
      </Status>
    );
  const name = (
    <Link to="/recruit/application" search={{ applicationId: met.id }} className="font-semibold underline">
      {met.name}
    </Link>
  );
  return (
    <Status tone={met.isNew ? 'good' : 'info'}>
      {met.isNew ? (
        <Trans>{name}: application received.</Trans>
      ) : (
        <Trans>{name}: you already have this application.</Trans>
      )}
    </Status>
  );
}

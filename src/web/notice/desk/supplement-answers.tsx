import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskSupplement } from '#contract/notice/supplement.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { openFile } from '#web/file/calls.ts';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { supplementAnswersQuery, supplementPackAddress } from '../supplement-queries.ts';

/** Who has sent what was asked for, and who has not; read when it is opened. */
export function SupplementAnswers({ one }: { one: DeskSupplement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-touch cursor-pointer content-center font-medium">
        <Trans>Who has sent files</Trans>
      </summary>
      {isOpen && <Answers supplementId={one.id} />}
    </details>
  );
}

function Answers({ supplementId }: { supplementId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(supplementAnswersQuery(supplementId));
  const pack = useDeed({ call: async () => location.assign(await supplementPackAddress(supplementId)) });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  const sent = data.filter(({ submittedAt }) => submittedAt !== null).length;
  const count = data.length;
  const open = (fileId: string) =>
    openFile(fileId).catch(async (failure: unknown) => toast({ tone: 'bad', text: await errorSentence(failure) }));
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">
          <Trans>
            Sent: {sent} of {count}
          </Trans>
        </p>
        {sent > 0 && (
          <Button icon="download" busy={pack.busy} onClick={() => void pack.run()}>
            <Trans>Download all (ZIP)</Trans>
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-3" aria-label={t`Who has sent files`}>
        {data.map(({ enrollmentId, unitNames, submittedAt, files }) => (
          <li key={enrollmentId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TextLink to="/admin/enrollments/$enrollmentId" params={{ enrollmentId }}>
              <LocalizedName of={unitNames} />
            </TextLink>
            {submittedAt ? (
              <Badge tone="good" icon="check">
                <DateTime at={submittedAt} short />
              </Badge>
            ) : (
              <Badge tone="neutral">
                <Trans>Nothing sent yet</Trans>
              </Badge>
            )}
            {files.map(({ id, filename }) => (
              <Button key={id} tone="quiet" icon="file" onClick={() => void open(id)}>
                {filename}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

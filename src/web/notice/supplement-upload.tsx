import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Supplement } from '#contract/notice/supplement.ts';
import { namesOf } from '#domain/locale.ts';
import { hasCode } from '#web/api/api-error.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { UploadField } from '#web/file/upload-field.tsx';
import { LocalizedName } from '#web/i18n/localized-name.tsx';
import { useDeed } from '#web/moves/use-deed.ts';
import { Badge, Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { submitSupplement, supplementAnswerQuery } from './supplement-queries.ts';

/**
 * What a notice asks of an application beyond its form: its files, and sending them (rows 148, 173, 174).
 * @param brief where its text stands beside it
 */
export function SupplementUpload({
  one,
  enrollmentId,
  brief = false,
}: {
  one: Supplement;
  enrollmentId: string;
  brief?: boolean;
}) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(supplementAnswerQuery(enrollmentId, one.id));
  const send = useDeed({
    call: () => submitSupplement(enrollmentId, one.id),
    changes: [['supplements']],
    refusal: 'page',
  });
  const isEmpty = hasCode(send.failure, 'PARAMS_ERROR');
  return (
    <Card title={<LocalizedName of={namesOf(one)} />}>
      <div className="flex flex-col gap-4">
        {!brief && (
          <p className="whitespace-pre-line">
            <LocalizedName of={{ tc: one.textTc, en: one.textEn, pt: one.textPt }} />
          </p>
        )}
        {!brief && one.dueDate && (
          <p className="text-sm text-muted">
            <Trans>Until {one.dueDate}</Trans>
          </p>
        )}
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <UploadField owner={{ kind: 'SUPPLEMENT', id: data.id }} group="SUPPLEMENT" readOnly={!data.mayWrite} />
            {data.submittedAt && (
              <Badge tone="good" icon="check">
                <Trans>
                  Sent on <DateTime at={data.submittedAt} short />
                </Trans>
              </Badge>
            )}
            {isEmpty ? (
              <Status tone="bad">
                <Trans>Please upload at least one attachment.</Trans>
              </Status>
            ) : (
              <FormError>{send.failure && sentenceOf(send.failure, i18n)}</FormError>
            )}
            {data.mayWrite && (
              <div>
                <Button tone="primary" icon="send" busy={send.busy} onClick={() => void send.run()}>
                  {data.submittedAt ? <Trans>Send again</Trans> : <Trans>Send to the fund</Trans>}
                </Button>
              </div>
            )}
          </>
        ) : (
          <Skeleton className="h-40 w-full" />
        )}
      </div>
    </Card>
  );
}

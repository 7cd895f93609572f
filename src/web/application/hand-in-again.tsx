import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { answer, api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { HandedIn } from './hand-in.tsx';
import type { ApplicationSearch } from './routes.ts';
import { openNotesQuery } from './note-queries.ts';
import { useDraftStore } from './use-draft-of.ts';

/** A returned application answers why it came back, and goes to the fund again (row 144). */
export function HandInAgain({ reason, before }: { reason: string; before?: () => boolean }) {
  const { t, i18n } = useLingui();
  const { activityId = '' }: ApplicationSearch = useSearch({ strict: false });
  const store = useDraftStore();
  const key = `application-answer:${store.enrollmentId}`;
  const [note, setNote] = useState(() => storedDraft<string>(key) ?? '');
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [failure, setFailure] = useState<unknown>(null);
  const [wanted, setWanted] = useState(false);
  const { data: notes } = useQuery(openNotesQuery(store.enrollmentId));
  const isUnanswered = wanted && (notes?.some(({ answer: said }) => said === '') ?? false);
  useDraft(key, note, note !== '');

  const send = async () => {
    if (state !== 'open' || before?.() === false) return;
    setWanted(true);
    if (!note.trim() || notes?.some(({ answer: said }) => said === '')) return;
    setState('busy');
    setFailure(null);
    try {
      const body = { version: await store.settle(), note };
      const params = { path: { enrollmentId: store.enrollmentId } };
      await answer(api.PATCH('/enrollments/{enrollmentId}/resubmit', { params, body }));
      store.forget();
      forgetDraft(key);
      setState('done');
    } catch (error) {
      setFailure(error);
      setState('open');
    }
  };
  if (state === 'done') return <HandedIn activityId={activityId} enrollmentId={store.enrollmentId} />;
  return (
    <div data-no-print>
      <Card title={<Trans>Submit again</Trans>} level={3}>
        <div className="flex max-w-xl flex-col gap-4">
          {reason && (
            <Status tone="warn">
              <span className="whitespace-pre-wrap">{reason}</span>
            </Status>
          )}
          <TextArea
            label={t`What you corrected, or your reply to the fund`}
            required
            limit={500}
            value={note}
            error={wanted && !note.trim() ? t`Write a short reply to the fund.` : undefined}
            onChange={setNote}
          />
          {isUnanswered && (
            <FormError>
              <Trans>Reply to every note from the fund first.</Trans>
            </FormError>
          )}
          <FormError>{failure ? sentenceOf(failure, i18n) : null}</FormError>
          <div>
            <Button tone="primary" icon="send" busy={state === 'busy'} onClick={() => void send()}>
              <Trans>Submit again</Trans>
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { changed } from '#web/api/changed.ts';
import { answer, api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/error-sentence.ts';
import { isPassing } from '#web/api/is-passing.ts';
import { canWork, doWork } from '#web/verification/calls.ts';
import { CaptchaField } from '#web/verification/captcha-field.tsx';
import { Status } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { useDraftStore } from './use-draft-of.ts';

const readingMs = 3000;

/** Whoever has handed in reads so, and is led on after three seconds (row 142). */
export function HandedIn({ activityId, enrollmentId }: { activityId: string; enrollmentId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const search = { activityId, enrollmentId, showDialog: 'true' };
    const timer = setTimeout(() => {
      void changed(['enrollments'], ['activities']);
      void navigate({ to: '/layoutBusiness-details', search });
    }, readingMs);
    return () => clearTimeout(timer);
  }, [navigate, activityId, enrollmentId]);
  return (
    <div role="status">
      <Status tone="good">
        <Trans>Application submitted. It's with the fund now, and we'll let you know at every step.</Trans>
      </Status>
    </div>
  );
}

/**
 * Handing in once however often it is pressed; without an answer it is asked for again. The device shows by its work
 * that somebody is no program; where it cannot, its person reads a picture (row 141).
 */
export function HandIn({ activityId }: { activityId: string }) {
  const { i18n } = useLingui();
  const store = useDraftStore();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [failure, setFailure] = useState<unknown>(null);
  // What was sent without an answer is sent again as it was.
  const [sent, setSent] = useState<{ version: number; proof: string } | null>(null);

  const [byPicture, setByPicture] = useState(!canWork());

  const press = async () => {
    if (state !== 'open') return;
    setState('busy');
    setFailure(null);
    try {
      await send(await doWork(new AbortController().signal));
    } catch (error) {
      if (isPassing(error)) setFailure(error);
      else setByPicture(true);
      setState('open');
    }
  };
  const send = async (proof: string) => {
    if (state !== 'open') return;
    setState('busy');
    setFailure(null);
    try {
      const body = sent ?? { version: await store.settle(), proof };
      setSent(body);
      const params = { path: { enrollmentId: store.enrollmentId } };
      await answer(api.PATCH('/enrollments/{enrollmentId}/submit', { params, body }));
      store.forget();
      setState('done');
    } catch (error) {
      if (!isPassing(error)) setSent(null);
      setFailure(error);
      setState('open');
    }
  };
  if (state === 'done') return <HandedIn activityId={activityId} enrollmentId={store.enrollmentId} />;
  const unanswered = failure === null ? null : sent;
  return (
    <div data-no-print>
      <Card title={<Trans>Submit</Trans>} level={3}>
        <div className="flex max-w-xl flex-col gap-4">
          <p>
            <Trans>Once you submit, the application goes to the fund and you can’t change it.</Trans>
          </p>
          <FormError>{failure ? sentenceOf(failure, i18n) : null}</FormError>
          {state === 'open' && unanswered && (
            <Button tone="primary" icon="send" onClick={() => void send(unanswered.proof)}>
              <Trans>Send again</Trans>
            </Button>
          )}
          {(state === 'busy' || (!unanswered && !byPicture)) && (
            <Button tone="primary" icon="send" busy={state === 'busy'} onClick={() => void press()}>
              <Trans>Submit</Trans>
            </Button>
          )}
          {state === 'open' && !unanswered && byPicture && <CaptchaField onPassed={(proof) => void send(proof)} />}
        </div>
      </Card>
    </div>
  );
}

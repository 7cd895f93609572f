import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, hasCode } from '#web/api/api-error.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useWork } from '#web/ui/use-work.ts';
import { canWork, doWork, newPicture, type Picture, readPicture } from './calls.ts';

/**
 * Shows that somebody is no program: by what a picture shows, or by a sum that the device does, for those who cannot
 * read one (G44). The proof that `onPassed` gets is good once.
 */
export function CaptchaField({ onPassed }: { onPassed: (proof: string) => void }) {
  const { t } = useLingui();
  const { picture, renew, tooFast } = usePicture();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const { doing, work } = useWork<'picture' | 'work'>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const attempt = async (how: 'picture' | 'work', pass: () => Promise<string>) => {
    setProblem('');
    try {
      onPassed(await pass());
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      const wrong = hasCode(error, 'CAPTCHA_IS_MISMATCH', 'CAPTCHA_HAS_EXPIRED', 'CAPTCHA_NOT_FOUND');
      setProblem(
        wrong && how === 'picture'
          ? t`That didn’t match the picture. Try again with the new one.`
          : await errorSentence(error),
      );
      setTyped('');
      await renew();
    }
  };
  const begin = (how: 'picture' | 'work', pass: () => Promise<string>) => void work(() => attempt(how, pass), how);
  const check = () => {
    if (!picture || typed.trim() === '') return setProblem(t`Enter the characters in the picture.`);
    begin('picture', async () => (await readPicture(picture.id, typed)).proof);
  };

  return (
    <fieldset
      className="flex flex-col gap-3 rounded-lg border border-line bg-sunken p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // Not the form around it.
        event.preventDefault();
        check();
      }}
    >
      <legend className="sr-only">
        <Trans>Confirm you’re not a robot</Trans>
      </legend>
      <div className="flex items-center gap-2">
        <button
          type="button"
          onClick={() => void renew()}
          className="overflow-hidden rounded-lg border border-line bg-[#fff]"
        >
          {picture ? (
            <img
              src={picture.url}
              width={200}
              height={64}
              alt={t`Picture of five characters. Press it for a new one.`}
            />
          ) : (
            <Skeleton className="h-16 w-50" />
          )}
        </button>
        <IconButton icon="sync" label={t`New picture`} onClick={() => void renew()} />
      </div>
      <TextField
        label={t`Characters in the picture`}
        hint={t`Not case-sensitive.`}
        value={typed}
        onChange={setTyped}
        error={problem || (tooFast && t`That was too fast. Wait a second for a new picture.`) || undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="go"
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" busy={doing === 'picture'} onClick={check}>
          <Trans>Confirm</Trans>
        </Button>
        {canWork() && (
          <Button
            tone="quiet"
            icon="device"
            busy={doing === 'work'}
            onClick={() => begin('work', () => doWork(leaving.current.signal))}
          >
            {doing === 'work' ? <Trans>Your device is checking…</Trans> : <Trans>Verify without a picture</Trans>}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** One picture at a time; another one not sooner than a second after it. */
function usePicture() {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [tooFast, setTooFast] = useState(false);
  const shown = useRef<Picture | null>(null);
  const renew = useCallback(async () => {
    try {
      const next = await newPicture();
      if (shown.current) URL.revokeObjectURL(shown.current.url);
      shown.current = next;
      setPicture(next);
      setTooFast(false);
    } catch (error) {
      setTooFast(error instanceof ApiError && error.code === 'REQUEST_TOO_FREQUENTLY');
    }
  }, []);
  useEffect(() => {
    void renew();
    return () => {
      if (shown.current) URL.revokeObjectURL(shown.current.url);
    };
  }, [renew]);
  return { picture, renew, tooFast };
}

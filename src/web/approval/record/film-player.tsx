import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { linkTo, type ShownVersion } from './queries.ts';
import { useVersionPicture } from './use-version-picture.ts';

/** A film in its place: its poster first, and its address once somebody wants to see it. */
export function FilmPlayer({ fileId, version }: { fileId: string; version: ShownVersion['version'] }) {
  const { t } = useLingui();
  const poster = useVersionPicture(fileId, version);
  const [source, setSource] = useState<string | null>(null);
  const playedTo = useRef(0);
  const { run, busy } = useDeed({ call: async () => setSource(await linkTo(fileId, version.id)) });
  return (
    <div className="flex flex-col items-start gap-3">
      <video
        className="max-h-[60dvh] w-full rounded-lg bg-sunken"
        controls={source !== null}
        autoPlay
        playsInline
        aria-label={t`Video ${version.filename}`}
        {...(poster ? { poster } : {})}
        {...(source ? { src: source } : {})}
        onTimeUpdate={({ currentTarget }) => (playedTo.current = currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) => (currentTarget.currentTime = playedTo.current)}
        // An address holds for a minute: the next one goes on where it stopped.
        onError={() => setSource(null)}
      >
        <track kind="captions" />
      </video>
      {source === null && (
        <Button icon="play" busy={busy} onClick={() => void run()}>
          <Trans>Play the video</Trans>
        </Button>
      )}
    </div>
  );
}

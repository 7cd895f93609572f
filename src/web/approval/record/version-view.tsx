import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { resultWords } from '#web/file/words.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { FilmPlayer } from './film-player.tsx';
import { PinList } from './pin-list.tsx';
import { PinnedPicture } from './pinned-picture.tsx';
import type { ShownVersion } from './queries.ts';
import type { Spot } from './spot.ts';
import { useVersionPicture } from './use-version-picture.ts';

interface VersionViewProps {
  fileId: string;
  of: ShownVersion;
  /** Says which version it is, and what was said of it: where two stand beside each other. */
  isNamed: boolean;
  spot?: Spot | null;
  /** Left out for whoever does not judge it. */
  onSpot?: ((spot: Spot) => void) | undefined;
}

/** One version of a file large: its film, or its picture page by page with the remarks on it. */
export function VersionView({ fileId, of, isNamed, spot = null, onSpot }: VersionViewProps) {
  const { version, number } = of;
  const [page, setPage] = useState(1);
  const hasPicture = version.previews.length > 0;
  const pages = hasPicture ? (version.facts.pages ?? 1) : 1;
  return (
    <section className="flex min-w-0 flex-col gap-4">
      {isNamed && (
        <h3 className="font-semibold wrap-anywhere">
          <Trans comment="Of a file">Version {number}</Trans>
          <span className="font-normal text-muted">
            {' · '}
            <DateTime at={version.createdTime} short />
            {' · '}
            {version.filename}
          </span>
        </h3>
      )}
      {version.type === 'mp4' ? (
        <FilmPlayer fileId={fileId} version={version} />
      ) : hasPicture ? (
        <Page fileId={fileId} of={of} page={page} spot={spot} onSpot={onSpot} />
      ) : (
        <p className="text-muted">
          <Trans>No preview for this file. Open it to see it.</Trans>
        </p>
      )}
      {pages > 1 && <Pages page={page} pages={pages} onPage={setPage} />}
      {isNamed && <Said of={of} />}
      <PinList pins={of.pins} onPage={pages > 1 ? setPage : undefined} />
    </section>
  );
}

function Page({
  fileId,
  of: { version, pins },
  page,
  spot,
  onSpot,
}: Omit<VersionViewProps, 'isNamed'> & { page: number }) {
  const { t } = useLingui();
  const address = useVersionPicture(fileId, version, page);
  const marks = pins.flatMap(({ id, x, y, page: on, closedAt }, place) =>
    on === page ? [{ id, x, y, number: place + 1, isDone: closedAt !== null }] : [],
  );
  return (
    <PinnedPicture
      address={address}
      alt={t`Picture of ${version.filename}`}
      marks={marks}
      spot={spot?.page === page ? spot : null}
      onSpot={onSpot && ((at) => onSpot({ ...at, page }))}
    />
  );
}

function Pages({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useLingui();
  return (
    <div className="flex items-center justify-center gap-3">
      <IconButton icon="arrow-left" label={t`Previous page`} disabled={page === 1} onClick={() => onPage(page - 1)} />
      <span aria-live="polite" className="tabular-nums">
        <Trans comment="Of a PDF">
          Page {page} of {pages}
        </Trans>
      </span>
      <IconButton icon="arrow-right" label={t`Next page`} disabled={page === pages} onClick={() => onPage(page + 1)} />
    </div>
  );
}

/** What its judges said of it. */
function Said({ of: { replies } }: { of: ShownVersion }) {
  const { t } = useLingui();
  if (replies.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {replies.map(({ result, reply, at }) => (
        <li key={at} className="rounded-lg bg-sunken px-3 py-2">
          {result && <p className="text-sm text-muted">{t(resultWords[result].label)}</p>}
          {reply && <p className="whitespace-pre-line">{reply}</p>}
        </li>
      ))}
    </ul>
  );
}

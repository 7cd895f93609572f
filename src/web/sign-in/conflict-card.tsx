import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Conflict } from '#contract/sign-in/conflict.ts';
import { businessDateTime } from '#domain/instant.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePicture } from '#web/ui/use-picture.ts';
import { conflictWords, kindIcons, kindWords, severityWords, shownWords } from './words.ts';

type Side = Conflict['attempt'];

const SideBox = ({ label, side }: { label: ReactNode; side: Side }) => {
  const { t } = useLingui();
  const text = businessDateTime(side.at);
  const seconds = Math.round(side.uncertaintyMs / 1000);
  const { allowedBy } = side;
  return (
    <div className="min-w-0 flex-1 rounded-lg border border-line bg-surface px-3 py-2 text-ink">
      <p className="text-sm text-muted">{label}</p>
      <p className="text-xl font-bold tabular-nums">
        <time dateTime={side.at}>{text.slice(11, 19)}</time>
        {seconds > 0 && <span className="ml-1 text-sm font-normal text-muted">± {seconds} s</span>}
      </p>
      <p className="font-medium">{side.gate}</p>
      <p className="text-sm text-muted">
        {side.deviceName}
        {' · '}
        {t(shownWords[side.shown])}
      </p>
      {side.reason && <p className="mt-1 font-medium">“{side.reason}”</p>}
      {side.allowedBy && (
        <p className="mt-1 flex items-center gap-1.5 font-medium">
          <Icon name="key" size="sm" />
          <Trans>Allowed by {allowedBy}</Trans>
        </p>
      )}
    </div>
  );
};

type PhotoLoader = (participantId: string) => Promise<Blob | null>;

function ConflictPhoto({ conflict, load }: { conflict: Conflict; load: PhotoLoader }) {
  const { t } = useLingui();
  const { participantId, photo } = conflict;
  const { text: name } = useName({ tc: conflict.nameTc, en: conflict.nameEn });
  const address = usePicture(load, photo ? participantId : null, photo);
  return photo && <Face src={address} alt={t`Photo of ${name}`} size="lg" />;
}

/** A contradiction between what a screen said and what is true: who, both times and places, and what one can do. */
export function ConflictCard({
  conflict,
  loadPhoto,
  actions,
  foot,
}: {
  conflict: Conflict;
  /** How a person's photo is had here, the same function at every render; none where it is not to be shown. */
  loadPhoto?: PhotoLoader;
  actions?: ReactNode;
  foot?: ReactNode;
}) {
  const { t } = useLingui();
  const titleId = useId();
  const { severity, credited, attempt } = conflict;
  const groupSize = attempt.groupSize ?? 0;
  const tone = severity === 'high' ? 'bad' : 'warn';
  return (
    <article
      aria-labelledby={titleId}
      data-conflict={conflict.id}
      className={`flex flex-col gap-3 rounded-card border-l-8 p-4 shadow-card ${
        severity === 'high' ? 'border-bad bg-bad-soft text-on-bad-soft' : 'border-warn bg-warn-soft text-on-warn-soft'
      }`}
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Icon name={severity === 'high' ? 'stop' : 'warning'} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 id={titleId} className="text-lg leading-snug font-bold">
            {t(conflictWords[conflict.reason])}
          </h3>
          <p className="text-ink">
            <span className="text-lg font-semibold">
              <LocalizedName of={{ tc: conflict.nameTc, en: conflict.nameEn }} />
            </span>
            {conflict.unitName && <span> · {conflict.unitName}</span>}
          </p>
        </div>
        {loadPhoto && <ConflictPhoto conflict={conflict} load={loadPhoto} />}
        <div
          className={`flex gap-1 ${conflict.photo && loadPhoto ? 'basis-full' : 'max-md:basis-full md:flex-col md:items-end'}`}
        >
          <Badge tone={tone}>{t(severityWords[severity])}</Badge>
          <Badge icon={kindIcons[conflict.kind]}>{t(kindWords[conflict.kind])}</Badge>
        </div>
      </div>
      <div className="flex flex-wrap items-stretch gap-2">
        {credited && (
          <SideBox label={<Trans comment="Of two scans, the one that counts">Counts</Trans>} side={credited} />
        )}
        <SideBox
          label={
            credited ? (
              <Trans comment="Of two scans, the later one">Scanned again</Trans>
            ) : (
              <Trans comment="The scan in question">Scanned</Trans>
            )
          }
          side={attempt}
        />
      </div>
      {conflict.orderUncertain && (
        <p className="flex items-center gap-2 font-medium">
          <Icon name="question" size="sm" />
          <Trans>Order uncertain: the clocks can’t tell who was first</Trans>
        </p>
      )}
      {groupSize > 1 && (
        <p className="flex items-center gap-2 font-medium">
          <Icon name="users" size="sm" />
          <span>
            <Trans>Signed in together, {groupSize} people: the others may be concerned too</Trans>
          </span>
        </p>
      )}
      {actions}
      {foot}
    </article>
  );
}

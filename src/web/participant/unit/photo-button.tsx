import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { PersonCard } from '#contract/participant/participant.ts';
import { changed } from '#web/api/changed.ts';
import { loadPersonPhoto, photoOf } from '#web/file/person-photo.ts';
import { useReleased } from '#web/file/use-released.ts';
import { Face } from '#web/ui/face.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePicture } from '#web/ui/use-picture.ts';
import { plainName } from '../person-name.tsx';
import { myListKey } from '../queries.ts';

/** What files are sent with is no part of a list that is read. */
const PhotoDialog = lazy(() => import('./photo-dialog.tsx').then((module) => ({ default: module.PhotoDialog })));

/** The person's photo, or the place for one; pressed, it is given or changed. */
export function PhotoButton({ activityId, person }: { activityId: string; person: PersonCard }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState(false);
  // Also of one that is still being checked when the dialog is closed.
  useReleased(photoOf(person.id), begun, () => void changed(myListKey(activityId)));
  const address = usePicture(loadPersonPhoto, person.photo && person.id, person.photo);
  const name = plainName(person);
  return (
    <>
      <button
        type="button"
        aria-label={person.photo ? t`Change the photo of ${name}` : t`Add a photo of ${name}`}
        onClick={() => {
          setOpen(true);
          setBegun(true);
        }}
        className="shrink-0 rounded-lg"
      >
        {person.photo ? (
          <Face src={address} alt="" size="md" />
        ) : (
          <span className="flex size-14 flex-col items-center justify-center rounded-lg border border-dashed border-line text-muted hover:bg-sunken">
            <Icon name="camera" />
            <span className="text-xs wrap-normal">
              <Trans context="narrow button">Photo</Trans>
            </span>
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <PhotoDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

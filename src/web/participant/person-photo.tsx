import type { PersonCard } from '#contract/participant/participant.ts';
import { loadPersonPhoto } from '#web/file/person-photo.ts';
import { Face } from '#web/ui/face.tsx';
import { usePicture } from '#web/ui/use-picture.ts';

/** Beside the name, which says whom it shows. */
export function PersonPhoto({ person }: { person: Pick<PersonCard, 'id' | 'photo'> }) {
  const address = usePicture(loadPersonPhoto, person.photo && person.id, person.photo);
  return person.photo && <Face src={address} alt="" size="md" />;
}

import type { PersonCard } from '#contract/participant/participant.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { plainName } from '../person-name.tsx';
import { PhotoField } from '../photo-field.tsx';

export const PhotoDialog = ({ person, onClose }: { person: PersonCard; onClose: () => void }) => (
  <Dialog open title={plainName(person)} onClose={onClose}>
    <PhotoField personId={person.id} />
  </Dialog>
);

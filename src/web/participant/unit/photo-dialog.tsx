import { useQueryClient } from '@tanstack/react-query';
import type { PersonCard } from '#contract/participant.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { plainName } from '../person-name.tsx';
import { PhotoField } from '../photo-field.tsx';
import { myListKey } from '../queries.ts';

export function PhotoDialog({
  activityId,
  person,
  onClose,
}: {
  activityId: string;
  person: PersonCard;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: myListKey(activityId) });
  return (
    <Dialog open title={plainName(person)} onClose={onClose}>
      <PhotoField personId={person.id} onChange={refresh} />
    </Dialog>
  );
}

import { answer, api } from '#web/api/client.ts';
import type { FieldId } from './calls.ts';

export const photoOf = (participantId: string): FieldId => ({
  ownerKind: 'PARTICIPANT',
  ownerId: participantId,
  group: 'PARTICIPANT_PHOTO',
});

/** A participant's photo, for their unit and for staff. */
export function loadPersonPhoto(participantId: string): Promise<Blob> {
  return answer(
    api.GET('/participants/{participantId}/photo', {
      params: { path: { participantId }, query: { width: 320 } },
      parseAs: 'blob',
    }),
  );
}

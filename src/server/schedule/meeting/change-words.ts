import type { LocalizedText } from '#domain/locale.ts';
import type { ChangeStatus } from '#domain/schedule/change-moves.ts';
import { msg } from '#domain/msg.ts';
import { asEntered } from '#server/i18n/say.ts';

/** Where a wish for another time stands, as a notice says it. */
export const changeStageWords: Readonly<Record<ChangeStatus, LocalizedText>> = {
  PENDING: asEntered(msg`Waiting for the other side`),
  AGREE: asEntered(msg`Agreed; the fund decides`),
  DISAGREE: asEntered(msg`Not agreed by the other side`),
  '{p}PUBLISHED': asEntered(msg`Granted`),
  '{p}DISAGREE': asEntered(msg`Not granted by the fund`),
  CLOSED: asEntered(msg({ message: 'Taken back', context: 'schedule' })),
};

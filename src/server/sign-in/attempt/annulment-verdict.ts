import { isQuarantined, takesBack } from '#domain/sign-in/annul.ts';
import type { Verdict } from '#domain/sign-in/words.ts';
import { type Held, possibleTimeOf } from './held-attempts.ts';

export const mayTakeBack = (annulment: Held, target: Held): boolean =>
  takesBack(
    {
      id: annulment.id,
      activityId: annulment.activityId,
      annuls: annulment.annuls ?? '',
      time: annulment.time,
      device: annulment.device,
      possible: possibleTimeOf(annulment),
      allowed: annulment.allowed,
    },
    {
      id: target.id,
      activityId: target.activityId,
      deviceId: target.deviceId,
      time: target.time,
      isAnnulment: target.annuls !== null,
    },
  );

/** R16: it takes back, or waits for, its target; or it may not. */
export function annulmentVerdict(annulment: Held, target: Held | null): Verdict {
  const { device, activityId } = annulment;
  if (device && device.activityId !== activityId) return 'WRONG_ACTIVITY';
  if (isQuarantined({ ...annulment, possible: possibleTimeOf(annulment) })) return 'QUARANTINED';
  return target === null || mayTakeBack(annulment, target) ? 'ANNULLED' : 'INVALID';
}

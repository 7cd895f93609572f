import { takesBack } from '#domain/sign-in/annul.ts';
import type { Verdict } from '#domain/sign-in/words.ts';
import type { Held } from './held-attempts.ts';

export const mayTakeBack = (annulment: Held, target: Held): boolean =>
  takesBack(
    {
      id: annulment.id,
      activityId: annulment.activityId,
      annuls: annulment.annuls ?? '',
      time: annulment.time,
      device: annulment.device,
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
  const { device, time, activityId } = annulment;
  if (device && device.activityId !== activityId) return 'WRONG_ACTIVITY';
  if (device?.endsAt !== null && device?.endsAt !== undefined && time.t - time.u > device.endsAt) return 'QUARANTINED';
  return target === null || mayTakeBack(annulment, target) ? 'ANNULLED' : 'INVALID';
}

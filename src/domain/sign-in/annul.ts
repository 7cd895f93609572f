import { isHonest, type PossibleTime } from './honest-time.ts';
import { type EffectiveTime, ownUndoMs } from './model.ts';
import type { DeviceProfile } from './words.ts';

export interface Annulment {
  id: string;
  activityId: string;
  annuls: string;
  time: EffectiveTime;
  /** Null for staff at a desk. */
  device: { deviceId: string; profile: DeviceProfile; endsAt: number | null } | null;
  /** Null where no clock is in doubt. */
  possible: PossibleTime | null;
  /** A supervisor's code was entered for it. */
  allowed: boolean;
}

export interface AnnulmentTarget {
  id: string;
  activityId: string;
  deviceId: string | null;
  time: EffectiveTime;
  isAnnulment: boolean;
}

/** Made after its device's end (R21), or when no honest clock could have said: nothing is taken back by it. */
export const isQuarantined = ({ device, time, possible }: Pick<Annulment, 'device' | 'time' | 'possible'>): boolean =>
  (typeof device?.endsAt === 'number' && time.t - time.u > device.endsAt) ||
  (possible !== null && !isHonest(time, possible));

/**
 * Whether an annulment takes its target back (R16): one's own attempt within 15 minutes, any attempt for a supervisor,
 * by station or by code, or staff; never an annulment, since undoing an undo is a new attempt. A device's clock runs on
 * between its own two attempts, so its uncertainty does not matter here.
 */
export function takesBack(annulment: Annulment, target: AnnulmentTarget): boolean {
  if (annulment.annuls !== target.id || annulment.id === target.id) return false;
  if (target.isAnnulment || annulment.activityId !== target.activityId) return false;
  const { device, time, allowed } = annulment;
  if (isQuarantined(annulment)) return false;
  if (!device) return true;
  if (device.profile === 'SUPERVISOR' || allowed) return true;
  return device.deviceId === target.deviceId && Math.abs(time.t - target.time.t) <= ownUndoMs;
}

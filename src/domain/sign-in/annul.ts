import { type EffectiveTime, ownUndoMs } from './model.ts';
import type { DeviceProfile } from './words.ts';

export interface Annulment {
  id: string;
  activityId: string;
  annuls: string;
  time: EffectiveTime;
  /** Null for staff at a desk. */
  device: { deviceId: string; profile: DeviceProfile; endsAt: number | null } | null;
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

/**
 * Whether an annulment takes its target back (R16): one's own attempt within 15 minutes, any attempt for a supervisor,
 * by station or by code, or staff; never an annulment, since undoing an undo is a new attempt. A device's clock runs on
 * between its own two attempts, so its uncertainty does not matter here. After the device's end it takes nothing back.
 */
export function takesBack(annulment: Annulment, target: AnnulmentTarget): boolean {
  if (annulment.annuls !== target.id || annulment.id === target.id) return false;
  if (target.isAnnulment || annulment.activityId !== target.activityId) return false;
  const { device, time, allowed } = annulment;
  if (!device) return true;
  if (device.endsAt !== null && time.t - time.u > device.endsAt) return false;
  if (device.profile === 'SUPERVISOR' || allowed) return true;
  return device.deviceId === target.deviceId && Math.abs(time.t - target.time.t) <= ownUndoMs;
}

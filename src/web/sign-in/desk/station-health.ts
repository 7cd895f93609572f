import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Station } from '#contract/sign-in/station.ts';
import { clockWarningMs, staleListMs } from '#domain/sign-in/model.ts';
import { silentMs } from '#domain/sign-in/pace.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export type StationState = 'unpaired' | 'here' | 'away' | 'over' | 'revoked';

export const stationStates: Record<StationState, { word: MessageDescriptor; tone: Tone; icon: IconName }> = {
  unpaired: { word: msg`Waiting for a phone`, tone: 'info', icon: 'qr' },
  here: { word: msg`Online`, tone: 'good', icon: 'wifi' },
  away: { word: msg`Offline`, tone: 'warn', icon: 'wifi-off' },
  over: { word: msg`Time is over`, tone: 'neutral', icon: 'clock' },
  revoked: { word: msg`Out of service`, tone: 'neutral', icon: 'ban' },
};

/** @param now ms, by the server's clock */
export function stateOf(station: Station, now: number): StationState {
  if (station.revokedAt) return 'revoked';
  if (Date.parse(station.validUntil) < now) return 'over';
  if (!station.pairedAt) return 'unpaired';
  return station.lastSeenAt && now - Date.parse(station.lastSeenAt) < silentMs ? 'here' : 'away';
}

export const listIsStale = ({ listAgeSeconds }: Station): boolean =>
  listAgeSeconds !== null && listAgeSeconds * 1000 > staleListMs;

export const clockIsOff = ({ clockOffsetMs }: Station): boolean =>
  clockOffsetMs !== null && Math.abs(clockOffsetMs) > clockWarningMs;

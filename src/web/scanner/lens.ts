export interface Lens {
  id: string;
  label: string;
}

export interface ZoomRange {
  least: number;
  most: number;
  step: number;
  value: number;
}

/** What cameras can do beyond the common type of the DOM, as the Image Capture specification names it. */
interface LensCapabilities extends MediaTrackCapabilities {
  focusMode?: string[];
  torch?: boolean;
  zoom?: { min: number; max: number; step?: number };
}

declare global {
  interface MediaTrackConstraintSet {
    focusMode?: ConstrainDOMString;
    torch?: ConstrainBoolean;
    zoom?: ConstrainDouble;
  }
  interface MediaTrackSettings {
    zoom?: number;
  }
}

/** Lenses that see very wide show a code small; these names are the ones that phones give them. */
const wideNames: readonly (readonly [RegExp, number])[] = [
  [/ultra.?wide|超廣角|超广角|ultra.?grande|0[.,]5/i, 2],
  [/dual wide|triple|三鏡|三镜|雙廣角|双广角/i, 2],
  [/wide.?angle|廣角|广角/i, 1.5],
];

export const startingZoom = (label: string): number => wideNames.find(([name]) => name.test(label))?.[1] ?? 1;

/** Continuous focus and a useful zoom where the lens has them; what it does not have is no fault. */
export async function tuneLens(
  track: MediaStreamTrack,
): Promise<{ lens: Lens; torch: boolean | null; zoom: ZoomRange | null }> {
  const abilities: LensCapabilities = track.getCapabilities?.() ?? {};
  const settings = track.getSettings();
  const lens = { id: settings.deviceId ?? '', label: track.label };
  const range = abilities.zoom;
  const wish = range ? Math.min(range.max, Math.max(range.min, startingZoom(track.label))) : 1;
  const zoomed = range !== undefined && wish > (settings.zoom ?? 1);
  const focused = abilities.focusMode?.includes('continuous') === true;
  const advanced = [...(focused ? [{ focusMode: 'continuous' }] : []), ...(zoomed ? [{ zoom: wish }] : [])];
  if (advanced.length > 0) await track.applyConstraints({ advanced }).catch(() => undefined);
  const value = track.getSettings().zoom ?? wish;
  return {
    lens,
    torch: abilities.torch ? false : null,
    zoom: range && range.max > range.min ? { least: range.min, most: range.max, step: range.step ?? 0.1, value } : null,
  };
}

/** The cameras one can change to. */
export async function lensesOf(track: MediaStreamTrack): Promise<Lens[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const cameras = devices.filter((device) => device.kind === 'videoinput' && device.deviceId !== '');
  const lenses = cameras.map((device, at) => ({ id: device.deviceId, label: device.label || `${at + 1}` }));
  return lenses.length > 0 ? lenses : [{ id: track.getSettings().deviceId ?? '', label: track.label }];
}

interface BatteryManager {
  level: number;
  charging: boolean;
}

/** Null where the browser does not tell. */
export async function readBattery(): Promise<BatteryManager | null> {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<BatteryManager> };
  return (await getBattery?.call(navigator).catch(() => null)) ?? null;
}

/** A shift lasts longer than this is good for. */
const enough = 0.4;

export const batteryLasts = ({ level, charging }: BatteryManager): boolean => charging || level >= enough;

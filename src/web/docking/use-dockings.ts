import { useActivityChoices, useOwnActivity } from '#web/desk/own-activities.ts';

/** The dockings that whoever asks has to do with, as choices. */
export const useDockings = () => useActivityChoices('DOCKING');

/** The one that the address names, or the only one that there is. */
export const useDocking = (wanted: string | undefined) => useOwnActivity('DOCKING', wanted);

import { useEffect, useSyncExternalStore } from 'react';
import { feedbackIsOn, soundSleeps, subscribeFeedback, unlockSoundOnTouch } from './feedback.ts';

/** Which of sound and vibration are switched on; unlocks the sound with the first touch while the screen is shown. */
export function useFeedbackSwitches(): { sound: boolean; vibration: boolean } {
  useEffect(unlockSoundOnTouch, []);
  return {
    sound: useSyncExternalStore(subscribeFeedback, () => feedbackIsOn('sound')),
    vibration: useSyncExternalStore(subscribeFeedback, () => feedbackIsOn('vibration')),
  };
}

/** Whether the sound is switched on and would not be heard, until somebody touches the page. */
export const useSoundSleeps = (): boolean => useSyncExternalStore(subscribeFeedback, soundSleeps);

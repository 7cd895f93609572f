import { useEffect, useSyncExternalStore } from 'react';
import { feedbackIsOn, subscribeFeedback, unlockSoundOnTouch } from './feedback.ts';

/** Which of sound and vibration are switched on; unlocks the sound with the first touch while the screen is shown. */
export function useFeedbackSwitches(): { sound: boolean; vibration: boolean } {
  useEffect(unlockSoundOnTouch, []);
  return {
    sound: useSyncExternalStore(subscribeFeedback, () => feedbackIsOn('sound')),
    vibration: useSyncExternalStore(subscribeFeedback, () => feedbackIsOn('vibration')),
  };
}

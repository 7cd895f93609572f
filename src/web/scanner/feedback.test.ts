import { expect, test, vi } from 'vitest';

test('an iPhone on silent is heard all the same, and until it is touched the page says that it is not', async () => {
  class Sound extends EventTarget {
    state = 'suspended';
    resume = async () => {
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
    };
  }
  const audioSession = { type: 'auto' };
  Object.defineProperty(navigator, 'audioSession', { configurable: true, value: audioSession });
  vi.stubGlobal('AudioContext', Sound);
  const { soundSleeps, subscribeFeedback, unlockSoundOnTouch } = await import('./feedback.ts');
  const told = vi.fn<() => void>();
  subscribeFeedback(told);
  const stop = unlockSoundOnTouch();
  expect(soundSleeps()).toBe(true);
  window.dispatchEvent(new Event('pointerup'));
  await vi.waitFor(() => expect(soundSleeps()).toBe(false));
  expect(audioSession.type).toBe('playback');
  expect(told).toHaveBeenCalled();
  stop();
  vi.unstubAllGlobals();
});

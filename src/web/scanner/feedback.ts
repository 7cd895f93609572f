import { Listeners } from '#web/listeners.ts';
import { feedback } from './feedback-sounds.ts';
import type { FeedbackKind, Tone } from './feedback-sounds.ts';

export type FeedbackSwitch = 'sound' | 'vibration';

const keyOf = (which: FeedbackSwitch) => `scanner.${which}`;
const listeners = new Listeners();
const switches: Record<FeedbackSwitch, boolean> = { sound: kept('sound'), vibration: kept('vibration') };
let audio: AudioContext | null = null;

function kept(which: FeedbackSwitch): boolean {
  try {
    return localStorage.getItem(keyOf(which)) !== 'off';
  } catch {
    return true;
  }
}

export const feedbackIsOn = (which: FeedbackSwitch): boolean => switches[which];

export function switchFeedback(which: FeedbackSwitch, on: boolean): void {
  switches[which] = on;
  try {
    localStorage.setItem(keyOf(which), on ? 'on' : 'off');
  } catch {
    // The switch then lasts as long as the page.
  }
  listeners.tell();
}

export const subscribeFeedback = listeners.subscribe;

interface AudioSession {
  audioSession?: { type: string };
}

/** Browsers let a page be heard once it was touched; a phone call may take the sound away again. */
function wake(): void {
  if (!audio && typeof AudioContext === 'function') {
    // An iPhone is silent with its ring switch off, unless the page says that sound is what it is for.
    const { audioSession } = navigator as Navigator & AudioSession;
    if (audioSession) audioSession.type = 'playback';
    audio = new AudioContext({ latencyHint: 'interactive' });
    audio.addEventListener('statechange', listeners.tell);
  }
  if (audio && audio.state !== 'running') void audio.resume().catch(() => undefined);
}

/** Switched on, and nothing would be heard: the page was not touched yet, or a call has taken the sound. */
export const soundSleeps = (): boolean =>
  switches.sound && typeof AudioContext === 'function' && audio?.state !== 'running';

/** By a tap on the sign that it sleeps. */
export const wakeSound = wake;

/** Where nothing can be felt, something is seen. */
const flash = (vibration: readonly number[]): void => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!switches.vibration || vibration.length === 0 || 'vibrate' in navigator || isCalm) return;
  const isLong = vibration.reduce((total, ms) => total + ms, 0) > 100;
  document.documentElement.animate?.([{ filter: 'invert(1)' }, { filter: 'none' }], {
    duration: isLong ? 240 : 120,
    iterations: vibration.length > 1 ? 2 : 1,
  });
};

/** The first tap or key anywhere unlocks the sound. Returns how to stop listening for it. */
export function unlockSoundOnTouch(): () => void {
  const stopping = new AbortController();
  for (const kind of ['pointerup', 'keydown', 'touchend']) {
    window.addEventListener(kind, wake, { capture: true, passive: true, signal: stopping.signal });
  }
  return () => stopping.abort();
}

function schedule(context: AudioContext, tone: Tone, loudness: number, at: number): number {
  const end = at + tone.ms / 1000;
  const [from, to] = typeof tone.hertz === 'number' ? [tone.hertz, tone.hertz] : tone.hertz;
  const source = new OscillatorNode(context, { type: tone.shape ?? 'triangle', frequency: from });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.linearRampToValueAtTime(to, end);
  // Edges of a few milliseconds, or loudspeakers crack.
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.004);
  gain.gain.setValueAtTime(loudness, end - 0.008);
  gain.gain.linearRampToValueAtTime(0, end);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(end);
  return end + (tone.restMs ?? 0) / 1000;
}

/** Heard and felt at once, each only where it is switched on and the device can. */
export function giveFeedback(kind: FeedbackKind): void {
  const { tones, loudness, vibration } = feedback[kind];
  if (switches.vibration && vibration.length > 0) navigator.vibrate?.([...vibration]);
  flash(vibration);
  if (!switches.sound || audio?.state !== 'running') return;
  let at = audio.currentTime;
  for (const tone of tones) at = schedule(audio, tone, loudness, at);
}

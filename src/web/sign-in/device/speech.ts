import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/listeners.ts';

const key = 'sign-in.speech';
const listeners = new Listeners();
let on = readSwitch();

function readSwitch(): boolean {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export const canSpeak = (): boolean => 'speechSynthesis' in window;

export function switchSpeech(next: boolean): void {
  on = next;
  try {
    localStorage.setItem(key, next ? 'on' : 'off');
  } catch {
    // The switch then lasts as long as the page.
  }
  listeners.tell();
}

export const useSpeechSwitch = (): boolean => useSyncExternalStore(listeners.subscribe, () => on);

/** Says the result of a scan, for an earpiece; the next one cuts the last one short (N12). @param lang a BCP 47 tag */
export function speak(text: string, lang: string): void {
  if (!on || !canSpeak()) return;
  speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = lang;
  words.rate = 1.15;
  speechSynthesis.speak(words);
}

import type { IconName } from './icon.tsx';

/** Colour never speaks alone: each tone brings its own shape. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'brand' | 'neutral';

export const toneIcon: Record<Tone, IconName> = {
  good: 'check-circle',
  warn: 'hourglass',
  bad: 'stop',
  info: 'info',
  brand: 'flag',
  neutral: 'info',
};

export const softTone: Record<Tone, string> = {
  good: 'bg-good-soft text-on-good-soft',
  warn: 'bg-warn-soft text-on-warn-soft',
  bad: 'bg-bad-soft text-on-bad-soft',
  info: 'bg-info-soft text-on-info-soft',
  brand: 'bg-brand-soft text-on-brand-soft',
  neutral: 'bg-sunken text-ink',
};

export const fullTone: Record<Tone, string> = {
  good: 'bg-good text-on-good',
  warn: 'bg-warn text-on-warn',
  bad: 'bg-bad text-on-bad',
  info: 'bg-info text-on-info',
  brand: 'bg-brand text-on-brand',
  neutral: 'bg-ink text-surface',
};

import type { I18n } from '@lingui/core';
import type { PreflightFinding } from '#domain/file/preflight.ts';
import { bcp47, type Locale } from '#domain/locale.ts';
import { faultWords } from './words.ts';

export function findingSentence({ fault, params }: PreflightFinding, language: I18n, locale: Locale): string {
  const metres = new Intl.NumberFormat(bcp47[locale], { style: 'unit', unit: 'meter', maximumFractionDigits: 2 });
  const { widthMm = 0, heightMm = 0 } = params;
  const size = `${metres.format(widthMm / 1000)} × ${metres.format(heightMm / 1000)}`;
  return language._({ ...faultWords[fault], values: { ...params, size } });
}

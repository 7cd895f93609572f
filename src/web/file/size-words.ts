import { bcp47, type Locale } from '#domain/locale.ts';

const mb = 1024 * 1024;

/** A number of megabytes, of 1024 x 1024 (D1 §5), as people write it: 0.4, 12, 499. */
export const megabytes = (bytes: number, locale: Locale): string =>
  new Intl.NumberFormat(bcp47[locale], {
    maximumFractionDigits: bytes < 10 * mb ? 1 : 0,
    minimumFractionDigits: 0,
  }).format(Math.max(bytes / mb, bytes > 0 ? 0.1 : 0));

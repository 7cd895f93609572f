const mb = 1024 * 1024;

/** Bytes as megabytes of 1024 x 1024 (D1 §5): 5, 0.49, 1.5; two digits after the point at most. */
export const inMegabytes = (bytes: number): number => Math.round((bytes / mb) * 100) / 100;

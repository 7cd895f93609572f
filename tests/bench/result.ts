/** What a benchmark prints as its last line. `details` of each kind stand beside the fixed members. */
export interface BenchResult {
  bench: string;
  value: number;
  unit: string;
  target: string | number;
  pass: boolean;
  seed?: number | string;
  [detail: string]: unknown;
}

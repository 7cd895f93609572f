/** Of a browser's recording; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Of the processor alone, without waiting for it. */
  tdur?: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
}

/** What Lighthouse takes a phone to be slower by. */
const phoneIsSlower = 4;
const noticedMs = 50;

/**
 * How long a page's own work would block a phone after the first paint, in ms: of each task what is over 50 ms, by the
 * processor time that it took. A machine that works for others meanwhile makes tasks longer, and Lighthouse's figure
 * with them, but not this one.
 */
export function ownBlocking(events: readonly TraceEvent[]): number {
  const page = events.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL);
  const painted = events.findLast(({ name, pid }) => name === 'firstContentfulPaint' && pid === page?.pid);
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === page?.pid && args.name === 'CrRendererMain',
  );
  if (!painted || !main) throw new Error('the recording lacks the first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === main.pid && tid === main.tid && ts >= painted.ts,
  );
  const blocked = tasks.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * phoneIsSlower - noticedMs));
  return Math.round(blocked.reduce((sum, ms) => sum + ms, 0));
}

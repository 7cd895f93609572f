import { readdirSync, readFileSync } from 'node:fs';

/** A process may end while it is looked at: then it has nothing any more. */
function orNone<Found>(look: () => Found, none: Found): Found {
  try {
    return look();
  } catch {
    return none;
  }
}

/** @returns the text of a file of /proc; empty once the process has ended */
const read = (path: string): string => orNone(() => readFileSync(`/proc/${path}`, 'utf8'), '');

/** Memory that a process holds, in kilobytes; 0 once it has ended. */
export const residentKb = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(`${pid}/status`))?.[1] ?? 0);

export const childrenOf = (pid: number): number[] =>
  orNone(() => readdirSync(`/proc/${pid}/task`), []).flatMap((task) =>
    read(`${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );

/** Time that a process, its children and those of them that have ended have had of a processor, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = read(`${pid}/stat`);
  // The name, in brackets, may hold anything; the four times are counted in hundredths of a second.
  const times = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  const own = times.reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  return stat === '' ? 0 : childrenOf(pid).reduce((sum, child) => sum + processorMs(child), own);
}

import { type Logger, pino } from 'pino';
import { undeclaredRefusal } from '#server/serve.ts';

/** A log that notices what is our fault though whoever asked was answered. */
export function watchedLog(level: string): { log: Logger; faults: string[] } {
  const faults: string[] = [];
  const isSilent = level === 'silent';
  const write = (line: string): void => {
    if (!isSilent) process.stdout.write(line);
    if (line.includes(undeclaredRefusal)) faults.push(line);
  };
  return { log: pino({ level: isSilent ? 'error' : level }, { write }), faults };
}

/** @throws once for what has been noticed since */
export function refuseFaults(faults: string[]): void {
  const noticed = faults.splice(0);
  if (noticed.length === 0) return;
  const named = noticed.map((line) => {
    const { endpoint, code } = JSON.parse(line) as { endpoint: string; code: string };
    return `${endpoint} refuses with ${code}, which its row does not declare`;
  });
  throw new Error([...new Set(named)].join('; '));
}

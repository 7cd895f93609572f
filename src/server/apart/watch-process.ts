import { workerData } from 'node:worker_threads';
import type { Limits } from './ask-apart.ts';

const everyMs = 50;
const { ms, megabytes } = workerData as Limits;
const startedBy = process.ppid;

/** Ends the process that has taken too much time or memory, or whose answer nobody waits for any more. */
setInterval(() => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage();
  if (user + system > ms * 1000) process.kill(process.pid, 'SIGXCPU');
  if (process.memoryUsage.rss() > megabytes * 1024 * 1024) process.kill(process.pid, 'SIGUSR2');
}, everyMs);

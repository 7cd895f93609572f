export interface Queued {
  id: string;
  seats: number;
}

/**
 * Who is offered seats that are free: in order of arrival, each who fits into what is left. A group that is too large
 * keeps its place, and seats it cannot use go on to whoever is behind it.
 */
export function nextInQueue(free: number, queue: readonly Queued[]): string[] {
  const offered: string[] = [];
  let left = free;
  for (const { id, seats } of queue) {
    if (left === 0) break;
    if (seats > left) continue;
    offered.push(id);
    left -= seats;
  }
  return offered;
}

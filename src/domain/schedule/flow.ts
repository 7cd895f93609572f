const none = -1;

/** A flow of the least cost, sent along the cheapest paths first: after any amount it is the cheapest of that amount. */
export class Flow {
  private readonly first: number[];
  private readonly next: number[] = [];
  private readonly to: number[] = [];
  private readonly room: number[] = [];
  private readonly cost: number[] = [];
  private readonly nodes: number;
  /** What each node costs to reach, changed so that no arc with room is worth less than nothing. */
  readonly potential: Float64Array;
  private readonly level: Int32Array;
  private readonly turn: Int32Array;

  constructor(nodes: number) {
    this.nodes = nodes;
    this.first = Array.from({ length: nodes }, () => none);
    this.potential = new Float64Array(nodes);
    this.level = new Int32Array(nodes);
    this.turn = new Int32Array(nodes);
  }

  /** @returns its number, for `used` */
  arc(from: number, to: number, room: number, cost: number): number {
    const arc = this.to.length;
    this.half(from, to, room, cost);
    this.half(to, from, 0, -cost);
    return arc;
  }

  used(arc: number): number {
    return this.room[arc ^ 1] ?? 0;
  }

  private half(from: number, to: number, room: number, cost: number): void {
    this.next.push(this.first[from] ?? none);
    this.first[from] = this.to.length;
    this.to.push(to);
    this.room.push(room);
    this.cost.push(cost);
  }

  /** Sends as much as costs less than nothing, and no more than `most`. Arcs must lead from lower to higher numbers. */
  send(source: number, sink: number, most: number): void {
    this.potential.fill(Infinity);
    this.potential[source] = 0;
    for (let node = 0; node < this.nodes; node++) {
      for (let arc = this.first[node] ?? none; arc !== none; arc = this.next[arc] ?? none) {
        if ((this.room[arc] ?? 0) === 0) continue;
        const reached = (this.potential[node] ?? 0) + (this.cost[arc] ?? 0);
        const to = this.to[arc] ?? 0;
        if (reached < (this.potential[to] ?? 0)) this.potential[to] = reached;
      }
    }
    let left = most;
    while (left > 0 && (this.potential[sink] ?? 0) < (this.potential[source] ?? 0)) {
      while (left > 0 && this.rank(source, sink)) {
        for (let node = 0; node < this.nodes; node++) this.turn[node] = this.first[node] ?? none;
        for (let sent = 1; sent > 0 && left > 0; left -= sent) sent = this.push(source, sink, left);
      }
      if (left === 0 || !this.reprice(source, sink)) return;
    }
  }

  private isCheapest(from: number, arc: number): boolean {
    const to = this.to[arc] ?? 0;
    return (
      (this.room[arc] ?? 0) > 0 && (this.potential[from] ?? 0) + (this.cost[arc] ?? 0) === (this.potential[to] ?? 0)
    );
  }

  /** How far each node is from the source, along the cheapest arcs alone. */
  private rank(source: number, sink: number): boolean {
    this.level.fill(none);
    this.level[source] = 0;
    const queue = [source];
    for (const node of queue) {
      for (let arc = this.first[node] ?? none; arc !== none; arc = this.next[arc] ?? none) {
        const to = this.to[arc] ?? 0;
        if (this.level[to] !== none || !this.isCheapest(node, arc)) continue;
        this.level[to] = (this.level[node] ?? 0) + 1;
        queue.push(to);
      }
    }
    return this.level[sink] !== none;
  }

  private push(node: number, sink: number, most: number): number {
    if (node === sink) return most;
    for (; (this.turn[node] ?? none) !== none; this.turn[node] = this.next[this.turn[node] ?? 0] ?? none) {
      const arc = this.turn[node] ?? 0;
      const to = this.to[arc] ?? 0;
      if (this.level[to] !== (this.level[node] ?? 0) + 1 || !this.isCheapest(node, arc)) continue;
      const sent = this.push(to, sink, Math.min(most, this.room[arc] ?? 0));
      if (sent === 0) continue;
      this.room[arc] = (this.room[arc] ?? 0) - sent;
      this.room[arc ^ 1] = (this.room[arc ^ 1] ?? 0) + sent;
      return sent;
    }
    return 0;
  }

  /** Dijkstra over what the arcs cost beside the potentials. @returns whether the sink can be reached at all */
  private reprice(source: number, sink: number): boolean {
    const distance = new Float64Array(this.nodes).fill(Infinity);
    distance[source] = 0;
    const heap = new Heap();
    heap.push(0, source);
    for (let top = heap.pop(); top; top = heap.pop()) {
      const [far, node] = top;
      if (far > (distance[node] ?? 0)) continue;
      for (let arc = this.first[node] ?? none; arc !== none; arc = this.next[arc] ?? none) {
        if ((this.room[arc] ?? 0) === 0) continue;
        const to = this.to[arc] ?? 0;
        const reached = far + (this.cost[arc] ?? 0) + (this.potential[node] ?? 0) - (this.potential[to] ?? 0);
        if (reached >= (distance[to] ?? 0)) continue;
        distance[to] = reached;
        heap.push(reached, to);
      }
    }
    const end = distance[sink] ?? Infinity;
    if (end === Infinity) return false;
    for (let node = 0; node < this.nodes; node++) {
      this.potential[node] = (this.potential[node] ?? 0) + Math.min(distance[node] ?? 0, end);
    }
    return true;
  }
}

/** The nearest first. */
class Heap {
  private readonly far: number[] = [];
  private readonly node: number[] = [];

  push(far: number, node: number): void {
    let at = this.far.length;
    this.far.push(far);
    this.node.push(node);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((this.far[above] ?? 0) <= far) break;
      this.move(above, at);
      at = above;
    }
    this.far[at] = far;
    this.node[at] = node;
  }

  pop(): [number, number] | null {
    const [far, node] = [this.far[0], this.node[0]];
    const [lastFar, lastNode] = [this.far.pop(), this.node.pop()];
    if (far === undefined || node === undefined || lastFar === undefined || lastNode === undefined) return null;
    const size = this.far.length;
    if (size === 0) return [far, node];
    let at = 0;
    for (let below = 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && (this.far[below + 1] ?? 0) < (this.far[below] ?? 0)) below++;
      if ((this.far[below] ?? 0) >= lastFar) break;
      this.move(below, at);
      at = below;
    }
    this.far[at] = lastFar;
    this.node[at] = lastNode;
    return [far, node];
  }

  private move(from: number, to: number): void {
    this.far[to] = this.far[from] ?? 0;
    this.node[to] = this.node[from] ?? 0;
  }
}

/** Meetings between the nodes of two sides, by their numbers. A node takes part in one meeting a round. */
export interface Edges {
  left: number;
  right: number;
  /** Of each edge its node on the left, from 0, and on the right, from 0. */
  from: Int32Array;
  to: Int32Array;
}

const none = -1;

/** The most edges that any node has: fewer rounds there cannot be. */
export function largestDegree({ left, right, from, to }: Edges): number {
  const degrees = new Int32Array(left + right);
  let most = 0;
  for (let edge = 0; edge < from.length; edge++) {
    for (const node of [from[edge] ?? 0, left + (to[edge] ?? 0)]) {
      const degree = (degrees[node] ?? 0) + 1;
      degrees[node] = degree;
      if (degree > most) most = degree;
    }
  }
  return most;
}

/**
 * Which edge each node has in each round, and the round of each edge. König: as many rounds as the largest degree are
 * always enough. A new edge takes a round that is free at both ends, or one that is free at its left end, after the
 * path of two rounds that starts at its right end has been turned over; that path cannot come back to the left end, as
 * the graph has two sides.
 */
export class Rounds {
  readonly rounds: number;
  readonly roundOf: Int32Array;
  readonly sizes: Int32Array;
  private readonly edges: Edges;
  /** Of each node and round its edge, left nodes first. */
  private readonly at: Int32Array;
  private readonly path: Int32Array;
  private readonly seen: Int32Array;
  private look = 0;

  constructor(edges: Edges, rounds: number) {
    const nodes = edges.left + edges.right;
    this.edges = edges;
    this.rounds = rounds;
    this.roundOf = new Int32Array(edges.from.length).fill(none);
    this.sizes = new Int32Array(rounds);
    this.at = new Int32Array(nodes * rounds).fill(none);
    this.path = new Int32Array(nodes + 1);
    this.seen = new Int32Array(nodes);
    for (let edge = 0; edge < edges.from.length; edge++) this.add(edge);
  }

  private end(edge: number, side: 0 | 1): number {
    return side === 0 ? (this.edges.from[edge] ?? 0) : this.edges.left + (this.edges.to[edge] ?? 0);
  }

  private freeRound(node: number): number {
    const first = node * this.rounds;
    for (let round = 0; round < this.rounds; round++) if (this.at[first + round] === none) return round;
    throw new RangeError('more meetings than rounds');
  }

  private add(edge: number): void {
    const [u, v] = [this.end(edge, 0), this.end(edge, 1)];
    let round = none;
    for (let one = 0; one < this.rounds && round === none; one++) {
      if (this.at[u * this.rounds + one] === none && this.at[v * this.rounds + one] === none) round = one;
    }
    if (round === none) {
      round = this.freeRound(u);
      this.turn(v, round, this.freeRound(v));
    }
    this.set(edge, round);
  }

  private set(edge: number, round: number): void {
    this.roundOf[edge] = round;
    this.sizes[round] = (this.sizes[round] ?? 0) + 1;
    this.at[this.end(edge, 0) * this.rounds + round] = edge;
    this.at[this.end(edge, 1) * this.rounds + round] = edge;
  }

  /** The edges of the path of rounds `a`, `b`, `a`, … from a node on. @returns how many are in `path` */
  private walk(node: number, a: number, b: number): number {
    let length = 0;
    for (let [at, round] = [node, a]; ; round = round === a ? b : a) {
      this.seen[at] = this.look;
      const edge = this.at[at * this.rounds + round] ?? none;
      if (edge === none) return length;
      this.path[length++] = edge;
      at = this.end(edge, at < this.edges.left ? 1 : 0);
    }
  }

  private turn(node: number, a: number, b: number): void {
    this.swap(this.walk(node, a, b), a, b);
  }

  private swap(length: number, a: number, b: number): void {
    for (let step = 0; step < length; step++) {
      const edge = this.path[step] ?? 0;
      const round = this.roundOf[edge] ?? 0;
      this.sizes[round] = (this.sizes[round] ?? 0) - 1;
      this.at[this.end(edge, 0) * this.rounds + round] = none;
      this.at[this.end(edge, 1) * this.rounds + round] = none;
    }
    for (let step = 0; step < length; step++) {
      const edge = this.path[step] ?? 0;
      this.set(edge, this.roundOf[edge] === a ? b : a);
    }
  }

  /**
   * Turns paths over until the sizes of the rounds differ by one at most, so that none needs more than
   * ceil(edges / rounds) tables. Of two rounds the larger has more of the paths that begin and end with it, by as many
   * as it is larger; each of them that is turned over moves one meeting to the smaller.
   */
  even(): void {
    for (;;) {
      let [most, fewest] = [0, 0];
      for (let round = 1; round < this.rounds; round++) {
        if ((this.sizes[round] ?? 0) > (this.sizes[most] ?? 0)) most = round;
        if ((this.sizes[round] ?? 0) < (this.sizes[fewest] ?? 0)) fewest = round;
      }
      const more = (this.sizes[most] ?? 0) - (this.sizes[fewest] ?? 0);
      if (more <= 1) return;
      this.shift(most, fewest, more >> 1);
    }
  }

  private shift(most: number, fewest: number, count: number): void {
    this.look++;
    const nodes = this.edges.left + this.edges.right;
    for (let [node, left] = [0, count]; node < nodes && left > 0; node++) {
      if (this.seen[node] === this.look) continue;
      const begins = this.at[node * this.rounds + most] !== none && this.at[node * this.rounds + fewest] === none;
      if (!begins) continue;
      const length = this.walk(node, most, fewest);
      if (length % 2 === 0) continue;
      this.swap(length, most, fewest);
      left--;
    }
  }
}

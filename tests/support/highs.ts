import loadHighs from 'highs';
import { nowhere } from '#domain/schedule/board.ts';
import type { ExactModel } from '#tests/support/exact-model.ts';

export interface SolvedExactly {
  /** What was proved: no schedule is worth more. */
  bound: number;
  /** What it found; null for nothing within its time. */
  found: number | null;
  isProved: boolean;
  ms: number;
}

const optimal = 7;

/** HiGHS, the best free solver there is, on the whole problem: which meeting takes which slot. */
export async function solveExactly(model: ExactModel, seconds: number, whole: boolean): Promise<SolvedExactly> {
  const highs = await loadHighs();
  const columns = model.gain.length;
  const rows = model.most.length;
  const solver = highs.createModel({
    numCols: columns,
    numRows: rows,
    sense: highs.constants.objectiveSense.maximize,
    colCost: model.gain,
    colLower: new Float64Array(columns),
    colUpper: new Float64Array(columns).fill(1),
    rowLower: new Float64Array(rows).fill(-highs.infinity),
    rowUpper: model.most,
    matrix: {
      format: 'csc',
      numRows: rows,
      numCols: columns,
      starts: model.starts,
      indices: model.rows,
      values: model.factors,
    },
    ...(whole && { integrality: new Int32Array(columns).fill(highs.constants.variableType.integer) }),
  });
  try {
    solver.options.set({ output_flag: false, time_limit: seconds, ...(whole ? {} : { solver: 'ipm' }) });
    const began = performance.now();
    const { modelStatus } = solver.run();
    const ms = performance.now() - began;
    const isProved = modelStatus === optimal;
    const objective = solver.getObjectiveValue();
    const { colValue } = solver.getSolution();
    const meetings = model.meeting.filter(
      (meeting, column) => meeting !== nowhere && (colValue[column] ?? 0) > 0.5,
    ).length;
    const bound = isProved ? objective : Number(whole ? solver.info.get('mip_dual_bound') : Infinity);
    return { bound, found: meetings > 0 ? objective : null, isProved, ms };
  } finally {
    solver.dispose();
  }
}

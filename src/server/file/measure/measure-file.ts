import { fileURLToPath } from 'node:url';
import { askApart, type EndedBy, type Limits, NoAnswer } from '#server/apart/ask-apart.ts';
import type { Measured, MeasureTask } from './measured.ts';

const program = fileURLToPath(new URL('./measure-process.ts', import.meta.url));
const megabytes = 1536;

/** Nearly every file is told within it. */
export const shortLook: Limits = { ms: 12_000, megabytes };
/** For large files, and for what could not be told at the first look. */
export const longLook: Limits = { ms: 60_000, megabytes };

/** Whatever the file does to the process that looks into it, at the end there is an answer. */
export async function measureFile(task: MeasureTask, limits: Limits): Promise<Measured & { endedBy?: EndedBy }> {
  try {
    return await askApart<MeasureTask, Measured>(program, task, limits);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return { problem: 'UNREADABLE', thrown: error.message, endedBy: error.endedBy };
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import { type ShiftPlan, workShift } from './fleet-phone.ts';

/** Several phones in one thread, each with its own storage. */
const reports = await Promise.all((workerData as ShiftPlan[]).map(workShift));
parentPort?.postMessage(reports);

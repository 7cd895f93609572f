import type { Moves } from '#domain/workflow.ts';

/** Of a demand that an invited unit hands in (G58). */
export const demandStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type DemandStatus = (typeof demandStatuses)[number];
export const demandLimits = { contact: 100, title: 200, text: 2000, reason: 500 } as const;

/** What the fund decides, once; a rejection says why. */
export const demandMoves = {
  approve: { by: ['staff'], from: ['PENDING'], to: 'APPROVED', needs: [], asks: [{ what: 'note', required: false }] },
  reject: { by: ['staff'], from: ['PENDING'], to: 'REJECTED', needs: [], asks: [{ what: 'note', required: true }] },
} as const satisfies Moves<DemandStatus, 'staff', object>;
export type DemandMove = keyof typeof demandMoves;
export const demandButtons = ['approve', 'reject'] as const satisfies readonly DemandMove[];

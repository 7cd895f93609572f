export const exportStates = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'EXPIRED'] as const;
export type ExportState = (typeof exportStates)[number];

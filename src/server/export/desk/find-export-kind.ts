import { refuse } from '#server/refusal.ts';
import type { ExportKind } from '../export-kind.ts';
import { exportKinds } from './kinds.ts';

/** @throws ENTITY_NOT_FOUND */
export function findExportKind(name: string): ExportKind {
  const kind = exportKinds.find((one) => one.kind === name);
  if (!kind) throw refuse('ENTITY_NOT_FOUND');
  return kind;
}

import type { FileGroup } from '#domain/file/field-rules.ts';
import type { RecordKind } from './record-form.ts';

/** The fields of files of a result (row 111) and of a demand. */
export const recordGroups: Readonly<Record<RecordKind, readonly FileGroup[]>> = {
  RESULT: ['RESEARCH_PRESENTATION', 'RESEARCH_OTHER'],
  DEMAND: ['RECORD_FILE'],
};

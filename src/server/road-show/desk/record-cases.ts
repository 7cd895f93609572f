import { type RecordStatus, wireRecordStatus } from '#domain/road-show/record-status.ts';
import { formCases } from '#server/cases/form-cases.ts';
import { roadShowRecord } from '../tables.ts';

/** Results and demands that wait for the fund, for a research office, or for who was asked to correct them. */
export const recordCases = formCases<RecordStatus>({
  workflow: 'ROAD_SHOW_RECORD',
  table: roadShowRecord,
  waiting: {
    '{p}PENDING': 'FUND',
    PENDING: 'OFFICE',
    DISAGREE: 'UNIT',
    '{p}DISAGREE': 'UNIT',
  },
  wireStatus: wireRecordStatus,
});

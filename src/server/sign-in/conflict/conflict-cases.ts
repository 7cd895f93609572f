import type { CaseSource } from '#server/cases/case-source.ts';
import { conflictsById } from './list-conflicts.ts';

/** Contradictions at the door that nobody settled. */
export const conflictCases: CaseSource = {
  workflow: 'CONFLICT',
  turns: ['FUND'],
  branches: async () => [
    {
      turn: 'FUND',
      from: 'conflict k',
      where: 'k.resolution is null',
      id: 'k.id',
      since: 'k.created_at',
      status: 'k.severity',
      version: '1',
      activityId: 'k.activity_id',
      unitId: '(select p.unit_id from participant p where p.id = k.participant_id)',
      nameTc: `coalesce((select p.name_tc from participant p where p.id = k.participant_id), '')`,
      nameEn: `coalesce((select p.name_en from participant p where p.id = k.participant_id), '')`,
      namePt: `''`,
      detail: 'k.reason',
    },
  ],
  movesFrom: () => [],
  async facts(world, id) {
    const [found] = await conflictsById(world.db, [id]);
    if (!found) return null;
    const { kind, reason, severity, attempt } = found.conflict;
    return [
      { name: 'kind', value: kind },
      { name: 'severity', value: severity },
      { name: 'verdict', value: reason },
      { name: 'gate', value: attempt.gate },
      { name: 'device', value: attempt.deviceName },
      { name: 'at', value: attempt.at },
    ];
  },
};

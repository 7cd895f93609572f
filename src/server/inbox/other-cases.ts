import { eq } from 'drizzle-orm';
import { bulkMoves } from '#domain/inbox/words.ts';
import { deedIsOffered } from '#domain/invitation/desk-deeds.ts';
import { invitationStates } from '#domain/invitation/words.ts';
import { invitation } from '#server/invitation/tables.ts';
import { message } from '#server/message/tables.ts';
import { conflictsById } from '#server/sign-in/conflict/list-conflicts.ts';
import { type CaseBranch, type CaseSource, nameless } from '#server/cases/case-source.ts';

const invitationBranch = (state: string, turn: 'FUND' | 'INVITED'): CaseBranch => {
  const since = state === 'CREATED' ? 'i.created_at' : 'i.sent_at';
  return {
    turn,
    from: 'invitation i',
    where: `i.state = '${state}' and ${since} is not null`,
    id: 'i.id',
    since,
    status: 'i.state',
    version: 'i.version',
    activityId: 'i.activity_id',
    unitId: 'i.unit_id',
    nameTc: 'i.name_tc',
    nameEn: 'i.name_en',
    namePt: 'i.name_pt',
    detail: 'i.contact_person',
  };
};

/** Invitations that were not sent yet, and those that nobody answered. */
export const invitationCases: CaseSource = {
  workflow: 'INVITATION',
  turns: ['FUND', 'INVITED'],
  branches: async () => [
    invitationBranch('CREATED', 'FUND'),
    invitationBranch('SENT', 'INVITED'),
    invitationBranch('OPENED', 'INVITED'),
    invitationBranch('BIND_OFFERED', 'INVITED'),
  ],
  movesFrom: (status) =>
    bulkMoves.INVITATION.filter(
      // Disabling is nobody's turn: it is offered on the invitation's own page.
      (deed) => deed !== 'disable' && invitationStates.some((state) => state === status && deedIsOffered(deed, state)),
    ),
  anyTurn: ['resend'],
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(invitation).where(eq(invitation.id, id));
    if (!row) return null;
    return [
      { name: 'contactPerson', value: row.contactPerson },
      { name: 'sentCount', value: String(row.sentCount) },
      { name: 'sentAt', value: row.sentAt ?? '' },
      { name: 'openedAt', value: row.openedAt ?? '' },
      { name: 'expiresAt', value: row.expiresAt ?? '' },
    ];
  },
};

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

const messageBranch = (state: 'FAILED' | 'NO_TEMPLATE'): CaseBranch => ({
  ...nameless,
  turn: 'FUND',
  from: 'message m',
  where: `m.state = '${state}'`,
  id: 'm.id',
  since: 'm.created_at',
  status: 'm.state',
  version: 'm.attempts',
  activityId: 'm.activity_id',
  unitId: 'null::uuid',
  detail: 'm.kind',
});

/** Messages that could not be sent, or have no text. */
export const messageCases: CaseSource = {
  workflow: 'MESSAGE',
  turns: ['FUND'],
  branches: async () => [messageBranch('FAILED'), messageBranch('NO_TEMPLATE')],
  movesFrom: (status) => (status === 'FAILED' ? [...bulkMoves.MESSAGE] : []),
  async facts(world, id) {
    const [row] = await world.db.orm.select().from(message).where(eq(message.id, id));
    if (!row) return null;
    return [
      { name: 'messageKind', value: row.kind },
      { name: 'channel', value: row.channel },
      { name: 'language', value: row.language },
      { name: 'attempts', value: String(row.attempts) },
      { name: 'lastError', value: row.lastError ?? '' },
      { name: 'createdAt', value: row.createdAt },
    ];
  },
};

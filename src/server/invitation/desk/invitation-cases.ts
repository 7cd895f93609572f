import { eq } from 'drizzle-orm';
import { bulkMoves } from '#domain/inbox/words.ts';
import { deedIsOffered } from '#domain/invitation/desk-deeds.ts';
import { invitationStates } from '#domain/invitation/words.ts';
import type { CaseBranch, CaseSource } from '#server/cases/case-source.ts';
import { invitation } from '../tables.ts';

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
    words: 'i.words',
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

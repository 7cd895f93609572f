/** Where an invitation stands; it was answered only when it is ACTIVATED. */
export const invitationStates = ['CREATED', 'SENT', 'OPENED', 'BIND_OFFERED', 'ACTIVATED', 'DISABLED'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** How long the link of an invitation opens, unless staff say otherwise. */
export const invitationDays = 30;

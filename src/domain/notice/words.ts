import { messageChannels } from '#domain/message/words.ts';

/** How a notice reaches somebody. IN_APP is the bell of the portal, and the push message of those who agreed to it. */
export const noticeChannels = [...messageChannels, 'IN_APP'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** OFF: staff do not want the notice this way. DELETED: there is no text, and staff are told when one was needed. */
export const templateStates = ['ON', 'OFF', 'DELETED'] as const;
export type TemplateState = (typeof templateStates)[number];

/**
 * A is the documents' word for an active supplement notice; the others are shown grey with their reason (G45), but for
 * DRAFT, which only staff see.
 */
export const supplementStatuses = ['DRAFT', 'SOON', 'A', 'CLOSED', 'WITHDRAWN'] as const;
export type SupplementStatus = (typeof supplementStatuses)[number];

/** What staff send is held for the seconds that are set for taking it back, and two more for a late tap to arrive. */
export const heldMsOf = ({ undoSeconds }: { undoSeconds: number }): number => (undoSeconds + 2) * 1000;

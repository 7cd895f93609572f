import { type NoticeChannel, noticeChannels, type TemplateState } from './words.ts';

export interface TextRow {
  channel: NoticeChannel;
  state: TemplateState;
  /** Null for the general text. */
  eventId: string | null;
}

/**
 * By channel the text that holds for one event: its own, else the general one. Its own also says when the event wants
 * nobody told that way; one that was deleted has been given up for the general text.
 * @param rows general ones and those of that event
 */
export const chooseTexts = <Row extends TextRow>(rows: readonly Row[]): Row[] =>
  noticeChannels.flatMap((channel) => {
    const ofChannel = rows.filter((row) => row.channel === channel);
    const own = ofChannel.find(({ eventId, state }) => eventId !== null && state !== 'DELETED');
    return own ?? ofChannel.find(({ eventId }) => eventId === null) ?? [];
  });

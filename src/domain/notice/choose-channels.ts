import type { NoticeChannel, TemplateState } from './words.ts';

export interface ChannelSituation {
  /** Of the trigger. */
  usual: readonly NoticeChannel[];
  /** Ways to the recipient. */
  reachable: readonly NoticeChannel[];
  /** Of the templates in the recipient's language; a channel without a row has none. */
  templates: Readonly<Partial<Record<NoticeChannel, TemplateState>>>;
}

/**
 * By which channels a notice goes, and for which a template is missing. One that is switched off is not missed as long
 * as another channel carries the notice; somebody who can be reached by none misses nothing.
 */
export function chooseChannels({ usual, reachable, templates }: ChannelSituation) {
  const send = reachable.filter((channel) => templates[channel] === 'ON');
  const expected = reachable.filter((channel) => usual.includes(channel) && templates[channel] !== 'ON');
  const missing = send.length === 0 ? expected : expected.filter((channel) => templates[channel] !== 'OFF');
  return { send, missing };
}

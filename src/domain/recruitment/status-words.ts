import { productStatusWords } from '#domain/docking/status-words.ts';
import { type Message, msg } from '#domain/msg.ts';
import type { PositionStatus } from './position-status.ts';

/** Where a position stands, in lists and in sheets: on its way it is called as a product is. */
export const positionStatusWords: Readonly<Record<PositionStatus, Message>> = {
  ...productStatusWords,
  PASSED: msg({ message: 'Public', comment: 'Of a position: everybody reads it' }),
  CLOSED: msg({ message: 'Closed', comment: 'Of a position' }),
};

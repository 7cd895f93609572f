import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OnePosition } from '#contract/recruitment/position.ts';
import { CaseHistory } from '#web/case/case-history.tsx';
import { PositionStanding } from '../standing.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Submitted`,
  adjust: msg`Number or last day changed`,
  askChange: msg`Change submitted`,
  pass: msg({ message: 'Passed on', comment: 'A position, by the event contractor' }),
  notPass: msg({ message: 'Returned', comment: 'A position to its company' }),
  forward: msg`Sent to the fund`,
  approve: msg({ message: 'Published', comment: 'A position, by the fund' }),
  return: msg({ message: 'Returned', comment: 'A position to its company' }),
  withdraw: msg`Withdrawn`,
  fill: msg({ message: 'Filled', comment: 'Somebody was found for a position' }),
  close: msg({ message: 'Closed', comment: 'Of a position' }),
  undo: msg({ message: 'Decision undone', comment: 'By the fund, within its ten seconds' }),
  expire: msg`Closed: deadline passed`,
};

export const PositionHistory = ({ of }: { of: OnePosition }) => (
  <CaseHistory history={of.history} words={done} standing={(status) => <PositionStanding word={status} />} />
);

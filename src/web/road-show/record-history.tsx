import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OneRecord } from '#contract/road-show/road-show.ts';
import { CaseHistory } from '#web/case/case-history.tsx';
import { RecordStanding } from './standing.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Submitted`,
  submitToFund: msg`Submitted`,
  agree: msg({ message: 'Agreed', comment: 'A research office to a result' }),
  disagree: msg({ message: 'Returned', comment: 'To its author' }),
  forward: msg`Sent to the fund`,
  publish: msg({ message: 'Published', comment: 'Of a result or demand' }),
  return: msg({ message: 'Returned', comment: 'To its author' }),
  askChange: msg`Change submitted`,
  withdraw: msg`Withdrawn`,
  unpublish: msg`Unpublished`,
  undo: msg({ message: 'Decision undone', comment: 'By the fund, within its ten seconds' }),
};

export const RecordHistory = ({ of }: { of: OneRecord }) => (
  <CaseHistory history={of.history} words={done} standing={(status) => <RecordStanding word={status} />} />
);

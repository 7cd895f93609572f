import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OneProduct } from '#contract/docking/product.ts';
import { CaseHistory } from '#web/case/case-history.tsx';
import { ProductStanding } from '../standing.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Submitted`,
  askChange: msg`Change submitted`,
  pass: msg({ message: 'Passed on', comment: 'A product, by the event contractor' }),
  notPass: msg({ message: 'Returned', comment: 'To its exhibitor' }),
  forward: msg`Sent to the fund`,
  approve: msg({ message: 'Listed', comment: 'Of a docking product' }),
  return: msg({ message: 'Returned', comment: 'To its exhibitor' }),
  withdraw: msg`Withdrawn`,
  unlist: msg`Unlisted`,
  undo: msg({ message: 'Decision undone', comment: 'By the fund, within its ten seconds' }),
};

export const ProductHistory = ({ of }: { of: OneProduct }) => (
  <CaseHistory history={of.history} words={done} standing={(status) => <ProductStanding word={status} />} />
);

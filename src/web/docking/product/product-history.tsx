import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OneProduct } from '#contract/docking/product.ts';
import { CaseHistory } from '#web/case/case-history.tsx';
import { ProductStanding } from '../marks.tsx';

const done: Readonly<Record<string, MessageDescriptor>> = {
  submit: msg`Handed in`,
  askChange: msg`Change handed in`,
  pass: msg({ message: 'Passed on', comment: 'A product, by the event contractor' }),
  notPass: msg({ message: 'Returned', comment: 'To its exhibitor' }),
  forward: msg`Handed on to the fund`,
  approve: msg({ message: 'Listed', comment: 'Of a docking product' }),
  return: msg({ message: 'Returned', comment: 'To its exhibitor' }),
  withdraw: msg`Taken back`,
  unlist: msg`Taken off the list`,
};

export const ProductHistory = ({ of }: { of: OneProduct }) => (
  <CaseHistory history={of.history} words={done} standing={(status) => <ProductStanding word={status} />} />
);

import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { WizardStep } from '#domain/application/wizard-steps.ts';

export const stepWords: Readonly<Record<WizardStep, MessageDescriptor>> = {
  statement: msg`Statement`,
  entity: msg`Unit and contact`,
  bulletin: msg`Booths and products`,
  upload: msg`Videos and papers`,
  mif: msg`Business matching`,
  check: msg`Check and submit`,
};

export const stepPaths = {
  statement: '/application/statement',
  entity: '/application/entity',
  bulletin: '/application/bulletin',
  upload: '/application/upload',
  mif: '/application/mif',
  check: '/application/check',
} as const satisfies Record<WizardStep, string>;

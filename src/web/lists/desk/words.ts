import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlainList } from '#domain/lists/lists.ts';

/** The general lists by page: the plain ones each, and together what exhibitions are made of. */
export const listWords: Record<PlainList | 'exhibition', MessageDescriptor> = {
  businessCategory: msg({ message: 'Branches of industry', comment: 'A list that applicants choose from' }),
  businessScope: msg({ message: 'Scopes of business', comment: 'A list that applicants choose from' }),
  cooperationWay: msg({ message: 'Ways of working together', comment: 'A list that applicants choose from' }),
  customerCategory: msg({ message: 'Kinds of customers', comment: 'A list that applicants choose from' }),
  targetMarket: msg({ message: 'Target markets', comment: 'A list that applicants choose from' }),
  exhibition: msg({ message: 'Exhibitor types and booth areas', comment: 'Lists that applicants choose from' }),
};

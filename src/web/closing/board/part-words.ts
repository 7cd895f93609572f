import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BoardPart } from '#domain/closing/board.ts';

/** What the parts of a board are called where one does not fit. */
export const partWords: Record<BoardPart, MessageDescriptor> = {
  head: msg`File number and technology category`,
  titleTc: msg`Name in Chinese`,
  titleEn: msg`Name in English`,
  who: msg`Applicant, leader and members`,
  introductionTc: msg`Introduction in Chinese`,
  introductionEn: msg`Introduction in English`,
  pictures: msg`Pictures of the project`,
  resultTc: msg`Introduction of the result in Chinese`,
  resultEn: msg`Introduction of the result in English`,
  results: msg({ message: 'Results to be shown', comment: 'Of a completed project: a list' }),
  counts: msg`Results in numbers`,
  contact: msg({ message: 'Contact', comment: 'Heading: how to reach somebody' }),
};

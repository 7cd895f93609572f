import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CorrectedField } from '#domain/application/check-boards.ts';
import { fieldNames } from '#web/application/field-words.ts';

/** The texts of a board, as those call them who check them. */
export const textWords: Record<CorrectedField, MessageDescriptor> = {
  exhibitContentTc: fieldNames['board.exhibitContentTc'],
  descriptionTc: msg({ message: 'Text on the board', comment: 'Of a booth' }),
  printTitleTc: fieldNames['board.printTitleTc'],
  printTitleEn: fieldNames['board.printTitleEn'],
  printTextTc: fieldNames['board.printTextTc'],
  printTextEn: fieldNames['board.printTextEn'],
};

import { expect, test } from 'vitest';
import { movesOfDeed } from './deeds.ts';

/** Of whom the documents say that they confirm, return or submit what (D1 §7); changes are asked for and end otherwise. */
test.each([
  [
    'exhibitor',
    'confirm',
    [
      'submitDesign',
      'passPreview',
      'correctBoards',
      'submitBoards',
      'passBoardDesign',
      'submitChangedDesign',
      'submitChangedBoards',
    ],
  ],
  ['exhibitor', 'return', ['returnPreview', 'returnBoardDesign']],
  ['exhibitor', 'submit', []],
  ['contractor', 'confirm', ['passDesign', 'passBoards']],
  ['contractor', 'return', ['returnDesign', 'returnBoards']],
  ['contractor', 'submit', ['submitPreview', 'submitBoardDesign', 'submitWebsite']],
  ['fund', 'confirm', ['passWebsite']],
  ['fund', 'return', ['returnWebsite']],
  ['fund', 'submit', []],
] as const)('of the %s, to %s is %j', (party, deed, moves) => {
  expect(movesOfDeed(party, deed)).toEqual(moves);
});

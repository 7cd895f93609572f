import { designMoves } from '#domain/enrollment/design-moves.ts';
import { openingMoves } from '#domain/enrollment/opening-moves.ts';
import { invitationDeeds } from '#domain/invitation/desk-deeds.ts';
import { invitationMoves } from '#domain/invitation/moves.ts';
import { participantListMoves } from '#domain/participant/list-moves.ts';
import type { AskedFor } from '#domain/workflow.ts';
import type { BulkMove } from './words.ts';

interface Row {
  by?: readonly string[];
  asks?: readonly { what: AskedFor; required: boolean }[];
}

/** The rows of the tables of moves by which the desk decides. Sending a message again is in none of them. */
const rows: Readonly<Record<BulkMove, Row>> = {
  approve: openingMoves.approve,
  return: openingMoves.return,
  assign: openingMoves.assign,
  movePlace: openingMoves.movePlace,
  changeContractor: openingMoves.changeContractor,
  allowChange: designMoves.allowChange,
  passWebsite: designMoves.passWebsite,
  close: designMoves.close,
  cancel: openingMoves.cancel,
  freeze: participantListMoves.freeze,
  accept: participantListMoves.acceptChange,
  refuse: participantListMoves.refuseChange,
  send: invitationMoves[invitationDeeds.send.move],
  resend: invitationMoves[invitationDeeds.resend.move],
  disable: invitationMoves[invitationDeeds.disable.move],
  sendAgain: {},
};

/** Whether a decision asks for this, over many cases as over one; null when it does not. */
export const decisionAsks = (move: BulkMove, what: AskedFor): 'required' | 'optional' | null => {
  const ask = rows[move].asks?.find((one) => one.what === what);
  return ask ? (ask.required ? 'required' : 'optional') : null;
};

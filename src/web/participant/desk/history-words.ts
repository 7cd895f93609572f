import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListMove } from '#domain/participant/list-moves.ts';

const audited = {
  'participant.reveal': msg`Full details viewed`,
  'participant.correct': msg`Details corrected`,
  'participant.revoke': msg`Code revoked`,
  'participant.cancel': msg`Registration cancelled`,
  'participant.reinstate': msg`Reinstated`,
  'file.add': msg`A photo was added`,
  'file.replace': msg`The photo was replaced`,
  'file.delete': msg`The photo was deleted`,
} as const;

/** What each move of a list is called in a history. */
const moves: Record<ListMove, MessageDescriptor> = {
  add: msg`Person added`,
  edit: msg`Person edited`,
  remove: msg`Person removed`,
  chooseRepresentative: msg`Representative chosen`,
  submit: msg`The list was sent`,
  withdraw: msg`The list was taken back`,
  freeze: msg`The list was locked`,
  askChange: msg`A change was asked for`,
  withdrawChange: msg`Change request withdrawn`,
  acceptChange: msg`The change was accepted`,
  refuseChange: msg`The change was refused`,
  receive: msg`The list was begun by the fund`,
  import: msg`A sheet was imported`,
  enter: msg`Person added by the fund`,
  correct: msg`Person corrected by the fund`,
  erase: msg`Personal data deleted`,
};

const known: Readonly<Record<string, MessageDescriptor>> = { ...audited, ...moves };

export function historyLabel(action: string, language: I18n): string {
  const words = known[action];
  return words ? language._(words) : action;
}

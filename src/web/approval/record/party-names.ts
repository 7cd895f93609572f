import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { FileParty } from '#domain/approval/file-rights.ts';
import { partyWords, waitsForWords } from './words.ts';

export interface PartyNames {
  /** Who said something, by the side. */
  names: Readonly<Record<string, MessageDescriptor>>;
  /** Whose word a file waits for. */
  waitsFor: Readonly<Record<FileParty, MessageDescriptor>>;
}

/** What the sides of an approval are called: those of a booth, unless the page says otherwise. */
export const PartyNamesContext = createContext<PartyNames>({ names: partyWords, waitsFor: waitsForWords });

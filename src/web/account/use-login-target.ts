import { useSearch } from '@tanstack/react-router';
import { textIn } from '#web/shell/search-text.ts';

/** Where the login leads from which somebody came here, to register first or because a password was forgotten. */
export const useLoginTarget = (): string => textIn(useSearch({ strict: false }), 'target') ?? '/home';

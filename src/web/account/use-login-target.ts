import { useNavigate, useSearch } from '@tanstack/react-router';
import { parseSearch, textIn } from '#web/shell/search-text.ts';

/** Where the way leads on which somebody came here, to register first or because of a password; below /event. */
export const useLoginTarget = (): string => textIn(useSearch({ strict: false }), 'target') ?? '/home';

/** On to such a place, in the place of the present page, which is done with. */
export function useGoOn() {
  const navigate = useNavigate();
  return (target: string) => {
    const { pathname, search } = new URL(URL.canParse(target, location.origin) ? target : '/home', location.origin);
    return navigate({ to: pathname, search: parseSearch(search), replace: true });
  };
}

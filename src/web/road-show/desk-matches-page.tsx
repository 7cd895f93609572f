import { MatchesTable } from './matches-table.tsx';

/** Every match, for the fund, which may decide for both. */
export const DeskMatchesPage = () => <MatchesTable isDesk />;

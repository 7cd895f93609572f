import { MatchesTable } from './matches-table.tsx';

/** The matches of one's own records. */
export const MatchesPage = () => <MatchesTable />;

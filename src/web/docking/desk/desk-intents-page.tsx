import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { IntentsList } from '../intent/intents-list.tsx';

/** Every wish to meet, for the fund, which may decide for both. */
export function DeskIntentsPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/admin/docking/intents' });
  return <IntentsList search={search} sides={['exhibitor', 'customer']} title={t`Meetings`} />;
}

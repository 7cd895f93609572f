import { BackLink } from '#web/ui/page-header.tsx';
import { listAsItWas } from './list-memory.ts';

type ListPath =
  | '/admin/accounts'
  | '/admin/activities'
  | '/admin/docking'
  | '/admin/enrollments'
  | '/admin/inbox'
  | '/admin/invitations'
  | '/admin/project-closing'
  | '/admin/questionnaire'
  | '/admin/recruitment'
  | '/admin/road-show'
  | '/admin/units';

/** From a record to its list: as it was narrowed, ordered and paged. */
export const BackToList = ({ to }: { to: ListPath }) => <BackLink to={to} search={listAsItWas(to)} />;

import { Plural } from '@lingui/react/macro';
import { TextLink } from '#web/ui/text-link.tsx';

/** How many are signed in at the doors of a session; behind it, who. Nothing before the first one came. */
export const Came = ({ activityId, of }: { activityId: string; of: { id: string; signedIn: number } | undefined }) =>
  of && of.signedIn > 0 ? (
    <TextLink to="/sign-in/list" search={{ activityId, sessionId: of.id }}>
      <Plural value={of.signedIn} one="# person signed in" other="# people signed in" />
    </TextLink>
  ) : null;

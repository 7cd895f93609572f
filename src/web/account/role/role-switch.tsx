import { useNavigate } from '@tanstack/react-router';
import type { Membership, Profile } from '#contract/account/account.ts';
import { errorSentence } from '#web/api/error-sentence.ts';
import { toast } from '#web/ui/overlay-store.ts';
import { ChooseRoleDialog } from './choose-role-dialog.tsx';
import { landing } from './land.ts';
import { takeRole } from './take-role.ts';

/** From the menu of the account: another of the own roles, and the event to go on to (row 064). */
export function RoleSwitch({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const navigate = useNavigate();
  const choose = async (role: Membership, activityId: string | undefined) => {
    onClose();
    try {
      const { path, search } = await landing(await takeRole(role.id), { activityId });
      await navigate({ to: path, search });
    } catch (error) {
      toast({ tone: 'bad', text: await errorSentence(error) });
    }
  };
  return (
    <ChooseRoleDialog
      roles={profile.memberships}
      presentId={profile.membershipId}
      onChoose={(role, activityId) => void choose(role, activityId)}
      onClose={onClose}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { emptyInvitation, type InvitationDetails, invitationProblems } from '#domain/invitation/check-invitation.ts';
import { fittingRole, type InvitedRole, roleOf } from '#domain/invitation/invited-as.ts';
import { changed } from '#web/api/changed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { BackLink, PageHeader } from '#web/ui/page-header.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { ActivityChoice, useCategory } from './activity-choice.tsx';
import { InvitationFields } from './invitation-fields.tsx';
import { createInvitation, invitationsKey } from './queries.ts';
import { RoleChoice } from './role-choice.tsx';

type NewInvitation = InvitationDetails & InvitedRole & { activityId: string };
const draftKey = 'invitation:new';

/** One unit is invited; the mail goes out when it is sent. */
export function NewInvitationPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { activityId = '' } = useSearch({ from: '/admin/invitations/new' });
  const once = useOnce();
  const form = useForm<NewInvitation>({
    initial: {
      ...emptyInvitation,
      ...roleOf('EXHIBITOR'),
      ...storedDraft<NewInvitation>(draftKey),
      ...(activityId ? { activityId } : { activityId: '' }),
    },
    check: (values) => [
      ...(values.activityId ? [] : [{ path: 'activityId', problem: 'required' as const }]),
      ...invitationProblems(values),
    ],
    submit: async (values) => {
      const { id } = await once((key) => createInvitation({ ...values, ...roleIn(values) }, key));
      forgetDraft(draftKey);
      toast({ text: t`Created. It’s sent when you press Send.` });
      await changed(invitationsKey);
      await navigate({ to: '/admin/invitations/$invitationId', params: { invitationId: id } });
    },
  });
  useDraft(draftKey, form.values, form.dirty);
  const { values } = form;
  const category = useCategory(values.activityId);
  const roleIn = (chosen: InvitedRole) => (category ? fittingRole(category, chosen) : chosen);
  return (
    <>
      <PageHeader
        title={<Trans>Invite a unit</Trans>}
        back={<BackLink to="/admin/invitations" search={{ activityId: activityId || undefined }} />}
      />
      <form {...form.props} className="flex max-w-4xl flex-col gap-6">
        <Card title={<Trans>To what, and as what</Trans>}>
          <div className="grid gap-4 md:grid-cols-2">
            <ActivityChoice
              value={values.activityId}
              error={form.errorAt('activityId')}
              onChange={(id) => form.set('activityId', id ?? '')}
            />
            <RoleChoice
              category={category}
              value={roleIn(values)}
              errorAt={form.errorAt}
              onChange={({ orgType, role }) => {
                form.set('orgType', orgType);
                form.set('role', role);
              }}
            />
          </div>
        </Card>
        <Card title={<Trans>The unit</Trans>}>
          <InvitationFields form={form} />
        </Card>
        <FormProblems of={form} />
        <StickyActions>
          <Button type="submit" tone="primary" icon="check" busy={form.busy}>
            <Trans>Create invitation</Trans>
          </Button>
        </StickyActions>
      </form>
    </>
  );
}

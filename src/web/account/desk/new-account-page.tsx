import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { NewMembership } from '#contract/account/desk.ts';
import { BackToList } from '#web/desk/back-to-list.tsx';
import { type FirstPassword } from '#domain/account/account-words.ts';
import { type AccountDetails, accountProblems } from '#domain/account/check-account.ts';
import { passwordProblem } from '#domain/account/password-rule.ts';
import { changed } from '#web/api/changed.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FormProblems } from '#web/ui/form-problems.tsx';
import { toast } from '#web/ui/overlay-store.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { forgetDraft, storedDraft, useDraft } from '#web/ui/use-draft.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useOnce } from '#web/ui/use-once.ts';
import { AccountFields } from './account-fields.tsx';
import { openAccount, peopleKey } from './queries.ts';
import { RoleFields } from './role-fields.tsx';

interface NewAccount extends AccountDetails {
  withRole: boolean;
  membership: NewMembership;
  firstPassword: FirstPassword;
  password: string;
}

const empty: NewAccount = {
  username: '',
  email: '',
  nameTc: '',
  nameEn: '',
  namePt: '',
  mobile: '',
  language: 'zh',
  withRole: true,
  membership: { orgType: 'EXHIBITOR', role: null, unitId: null, activities: [] },
  firstPassword: 'LINK',
  password: '',
};
const draftKey = 'account:new';

function problemsOf(values: NewAccount) {
  const problem = values.firstPassword === 'FORCED_CHANGE' ? passwordProblem(values.password) : null;
  return [...accountProblems(values), ...(problem ? [{ path: 'password', ...problem }] : [])];
}

/** An account, its first role, and how its owner comes to a password. */
export function NewAccountPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const once = useOnce();
  const form = useForm<NewAccount>({
    initial: { ...empty, ...storedDraft<NewAccount>(draftKey) },
    check: problemsOf,
    submit: async ({ withRole, membership, firstPassword, password, ...details }) => {
      const wanted = {
        ...details,
        membership: withRole ? membership : null,
        firstPassword,
        ...(firstPassword === 'FORCED_CHANGE' ? { password } : {}),
      };
      const { accountId, notice } = await once((key) => openAccount(wanted, key));
      forgetDraft(draftKey);
      if (notice) toast({ tone: 'bad', text: t`Account created, but there's no message text to tell them with.` });
      else toast({ text: t`Account created. We're letting them know.` });
      await changed(peopleKey);
      await navigate({ to: '/admin/accounts/$accountId', params: { accountId } });
    },
  });
  // What staff tell somebody to log in with is nothing to keep.
  useDraft(draftKey, { ...form.values, password: '' }, form.dirty);
  const { values } = form;

  return (
    <>
      <PageHeader title={<Trans>New account</Trans>} back={<BackToList to="/admin/accounts" />}>
        <Trans>For people who can't register themselves. It's better to invite companies.</Trans>
      </PageHeader>
      <form {...form.props} className="flex max-w-4xl flex-col gap-6">
        <Card title={<Trans>Details</Trans>}>
          <AccountFields form={form} />
        </Card>
        <Card title={<Trans>First role</Trans>}>
          <CheckboxField
            label={t`Give a role now`}
            checked={values.withRole}
            onChange={(withRole) => form.set('withRole', withRole)}
          />
          {values.withRole && (
            <div className="mt-3">
              <RoleFields
                value={values.membership}
                errorAt={(path) => form.errorAt(`membership.${path}`)}
                onChange={(membership) => form.set('membership', membership)}
              />
            </div>
          )}
        </Card>
        <Card title={<Trans>First password</Trans>}>
          <div className="flex flex-col gap-4">
            <RadioGroup
              label={t`How they get a password`}
              value={values.firstPassword}
              choices={[
                { value: 'LINK', label: t`By link`, hint: t`Sent now, works for 7 days` },
                {
                  value: 'FORCED_CHANGE',
                  label: t`I'll tell them one`,
                  hint: t`They must change it when they first log in`,
                },
              ]}
              onChange={(kind) => form.set('firstPassword', kind)}
            />
            {values.firstPassword === 'FORCED_CHANGE' && (
              <TextField
                {...form.field('password')}
                label={t`Password for the first login`}
                hint={t`At least 8 characters, with a letter and a number or symbol. It won't be shown again.`}
                required
                autoComplete="off"
              />
            )}
          </div>
        </Card>
        <FormProblems of={form} />
        <StickyActions>
          <Button type="submit" tone="primary" icon="check" busy={form.busy}>
            <Trans>Create account</Trans>
          </Button>
        </StickyActions>
      </form>
    </>
  );
}

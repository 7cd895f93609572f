import { useLingui } from '@lingui/react/macro';
import { documentOrgTypes } from '#domain/account/roles.ts';
import type { ActivityCategory } from '#domain/activity/category.ts';
import { type InvitedRole, invitedTo, roleOf } from '#domain/invitation/invited-as.ts';
import { LevelField } from '#web/account/desk/level-field.tsx';
import { roleWords } from '#domain/account/role-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';

/** As what the invited take part once they have registered: as the activity's category allows. */
export function RoleChoice({
  category,
  value,
  onChange,
  errorAt,
}: {
  /** Null for an invitation to an event, undefined before the activity is chosen. */
  category: ActivityCategory | null | undefined;
  value: InvitedRole;
  onChange: (role: InvitedRole) => void;
  errorAt?: ((path: 'orgType' | 'role') => string | undefined) | undefined;
}) {
  const { t } = useLingui();
  if (category === undefined) {
    return (
      <SelectField label={t`Invited as`} required disabled value="" placeholder="–" options={[]} onChange={ignore} />
    );
  }
  const offered = category ? invitedTo(category) : documentOrgTypes;
  // A role of before, which does not fit, is shown until another one is chosen.
  const shown = offered.includes(value.orgType) ? offered : [value.orgType, ...offered];
  return (
    <>
      <SelectField
        label={t`Invited as`}
        required
        value={value.orgType}
        error={errorAt?.('orgType')}
        options={shown.map((orgType) => ({ value: orgType, label: t(roleWords[orgType]) }))}
        onChange={(orgType) => onChange(roleOf(orgType))}
      />
      {value.orgType === 'ROADSHOW' && (
        <LevelField value={value.role} error={errorAt?.('role')} onChange={(role) => onChange({ ...value, role })} />
      )}
    </>
  );
}

const ignore = () => {};

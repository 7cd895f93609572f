import { useLingui } from '@lingui/react/macro';
import { documentOrgTypes } from '#domain/account/roles.ts';
import { LevelField } from '#web/desk-account/level-field.tsx';
import { orgTypeWords } from '#web/login/role-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import type { Role } from './queries.ts';

/** As what the invited take part once they have registered. */
export function RoleChoice({
  value,
  onChange,
  error,
}: {
  value: Role;
  onChange: (role: Role) => void;
  error?: string | undefined;
}) {
  const { t } = useLingui();
  return (
    <>
      <SelectField
        label={t`Invited as`}
        required
        value={value.orgType}
        options={documentOrgTypes.map((orgType) => ({ value: orgType, label: t(orgTypeWords[orgType]) }))}
        onChange={(orgType) => onChange({ orgType, role: orgType === 'ROADSHOW' ? 'COMPANY' : null })}
      />
      {value.orgType === 'ROADSHOW' && (
        <LevelField value={value.role} error={error} onChange={(role) => onChange({ ...value, role })} />
      )}
    </>
  );
}

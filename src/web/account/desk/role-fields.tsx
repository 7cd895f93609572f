import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { NewMembership } from '#contract/account/desk.ts';
import { isGivenActivities, needsUnit } from '#domain/account/account-words.ts';
import { isStaffRole, orgTypes } from '#domain/account/roles.ts';
import { nameIn } from '#domain/locale.ts';
import { activitiesQuery } from '#web/desk/activities-query.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { roleWords } from '#domain/account/role-words.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LevelField } from './level-field.tsx';
import { UnitPicker } from '#web/unit/desk/unit-picker.tsx';

interface RoleFieldsProps {
  value: NewMembership;
  onChange: (value: NewMembership) => void;
  /** The sentence for a problem at `orgType`, `role` or `unitId`. */
  errorAt: (path: 'orgType' | 'role' | 'unitId') => string | undefined;
}

/** A role to be given: as what, for which unit, in which activities. */
export function RoleFields({ value, onChange, errorAt }: RoleFieldsProps) {
  const { t } = useLingui();
  const staff = isStaffRole(value.orgType);
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={t({ message: 'Role', comment: 'What an account may act as' })}
        required
        value={value.orgType}
        options={orgTypes.map((orgType) => ({ value: orgType, label: t(roleWords[orgType]) }))}
        error={errorAt('orgType')}
        onChange={(orgType) =>
          onChange({
            ...value,
            orgType,
            role: orgType === 'ROADSHOW' ? (value.role ?? 'COMPANY') : null,
            unitId: isStaffRole(orgType) ? null : value.unitId,
          })
        }
      />
      {value.orgType === 'ROADSHOW' && (
        <LevelField value={value.role} error={errorAt('role')} onChange={(role) => onChange({ ...value, role })} />
      )}
      {!staff && (
        <UnitPicker
          required={needsUnit(value.orgType)}
          value={value.unitId}
          error={errorAt('unitId')}
          onChange={(unitId) => onChange({ ...value, unitId })}
        />
      )}
      {staff && (
        <p className="text-muted">
          {value.orgType === 'FUND_REVIEWER' ? (
            <Trans>Reviewers can see every activity, and decide on those selected here.</Trans>
          ) : (
            <Trans>The fund's own staff cover every activity.</Trans>
          )}
        </p>
      )}
      {isGivenActivities(value.orgType) && (
        <ActivityChecks value={value.activities} onChange={(activities) => onChange({ ...value, activities })} />
      )}
    </div>
  );
}

/** Which activities a role covers. */
export function ActivityChecks({
  value,
  onChange,
}: {
  value: readonly string[];
  onChange: (activities: string[]) => void;
}) {
  const locale = useLocale();
  const { data } = useQuery(activitiesQuery);
  return (
    <fieldset>
      <legend className="mb-1 font-medium">
        <Trans>Activities</Trans>
      </legend>
      {!data && <Skeleton className="h-24" />}
      <div className="grid max-h-80 gap-x-4 overflow-y-auto md:grid-cols-2">
        {data?.content.map((activity) => (
          <CheckboxField
            key={activity.id}
            label={nameIn(activity, locale) || activity.code}
            checked={value.includes(activity.id)}
            onChange={(checked) =>
              onChange(checked ? [...value, activity.id] : value.filter((id) => id !== activity.id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

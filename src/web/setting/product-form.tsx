import { Trans, useLingui } from '@lingui/react/macro';
import type { PortalSettings } from '#contract/setting.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { GroupForm, type GroupShape } from './group-form.tsx';
import type { SettingFormProps } from './setting-form-props.ts';
import { showSiteName } from './show-site-name.ts';

export function ProductForm(props: SettingFormProps) {
  const { t } = useLingui();
  const example = `${props.settings.product.value.code || 'FUND'}_UN`;
  const labels = {
    nameTc: t`Name in traditional Chinese`,
    nameEn: t`Name in English`,
    namePt: t`Name in Portuguese`,
    code: t`Short name of the fund`,
  };
  const shape: GroupShape<PortalSettings['product']['value']> = {
    group: 'product',
    title: <Trans>Name of the portal</Trans>,
    toForm: ({ product }) => product.value,
    toChange: (value, version) => ({ group: 'product', version, value }),
    labelOf: (field) => labels[field],
    show: (field, values) => values[field],
    onSaved: showSiteName,
  };
  return (
    <GroupForm {...props} shape={shape}>
      {(form) => (
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...form.field('nameTc')}
            label={labels.nameTc}
            error={form.errorAt('value.nameTc')}
            lang="zh-Hant-MO"
          />
          <TextField {...form.field('nameEn')} label={labels.nameEn} error={form.errorAt('value.nameEn')} lang="en" />
          <TextField
            {...form.field('namePt')}
            label={labels.namePt}
            error={form.errorAt('value.namePt')}
            lang="pt-PT"
          />
          <TextField
            {...form.field('code')}
            label={labels.code}
            hint={t`Capital letters and numbers, used before statuses and levels, as in ${example}. Leave empty to use the server’s default.`}
            error={form.errorAt('value.code')}
            autoCapitalize="characters"
          />
        </div>
      )}
    </GroupForm>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { PortalSettings } from '#contract/setting.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { GroupForm, type GroupShape } from './group-form.tsx';

interface Props {
  settings: PortalSettings;
  mayChange: boolean;
}

/** A number of a form; what is none becomes one that no check lets pass. */
const numberOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : -1);

export function LimitsForm(props: Props) {
  const { t } = useLingui();
  const labels = {
    participants: t`Participants of a unit`,
    intendedUnits: t`Units that one may intend to meet`,
  };
  const shape: GroupShape<{ participants: string; intendedUnits: string }> = {
    group: 'limits',
    title: <Trans>Limits of new events</Trans>,
    toForm: ({ limits: { value } }) => ({
      participants: String(value.participants),
      intendedUnits: String(value.intendedUnits),
    }),
    toChange: (values, version) => ({
      group: 'limits',
      version,
      value: { participants: numberOf(values.participants), intendedUnits: numberOf(values.intendedUnits) },
    }),
    labelOf: (field) => labels[field],
    show: (field, values) => values[field],
  };
  return (
    <GroupForm {...props} shape={shape}>
      {(form) => (
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            {...form.field('participants')}
            label={labels.participants}
            error={form.errorAt('value.participants')}
            inputMode="numeric"
          />
          <TextField
            {...form.field('intendedUnits')}
            label={labels.intendedUnits}
            error={form.errorAt('value.intendedUnits')}
            inputMode="numeric"
          />
        </div>
      )}
    </GroupForm>
  );
}

export function ProductForm(props: Props) {
  const { t } = useLingui();
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
            hint={t`Capital letters and digits. Empty shows the name that the server was started with.`}
            error={form.errorAt('value.code')}
            autoCapitalize="characters"
          />
        </div>
      )}
    </GroupForm>
  );
}

/** A group of one number of seconds or days. */
export function TimesForm({ of, ...props }: Props & { of: 'messages' | 'exports' }) {
  const { t } = useLingui();
  const label = of === 'messages' ? t`Seconds in which a decision can be taken back` : t`Days until a sheet is deleted`;
  const shape: GroupShape<{ number: string }> = {
    group: of,
    title: of === 'messages' ? <Trans>Taking back</Trans> : <Trans>Exports</Trans>,
    toForm: ({ messages, exports }) => ({
      number: String(of === 'messages' ? messages.value.undoSeconds : exports.value.keptDays),
    }),
    toChange: ({ number }, version) =>
      of === 'messages'
        ? { group: 'messages', version, value: { undoSeconds: numberOf(number) } }
        : { group: 'exports', version, value: { keptDays: numberOf(number) } },
    labelOf: () => label,
    show: (_field, { number }) => number,
  };
  return (
    <GroupForm {...props} shape={shape}>
      {(form) => (
        <TextField
          {...form.field('number')}
          label={label}
          error={form.errorAt(of === 'messages' ? 'value.undoSeconds' : 'value.keptDays')}
          inputMode="numeric"
        />
      )}
    </GroupForm>
  );
}

import { useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/text-field.tsx';
import { GroupForm, type GroupShape } from './group-form.tsx';
import type { SettingFormProps } from './setting-form-props.ts';
import { type NumbersGroup, type NumbersWords, numbersWords } from './words.ts';

/** What is typed; what is no number becomes one that no check lets pass. */
const numberOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : -1);

type Typed = Record<string, string>;

/** A group of settings that are whole numbers and nothing else. */
export function NumbersForm({ group, ...props }: SettingFormProps & { group: NumbersGroup }) {
  const { t } = useLingui();
  const { title, fields }: NumbersWords = numbersWords[group];
  const names = Object.keys(fields);
  const shape: GroupShape<Typed> = {
    group,
    title: t(title),
    toForm: (settings) =>
      Object.fromEntries(Object.entries(settings[group].value).map(([name, value]) => [name, String(value)])),
    toChange: (typed, version) => ({
      group,
      version,
      value: Object.fromEntries(names.map((name) => [name, numberOf(typed[name] ?? '')])) as never,
    }),
    labelOf: (name) => {
      const label = fields[name];
      return label && t(label);
    },
    show: (name, typed) => typed[name],
  };
  return (
    <GroupForm {...props} shape={shape}>
      {(form) => (
        <div className="grid items-end gap-4 md:grid-cols-2">
          {Object.entries(fields).map(([name, label]) => (
            <TextField
              key={name}
              {...form.field(name)}
              value={form.values[name] ?? ''}
              label={t(label)}
              error={form.errorAt(`value.${name}`)}
              inputMode="numeric"
            />
          ))}
        </div>
      )}
    </GroupForm>
  );
}

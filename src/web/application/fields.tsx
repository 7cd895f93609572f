import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Exhibitor, Mif } from '#domain/application/application.ts';
import { exhibitorRules } from '#domain/application/check-exhibitor.ts';
import { mifRules } from '#domain/application/check-mif.ts';
import type { FieldRule } from '#domain/application/field-rules.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx';
import { fieldNames } from './field-words.ts';
import { useExhibitorField, useMifField } from './use-draft-of.ts';

type TextKey<Step> = { [Key in keyof Step]: Step[Key] extends string ? Key : never }[keyof Step] & string;
type More = Pick<TextFieldProps, 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'lang'>;

/** A counter is shown where a text of the usual length could be too long. */
const shownLimit = (limit: number | undefined, isLong: boolean): number | undefined =>
  isLong || (limit !== undefined && limit < 200) ? limit : undefined;

export function ExhibitorText({ of, long, ...more }: { of: TextKey<Exhibitor>; long?: boolean } & More) {
  const { t } = useLingui();
  const field = useExhibitorField(of);
  const rule: FieldRule<Exhibitor, never> = exhibitorRules[of];
  const props = { ...field, label: t(fieldNames[`exhibitor.${of}`]), required: rule.required === true };
  return long ? (
    <TextArea {...props} hint={more.hint} limit={rule.limit ?? 300} />
  ) : (
    <TextField {...props} {...more} {...limited(shownLimit(rule.limit, of.startsWith('name')))} />
  );
}

export function MifText({ of, ...more }: { of: TextKey<Mif> } & More) {
  const { t } = useLingui();
  const field = useMifField(of);
  const rule: FieldRule<Mif, never> = mifRules[of];
  return <TextField {...field} {...more} label={t(fieldNames[`mif.${of}`])} required={rule.required === true} />;
}

const limited = (limit: number | undefined) => (limit === undefined ? {} : { limit });

export function ExhibitorPhone() {
  const { t } = useLingui();
  const code = useExhibitorField('countryCode');
  const mobile = useExhibitorField('contactMobile');
  return <MobileField label={t(fieldNames['exhibitor.contactMobile'])} code={code} mobile={mobile} />;
}

export function MifPhone() {
  const { t } = useLingui();
  const code = useMifField('countryCode');
  const mobile = useMifField('contactMobile');
  return <MobileField label={t(fieldNames['mif.contactMobile'])} code={code} mobile={mobile} />;
}

interface Bound {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

const MobileField = ({ label, code, mobile }: { label: ReactNode; code: Bound; mobile: Bound }) => (
  <PhoneField
    label={label}
    required
    name="contactMobile"
    value={{ countryCode: code.value, mobile: mobile.value }}
    error={mobile.error ?? code.error}
    onChange={(phone) => {
      if (phone.countryCode !== code.value) code.onChange(phone.countryCode);
      if (phone.mobile !== mobile.value) mobile.onChange(phone.mobile);
    }}
  />
);

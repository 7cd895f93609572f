import { useLingui } from '@lingui/react/macro';
import { isLocale } from '#domain/locale.ts';
import type { PersonValue } from '#domain/participant/difference.ts';
import { documentTypes, genders, type PersonField } from '#domain/participant/person.ts';
import { useCountryName } from '#web/i18n/country-name.ts';
import { localeNames } from '#web/i18n/locale-names.ts';
import { documentTypeWords, genderWords } from './words.ts';

/** What a person reads for the value of a field. */
export function FieldValue({ field, value }: { field: PersonField; value: PersonValue }) {
  const { t } = useLingui();
  const countryName = useCountryName();
  if (value === null || value === '') return t({ message: 'nothing', comment: 'An empty value of a field' });
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  const gender = field === 'gender' && genders.find((one) => one === value);
  if (gender) return t(genderWords[gender]);
  const documentType = field === 'documentType' && documentTypes.find((one) => one === value);
  if (documentType) return t(documentTypeWords[documentType]);
  if (field === 'nationality') return countryName(value);
  if (field === 'phoneCountry') return `+${value}`;
  return field === 'language' && isLocale(value) ? localeNames[value] : value;
}

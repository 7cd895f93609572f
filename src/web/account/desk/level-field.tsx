import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { givenLevels, levelKind, roadShowSight } from '#domain/road-show/levels.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { productQuery } from './queries.ts';
import { levelWords, sightWords } from './words.ts';

/** The level of a road-show role, and what it lets one see. */
export function LevelField({
  value,
  error,
  onChange,
}: {
  value: string | null;
  error?: string | undefined;
  onChange: (level: string) => void;
}) {
  const { t } = useLingui();
  const product = useQuery(productQuery).data?.productCode;
  const known = product === undefined ? [] : givenLevels(product);
  // One that was given before the list was what it is now can stay.
  const levels = value === null || known.includes(value) ? known : [value, ...known];
  const nameOf = (level: string): string => {
    const kind = levelKind(level, product ?? '');
    return kind ? `${t(levelWords[kind])} (${level})` : level;
  };
  return (
    <SelectField
      label={t({ message: 'Road-show level', comment: 'A kind of road-show account, as COMPANY' })}
      hint={value === null || product === undefined ? undefined : t(sightWords[roadShowSight(value, product)])}
      required
      value={value ?? ''}
      error={error}
      options={levels.map((level) => ({ value: level, label: nameOf(level) }))}
      onChange={onChange}
    />
  );
}

import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { diallingCodes, regions, usualRegions } from '#domain/lists/dialling-codes.ts';
import { useCountryName } from '#web/i18n/country-name.ts';
import { comboListClass, comboOptionClass, folded } from './combo-field.tsx';
import { controlClass } from './field.tsx';

/** The dialling code of any country, found by the country's name in the reader's language or by the code itself. */
export function DiallingCodeBox({
  value,
  onChange,
  disabled,
}: {
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean | undefined;
}) {
  const { t } = useLingui();
  const countryName = useCountryName();
  const [typed, setTyped] = useState('');
  const all = useMemo(() => {
    const named = regions.map((region) => ({ region, code: diallingCodes[region], name: countryName(region) }));
    const [usual, others] = [named.slice(0, usualRegions.length), named.slice(usualRegions.length)];
    return [...usual, ...others.toSorted((one, other) => one.name.localeCompare(other.name))];
  }, [countryName]);
  const wanted = folded(typed.trim()).replace(/^\+|^00/, '');
  const found = wanted ? all.filter(({ name, code }) => folded(name).includes(wanted) || code.startsWith(wanted)) : all;
  return (
    <Combobox
      immediate
      disabled={disabled ?? false}
      value={value}
      onChange={(chosen: string | null) => chosen !== null && onChange(chosen)}
      onClose={() => setTyped('')}
    >
      <ComboboxInput
        aria-label={t`Country code`}
        autoComplete="off"
        className={controlClass}
        displayValue={(code: string) => `+${code}`}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <ComboboxOptions anchor={{ to: 'bottom start', gap: 4 }} className={`w-72 max-w-[90vw] ${comboListClass}`}>
        {found.map(({ region, code, name }) => (
          <ComboboxOption key={region} value={code} className={`${comboOptionClass} justify-between gap-3`}>
            {name} <span className="text-muted tabular-nums">+{code}</span>
          </ComboboxOption>
        ))}
        {found.length === 0 && (
          <p className="px-3 py-2 text-muted">
            <Trans>No matches.</Trans>
          </p>
        )}
      </ComboboxOptions>
    </Combobox>
  );
}

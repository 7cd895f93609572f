import { useLingui } from '@lingui/react/macro';
import { TextField } from '#web/ui/text-field.tsx';

type Name = 'nameTc' | 'nameEn' | 'namePt';

interface NameFieldsProps {
  field: (name: Name) => { name: string; value: string; onChange: (value: string) => void; error: string | undefined };
  label: (name: Name) => string;
  /** The Chinese one over the whole width of a form in two columns. */
  wide?: boolean;
}

/** The names of a person or a unit, of which one is enough; never filled in by the browser with the reader's own. */
export function NameFields({ field, label, wide }: NameFieldsProps) {
  const { t } = useLingui();
  const shared = (name: Name) => ({ ...field(name), label: label(name), autoComplete: 'off' as const });
  return (
    <>
      <div className={wide ? 'md:col-span-2' : undefined}>
        <TextField {...shared('nameTc')} hint={t`Enter at least one of the three names.`} lang="zh-Hant-MO" />
      </div>
      <TextField {...shared('nameEn')} lang="en" />
      <TextField {...shared('namePt')} lang="pt-PT" />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { returnReasons } from '#domain/enrollment/return-reasons.ts';
import type { Locale } from '#domain/locale.ts';
import { useLocale } from '#web/i18n/use-locale.ts';
import { TextArea } from '#web/ui/text-area.tsx';

interface NoteOfDecisionProps {
  /** Of whoever is told. */
  language: Locale;
  label: string;
  required: boolean;
  value: string;
  onChange: (text: string) => void;
}

/** Typed, or put together of ready-made reasons: chosen in one's own language, written in the reader's. */
export function NoteOfDecision({ language, label, required, value, onChange }: NoteOfDecisionProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-medium">
          <Trans>Common reasons</Trans>
        </legend>
        <div className="flex flex-wrap gap-2">
          {returnReasons.map((reason) => {
            const written = reason[language];
            const isChosen = value.includes(written);
            return (
              <button
                key={written}
                type="button"
                aria-pressed={isChosen}
                className="min-h-touch rounded-lg border border-control bg-surface px-3 py-1 text-left text-sm aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-on-brand-soft"
                onClick={() =>
                  onChange(
                    (isChosen ? value.replace(written, '') : `${value}\n${written}`).replace(/\n{2,}/g, '\n').trim(),
                  )
                }
              >
                {reason[locale]}
              </button>
            );
          })}
        </div>
      </fieldset>
      <TextArea
        label={label}
        hint={t`In the recipient's language.`}
        required={required}
        limit={500}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

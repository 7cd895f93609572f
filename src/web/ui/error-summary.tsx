import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FieldError } from '#domain/errors.ts';
import { Icon } from './icon.tsx';

/** From so many on they are listed above the form; fewer are found by the eye. */
export const summaryFrom = 3;

interface Found {
  label: string;
  message: string;
  control: HTMLElement;
}

/**
 * What is wrong with a form of many fields, above it: each line leads to its field. It takes the focus when it comes.
 * @param problems of the form, as they were found last
 */
export function ErrorSummary({ problems }: { problems: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly Found[]>([]);
  useLayoutEffect(() => {
    const form = box.current?.closest('form');
    setFound(form && problems.length >= summaryFrom ? foundIn(form) : []);
  }, [problems]);
  return (
    <div ref={box} data-error-summary tabIndex={-1} className="empty:hidden">
      {found.length >= summaryFrom && (
        <div role="alert" className="rounded-card border border-bad bg-bad-soft p-4 text-on-bad-soft">
          <p className="mb-2 flex items-center gap-2 font-semibold">
            <Icon name="warning" />
            <Plural value={found.length} one="Correct # entry" other="Correct # entries" />
          </p>
          <ul className="flex flex-col">
            {found.map(({ label, message, control }) => (
              <li key={label}>
                <button
                  type="button"
                  className="min-h-touch text-left underline underline-offset-4"
                  onClick={() => control.focus()}
                >
                  <Trans>
                    {label}: {message}
                  </Trans>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** What a label says, without the mark that the field must be filled in. */
function wordsOf(label: Element): string {
  const words = label.cloneNode(true) as Element;
  words.querySelector('[data-required-mark]')?.remove();
  return words.textContent.trim();
}

/** As the fields themselves say it, so that the summary cannot say anything else. */
function foundIn(form: HTMLFormElement): Found[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')].map((field) => {
    const isGroup = field.matches('fieldset');
    const label = isGroup ? field.querySelector('legend') : document.querySelector(`label[for="${field.id}"]`);
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const errorId = described.find((id) => id.endsWith('-error'));
    return {
      label: label ? wordsOf(label) : '',
      message: (errorId && document.getElementById(errorId)?.textContent?.trim()) ?? '',
      control: isGroup ? (field.querySelector<HTMLElement>('input, button') ?? field) : field,
    };
  });
}

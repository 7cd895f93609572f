import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useRef, useState } from 'react';
import { refuseChosen } from '#domain/file/check-file.ts';
import { ruleOf } from '#domain/file/field-rules.ts';
import { asJpg } from '#web/file/as-jpg.ts';
import { refusalSentence } from '#web/file/refusal-sentence.ts';
import { loadWordsOf } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

const rule = ruleOf('CV');

/** A CV as a document, as pictures, or photographed page by page; what cannot be taken is said at once. */
export function CvPicker({
  names,
  busy = false,
  onPicked,
}: {
  /** Of the files that are there already. */
  names: readonly string[];
  busy?: boolean;
  onPicked: (files: File[]) => void;
}) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  async function pick({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = await Promise.all([...(input.files ?? [])].map(asJpg));
    input.value = '';
    await loadWordsOf(['file']);
    const taken: File[] = [];
    setProblem('');
    for (const one of chosen) {
      const others = [...names, ...taken.map(({ name }) => name)];
      // A camera calls every picture the same.
      const named = others.includes(one.name) ? new File([one], `${others.length + 1}-${one.name}`, one) : one;
      const refusal = refuseChosen(rule, { filename: named.name, size: named.size }, others);
      if (refusal) setProblem(`${named.name}: ${refusalSentence(refusal, i18n)}`);
      else taken.push(named);
    }
    if (taken.length > 0) onPicked(taken);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button icon="upload" busy={busy} onClick={() => file.current?.click()}>
          <Trans>Choose a CV</Trans>
        </Button>
        <Button icon="camera" busy={busy} onClick={() => camera.current?.click()}>
          <Trans>Take a photo</Trans>
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        multiple
        accept="application/pdf,image/jpeg,image/png,image/heic"
        aria-label={t`CV: document or pictures`}
        onChange={(event) => void pick(event)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t`CV: camera`}
        onChange={(event) => void pick(event)}
      />
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}

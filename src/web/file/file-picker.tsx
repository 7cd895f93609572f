import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { refuseChosen } from '#domain/file/check-file.ts';
import type { FieldRule } from '#domain/file/field-rules.ts';
import { fileTypes } from '#domain/file/file-types.ts';
import { Button } from '#web/ui/button.tsx';
import { asJpg } from './as-jpg.ts';
import { refusalSentence } from './refusal-sentence.ts';

interface FilePickerProps {
  rule: FieldRule;
  /** Of the files that are there already. */
  names: readonly string[];
  /** On the button. */
  choose: ReactNode;
  /** What the files are, for whoever hears the two fields and does not see them. */
  label: string;
  cameraLabel: string;
  busy?: boolean;
  onPicked: (files: File[]) => void;
}

const acceptOf = ({ types }: FieldRule): string =>
  [...types.map((type) => fileTypes[type].mime), ...(types.includes('jpg') ? ['image/heic'] : [])].join(',');

/** Files from the device or, where pictures are taken, from its camera; what cannot be taken is said at once. */
export function FilePicker({ rule, names, choose, label, cameraLabel, busy = false, onPicked }: FilePickerProps) {
  const { i18n } = useLingui();
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  async function pick({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = await Promise.all([...(input.files ?? [])].map(asJpg));
    input.value = '';
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
          {choose}
        </Button>
        {rule.types.includes('jpg') && (
          <Button icon="camera" busy={busy} onClick={() => camera.current?.click()}>
            <Trans>Take a photo</Trans>
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        multiple={rule.maxCount > 1}
        accept={acceptOf(rule)}
        aria-label={label}
        onChange={(event) => void pick(event)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={cameraLabel}
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

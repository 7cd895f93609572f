import { useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';
import { useDeed } from './use-deed.ts';

interface AnswerFieldProps {
  answer: string;
  call: (text: string) => Promise<unknown>;
  changes: readonly QueryKey[];
}

const pauseMs = 1500;

/** What was done about a note that came with a return; saved when nothing was typed for a moment or the field is left. */
export function AnswerField({ answer, call, changes }: AnswerFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState(answer);
  const [saved, setSaved] = useState(answer);
  const { run } = useDeed({ call, changes });
  const save = async () => {
    const said = text.trim();
    if (said !== saved && (await run(said))) setSaved(said);
  };
  const saveAfterPause = useEffectEvent(() => void save());
  useEffect(() => {
    const timer = setTimeout(saveAfterPause, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <TextArea
      label={t`What you did about it, or why not`}
      hint={saved && saved === text.trim() ? <span role="status">{t`Saved`}</span> : t`Saves automatically`}
      rows={2}
      limit={500}
      value={text}
      onChange={setText}
      onBlur={() => void save()}
    />
  );
}

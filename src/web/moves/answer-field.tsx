import { useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';
import { useReplacingText } from '#web/ui/use-replacing-text.ts';
import { useDeed } from './use-deed.ts';

interface AnswerFieldProps {
  note: { id: string; answer: string };
  call: (text: string) => Promise<unknown>;
  changes: readonly QueryKey[];
}

const pauseMs = 1500;

/**
 * What was done about a note that came with a return; saved when nothing was typed for a moment or the field is left. It
 * is on this device until then: who goes on at once, or has no network, finds it again.
 */
export function AnswerField({ note: { id, answer }, call, changes }: AnswerFieldProps) {
  const { t } = useLingui();
  // What somebody else has answered since stands.
  const { text, saved, write, isStored } = useReplacingText(`note-answer:${id}`, answer);
  const { run } = useDeed({ call, changes });
  const save = async () => {
    const said = text.trim();
    if (said === saved || (await run(said))) isStored(said);
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
      onChange={write}
      onBlur={() => void save()}
    />
  );
}

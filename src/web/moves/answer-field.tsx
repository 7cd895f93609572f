import { useLingui } from '@lingui/react/macro';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { TextArea } from '#web/ui/text-area.tsx';
import { forgetDraft, storedDraft, storeDraft } from '#web/ui/use-draft.ts';
import { useDeed } from './use-deed.ts';

interface AnswerFieldProps {
  note: { id: string; answer: string };
  call: (text: string) => Promise<unknown>;
  changes: readonly QueryKey[];
}

const pauseMs = 1500;

interface Draft {
  /** What it is to take the place of. */
  from: string;
  text: string;
}

/**
 * What was done about a note that came with a return; saved when nothing was typed for a moment or the field is left. It
 * is on this device until then: who goes on at once, or has no network, finds it again.
 */
export function AnswerField({ note: { id, answer }, call, changes }: AnswerFieldProps) {
  const { t } = useLingui();
  const draftKey = `note-answer:${id}`;
  const [text, setText] = useState(() => {
    const draft = storedDraft<Draft>(draftKey);
    // What somebody else has answered since stands.
    return draft?.from === answer ? draft.text : answer;
  });
  const [saved, setSaved] = useState(answer);
  const { run } = useDeed({ call, changes });
  const type = (next: string) => {
    setText(next);
    storeDraft(draftKey, { from: saved, text: next } satisfies Draft);
  };
  const save = async () => {
    const said = text.trim();
    if (said !== saved && !(await run(said))) return;
    setSaved(said);
    if (storedDraft<Draft>(draftKey)?.text.trim() === said) forgetDraft(draftKey);
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
      onChange={type}
      onBlur={() => void save()}
    />
  );
}

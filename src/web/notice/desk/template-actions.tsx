import { Trans, useLingui } from '@lingui/react/macro';
import type { Template } from '#contract/notice/template.ts';
import type { TemplateState } from '#domain/notice/words.ts';
import { useDeed } from '#web/moves/use-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { ask } from '#web/ui/overlay-store.ts';
import { type Draft, resetTemplate, setTemplateState, testTemplate, type Which } from './template-queries.ts';

/** What can be done with a text beside saving it. */
export function TemplateActions({
  which,
  template: { state, version, usual, general },
  draft,
  onChanged,
  onReplaced,
}: {
  which: Which;
  template: Template;
  /** As it is typed at the moment. */
  draft: Draft;
  onChanged: (changed: Template) => void;
  /** Another text is there in place of what was typed. */
  onReplaced: (changed: Template) => Promise<void>;
}) {
  const { t } = useLingui();
  const { run, busy } = useDeed({
    call: ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    done: (_result, { done }) => done,
  });
  const act = (work: () => Promise<unknown>, done: string) => run({ work, done });
  const setState = (next: TemplateState, done: string) =>
    act(async () => onChanged(await setTemplateState(which, { version, state: next })), done);
  const replace = (work: () => Promise<Template>, done: string) => act(async () => onReplaced(await work()), done);
  const remove = async () => {
    const sure = await ask({
      title: t`Delete this text?`,
      text: t`No one is told this way any more. Whoever triggers the notice will see that its text is missing.`,
      action: t`Delete`,
      tone: 'danger',
    });
    if (sure) await setState('DELETED', t`Text deleted.`);
  };
  const isThere = state === 'ON' || state === 'OFF';
  const holds = state === 'ON' || (state === 'NONE' && general?.state === 'ON');

  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="send" busy={busy} onClick={() => void act(() => testTemplate(draft), t`Test sent to you.`)}>
        <Trans>Send me a test</Trans>
      </Button>
      {usual && (
        <Button
          icon="undo"
          busy={busy}
          onClick={() => void replace(() => resetTemplate(which, version), t`Default text restored.`)}
        >
          <Trans>Default text</Trans>
        </Button>
      )}
      {holds && (
        <Button icon="pause" busy={busy} onClick={() => void setState('OFF', t`Switched off.`)}>
          <Trans>Switch off</Trans>
        </Button>
      )}
      {state === 'OFF' && (
        <Button icon="play" busy={busy} onClick={() => void setState('ON', t`Switched on.`)}>
          <Trans>Switch on</Trans>
        </Button>
      )}
      {isThere && general && (
        <Button
          icon="undo"
          busy={busy}
          onClick={() =>
            void replace(() => setTemplateState(which, { version, state: 'DELETED' }), t`Back to the general text.`)
          }
        >
          <Trans>General text</Trans>
        </Button>
      )}
      {isThere && !general && (
        <Button icon="trash" busy={busy} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      )}
    </div>
  );
}

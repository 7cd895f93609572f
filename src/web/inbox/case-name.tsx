import { useLingui } from '@lingui/react/macro';
import type { InboxCase } from '#contract/inbox.ts';
import { messageKinds } from '#domain/message/words.ts';
import { LocalizedName, useName } from '#web/i18n/localized-name.tsx';
import { kindWords } from '#web/message/words.ts';
import { workflowWords } from './case-words.ts';

/** What a case is called: its unit, the person or company in it, or what a message tells. */
export function CaseName({
  of: { workflow, unitNames, names, detail },
}: {
  of: Pick<InboxCase, 'workflow' | 'unitNames' | 'names' | 'detail'>;
}) {
  const { t } = useLingui();
  const own = useName(names).text;
  const kind = workflow === 'MESSAGE' ? messageKinds.find((one) => one === detail) : undefined;
  if (kind) return t(kindWords[kind]);
  if (own && unitNames) {
    return (
      <>
        <LocalizedName of={names} />
        <span className="font-normal text-muted">
          {' · '}
          <LocalizedName of={unitNames} />
        </span>
      </>
    );
  }
  if (own) return <LocalizedName of={names} />;
  return unitNames ? <LocalizedName of={unitNames} /> : t(workflowWords[workflow].label);
}

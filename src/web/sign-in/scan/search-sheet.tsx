import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Door } from '#web/door/door.ts';
import type { Found } from '#web/door/search/search-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { FoundLine } from './found-line.tsx';

const shownAtMost = 30;

/** Somebody without a code: by name in any script, pinyin or its initials, unit, last digits of the phone. */
export function SearchSheet({
  door,
  purpose,
  onPerson,
  onUnit,
  onClose,
}: {
  door: Pick<Door, 'search'>;
  /** `group`: any one person of the unit is looked for. */
  purpose: 'search' | 'group';
  onPerson: (found: Found) => void;
  onUnit: (found: Found) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found[] | null>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!text.trim()) return;
    let wanted = true;
    void door.search(text, shownAtMost).then((answer) => wanted && setFound(answer));
    return () => {
      wanted = false;
    };
  }, [door, text]);

  // The sheet itself takes the focus first; one comes here to type.
  useEffect(() => content.current?.querySelector('input')?.focus(), []);

  return (
    <Dialog
      open
      width="wide"
      title={purpose === 'search' ? t`Search for a person` : t`Sign in a group`}
      onClose={onClose}
    >
      <div ref={content} className="flex min-h-[55dvh] flex-col gap-4">
        <SearchField
          label={
            purpose === 'search' ? t`Name, pinyin, unit or last digits of the phone` : t`The unit, or anyone in it`
          }
          value={text}
          onChange={(typed) => {
            setText(typed);
            // What was found for another word is not shown for the next one.
            if (!typed.trim()) setFound(null);
          }}
        />
        <div aria-live="polite">
          {found === null && (
            <p className="text-muted">
              <Trans>Type one character of a name, or pinyin initials, such as CDW for 陳大文.</Trans>
            </p>
          )}
          {found?.length === 0 && (
            <p className="text-muted">
              <Trans>No match. Try another part of the name, or the unit.</Trans>
            </p>
          )}
        </div>
        <ul className="flex flex-col divide-y divide-line">
          {found?.map((person) => (
            <li
              key={person.participantId}
              data-participant={person.participantId}
              className="flex items-center gap-2 py-2"
            >
              <span className="min-w-0 flex-1">
                <FoundLine found={person} />
              </span>
              {purpose === 'search' ? (
                <>
                  <IconButton icon="users" label={t`Everyone in this unit`} onClick={() => onUnit(person)} />
                  <Button tone="primary" onClick={() => onPerson(person)}>
                    <Trans>Sign in</Trans>
                  </Button>
                </>
              ) : (
                <Button tone="primary" onClick={() => onUnit(person)}>
                  <Trans>This unit</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

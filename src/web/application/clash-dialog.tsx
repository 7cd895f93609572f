import { useLingui } from '@lingui/react/macro';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import type { DraftState } from './draft-store.ts';
import { useFieldName } from './field-words.ts';
import { useDraftState, useDraftStore } from './use-draft-of.ts';
import { useValueWords } from './value-words.ts';

/** Both devices changed the same field: a person chooses, field by field. */
export function ClashDialog() {
  const clash = useDraftState((state) => state.clash);
  return clash && <Choice clash={clash} />;
}

function Choice({ clash: { base, mine, newest, version } }: { clash: NonNullable<DraftState['clash']> }) {
  const { t } = useLingui();
  const store = useDraftStore();
  const boards = useDraftState((state) => state.boards);
  const nameOf = useFieldName();
  const show = useValueWords([mine, newest]);
  const labelOf = (path: string): string => {
    const number = boards.findIndex(({ id }) => path.startsWith(`board.${id}.`)) + 1;
    const word = nameOf(path);
    return number > 0 ? t`Booth ${number}: ${word}` : word;
  };
  return (
    <EditConflict
      conflict={{ base, mine, newest: { values: newest, version } }}
      labelOf={labelOf}
      show={show}
      onResolve={(chosen) => store.choose(chosen)}
      onClose={() => store.postpone()}
    />
  );
}

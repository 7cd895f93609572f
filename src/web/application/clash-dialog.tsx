import { useLingui } from '@lingui/react/macro';
import { EditConflict } from '#web/desk/edit-conflict.tsx';
import { useFieldName } from './field-words.ts';
import { useDraftState, useDraftStore } from './use-draft-of.ts';

/** Both devices changed the same field: a person chooses, field by field. */
export function ClashDialog() {
  const { t } = useLingui();
  const store = useDraftStore();
  const clash = useDraftState((state) => state.clash);
  const nameOf = useFieldName();
  if (!clash) return null;
  const show = (_: string, values: Record<string, unknown>) => {
    const value = values[_];
    if (value === true) return t`Yes`;
    if (value === false) return t`No`;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? '');
  };
  return (
    <EditConflict
      conflict={{ base: clash.base, mine: clash.mine, newest: { values: clash.newest, version: clash.version } }}
      labelOf={nameOf}
      show={show}
      onResolve={(chosen) => store.choose(chosen)}
      onClose={() => store.postpone()}
    />
  );
}

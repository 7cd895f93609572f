import { Trans, useLingui } from '@lingui/react/macro';
import { homeSections } from '#domain/activity/category.ts';
import { useHomeList } from './use-home-list.ts';
import { kindWords } from './words.ts';

/** Which kind of event is listed; a row to be pushed sideways on a phone. */
export function KindChips() {
  const { t, i18n } = useLingui();
  const [{ kind: chosen }, change] = useHomeList();
  const kinds = [undefined, ...homeSections.map(({ id }) => id)];
  return (
    <div
      role="group"
      aria-label={t`Kinds of events`}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {kinds.map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={kind === chosen}
          onClick={() => change({ kind, page: undefined, pastPage: undefined })}
          className="min-h-touch rounded-full border border-control bg-surface px-4 font-medium whitespace-nowrap hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          {kind ? i18n._(kindWords[kind]) : <Trans>All</Trans>}
        </button>
      ))}
    </div>
  );
}

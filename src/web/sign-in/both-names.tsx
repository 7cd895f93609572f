import { useName } from '#web/i18n/localized-name.tsx';
import { OtherName } from './other-name.tsx';

/** A name in the reader's script, and smaller in the other one. */
export function BothNames({ person, below }: { person: { nameTc: string; nameEn: string }; below?: boolean }) {
  const { text, lang } = useName({ tc: person.nameTc, en: person.nameEn });
  return (
    <>
      <span lang={lang}>{text}</span>{' '}
      <OtherName
        person={person}
        shown={text}
        className={below ? 'block text-sm font-normal text-muted' : 'text-base font-normal text-muted'}
      />
    </>
  );
}

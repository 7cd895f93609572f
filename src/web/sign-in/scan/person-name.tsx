import { useName } from '#web/i18n/localized-name.tsx';
import { OtherName } from '../other-name.tsx';

interface Named {
  nameTc: string;
  nameEn: string;
}

/** Long names, as Portuguese ones are, step down so that they stay on two lines of a phone. */
function sizeFor(text: string, besidePhoto: boolean): string {
  const width = [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1), 0);
  const [large, middle] = besidePhoto ? [9, 16] : [14, 24];
  if (width <= large) return 'text-5xl';
  return width <= middle ? 'text-4xl' : 'text-3xl';
}

/** The name in the largest type of the screen, and the other script below it, as it stands on documents. */
export function PersonName({ person, besidePhoto = false }: { person: Named; besidePhoto?: boolean }) {
  const { text, lang } = useName({ tc: person.nameTc, en: person.nameEn });
  return (
    <>
      <p lang={lang} className={`font-bold leading-tight text-balance ${sizeFor(text, besidePhoto)}`}>
        {text}
      </p>
      <OtherName person={person} shown={text} className="block text-xl leading-snug" />
    </>
  );
}

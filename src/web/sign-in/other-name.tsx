interface Named {
  nameTc: string;
  nameEn: string;
}

/**
 * The name in the other script, as it stands on documents; nothing where there is none. @param shown the name above it
 */
export function OtherName({ person, shown, className }: { person: Named; shown: string; className: string }) {
  const english = shown !== person.nameEn;
  const other = english ? person.nameEn : person.nameTc;
  if (!other || other === shown) return null;
  return (
    <span lang={english ? 'en' : 'zh-Hant-MO'} className={className}>
      {other}
    </span>
  );
}

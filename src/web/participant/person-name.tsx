import { SecondLine } from '#web/ui/second-line.tsx';

interface Named {
  nameTc: string;
  nameEn: string;
}

/** A person's name as they write it; it is nobody's to convert or translate. */
export function PersonName({ of: { nameTc, nameEn }, both = false }: { of: Named; both?: boolean }) {
  if (!nameTc) return <span lang="en">{nameEn}</span>;
  return (
    <>
      <span lang="zh-Hant-MO">{nameTc}</span>
      {both && nameEn && (
        <SecondLine>
          <span lang="en">{nameEn}</span>
        </SecondLine>
      )}
    </>
  );
}

export const plainName = ({ nameTc, nameEn }: Named): string => nameTc || nameEn;

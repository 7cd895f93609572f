import type { WholeApplication } from './check-application.ts';

/** A field that holds something else than before. */
export interface ChangedField {
  /** As notes name it: `exhibitor.nameEn`, `board.<id>.descriptionTc`. */
  target: string;
  /** What stood there; null for what is chosen and not written. */
  before: string | null;
}

const pairsIn = (of: object, prefix: string): [string, unknown][] =>
  Object.entries(of).map(([key, value]) => [prefix + key, value]);

function fieldsOf({ form, boards }: WholeApplication): Map<string, unknown> {
  const { exhibitor, mif, useLogoForWebsite, pavilionSubtitled, ...rest } = form;
  return new Map([
    ...pairsIn(exhibitor, 'exhibitor.'),
    ...pairsIn(rest, ''),
    ...pairsIn({ useLogoForWebsite, pavilionSubtitled }, 'form.'),
    ...boards.flatMap(({ id, ...texts }) => pairsIn(texts, `board.${id}.`)),
    ...pairsIn(mif, 'mif.'),
  ]);
}

/** What an exhibitor corrected, in the order of the form; a booth that was taken away is not told of. */
export function changedFields(before: WholeApplication, now: WholeApplication): ChangedField[] {
  const then = fieldsOf(before);
  return [...fieldsOf(now)].flatMap(([target, value]): ChangedField[] => {
    const old = then.get(target) ?? (typeof value === 'string' ? '' : null);
    if (JSON.stringify(old) === JSON.stringify(value)) return [];
    return [{ target, before: typeof old === 'string' && typeof value === 'string' ? old : null }];
  });
}

import { technologyTerms } from '#domain/matching/technology-terms.ts';
import { termOf } from '#domain/matching/topics.ts';
import type { ProductForm } from '#domain/docking/product-form.ts';
import { readTopics } from '#server/read-topics.ts';
import { simplified } from '#server/simplified.ts';
import type { UnitRow } from '#server/unit/find-unit.ts';

const largest = 20_000;

/** What the terms of technology in a text are called in every language. */
function termsIn(text: string): string[] {
  return [...readTopics(text).keys()].flatMap((topic) => {
    const term = termOf(topic);
    return term ? technologyTerms[term].map((words) => words.replaceAll('|', ' ')) : [];
  });
}

type Said = Pick<ProductForm, 'nameTc' | 'nameEn' | 'namePt' | 'summary' | 'scope' | 'supplements'>;

/** By what a product is found: all that it says and whose it is, in both scripts, and its terms in every language. */
export function textOf(
  { nameTc, nameEn, namePt, summary, scope, supplements }: Said,
  of: Pick<UnitRow, 'nameTc' | 'nameEn' | 'namePt'>,
): string {
  const said = [nameTc, nameEn, namePt, summary, scope, supplements].join(' ').slice(0, largest);
  const own = [said, of.nameTc, of.nameEn, of.namePt, ...termsIn(said)].join(' ');
  return `${own} ${simplified(own)}`;
}

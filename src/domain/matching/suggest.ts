import { type ReadTopics, type Topic, termOf, worthOfTopic } from './topics.ts';
import type { TechnologyTerm } from './technology-terms.ts';

/** How much it counts where a topic stands: a name and keywords are chosen, a description mentions. */
export interface WeighedText<Field extends string> {
  field: Field;
  text: string;
  weight: number;
}

/** Where a record says something that it is about: in the field that counts most. */
export interface Mentioned<Field extends string> {
  field: Field;
  words: string;
  weight: number;
}

/** What a record is about. */
export function mentionsOf<Field extends string>(
  read: ReadTopics,
  texts: readonly WeighedText<Field>[],
): Map<Topic, Mentioned<Field>> {
  const mentions = new Map<Topic, Mentioned<Field>>();
  for (const { field, text, weight } of texts) {
    for (const [topic, { start, end }] of read(text)) {
      const counts = weight * worthOfTopic(topic);
      if ((mentions.get(topic)?.weight ?? 0) >= counts) continue;
      mentions.set(topic, { field, words: text.slice(start, end), weight: counts });
    }
  }
  return mentions;
}

/** How rare a topic is among all records: what everybody writes says little. */
export const rarity = (records: number, withTopic: number): number => Math.log(1 + records / Math.max(1, withTopic));

/** Both sides have this topic. */
export interface Shared<Field extends string> {
  /** For whoever shows it in another language; null for a word that the glossary does not know. */
  term: TechnologyTerm | null;
  own: { field: Field; words: string };
  other: { field: Field; words: string };
  /** Its part of the score. */
  counts: number;
}

/** Why two records were put together: all that they share, what counts most first. */
export function sharedTopics<Field extends string>(
  own: ReadonlyMap<Topic, Mentioned<Field>>,
  other: ReadonlyMap<Topic, Mentioned<Field>>,
  rarityOf: (topic: Topic) => number,
): Shared<Field>[] {
  return [...own]
    .flatMap(([topic, here]) => {
      const there = other.get(topic);
      const counts = there ? here.weight * there.weight * rarityOf(topic) : 0;
      return there && counts > 0 ? [{ topic, here, there, counts }] : [];
    })
    .sort((x, y) => y.counts - x.counts || (x.topic < y.topic ? -1 : 1))
    .map(({ topic, here, there, counts }) => ({
      term: termOf(topic),
      own: { field: here.field, words: here.words },
      other: { field: there.field, words: there.words },
      counts,
    }));
}

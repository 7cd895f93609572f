import { type ReadTopics, topicReader } from '#domain/matching/topics.ts';
import { simplified } from './simplified.ts';

let reader: ReadTopics | undefined;

/** The terms of technology that a text has, in whatever language and script; the glossary is made ready when first asked. */
export const readTopics: ReadTopics = (text) => (reader ??= topicReader(simplified))(text);

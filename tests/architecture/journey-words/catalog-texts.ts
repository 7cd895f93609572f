import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Text } from './written.ts';

type Tokens = ReturnType<typeof compileMessage>;

/** A tag around words says nothing; one that closes itself stands for what nobody knows yet. */
const parts = (text: string): string[] =>
  text
    .replace(/<\d+\/>/g, '\0')
    .replace(/<\/?\d+>/g, '')
    .split('\0');

const joined = (one: Text, other: Text): Text => [
  ...one.slice(0, -1),
  (one.at(-1) ?? '') + (other[0] ?? ''),
  ...other.slice(1),
];

/** A message in all ways in which it may be said: each branch of its plurals, a hole for each placeholder. */
export const waysToSay = (message: string): Text[] => waysOf(compileMessage(message));

function waysOf(tokens: Tokens): Text[] {
  if (typeof tokens === 'string') return [parts(tokens)];
  return tokens.reduce<Text[]>(
    (ways, token) => {
      const next: Text[] =
        typeof token === 'string'
          ? [token === '#' ? ['', ''] : parts(token)]
          : token[2] && typeof token[2] === 'object'
            ? Object.entries(token[2])
                .filter(([branch]) => branch !== 'offset')
                .flatMap(([, branch]) => waysOf(branch as Tokens))
            : [['', '']];
      return ways.flatMap((way) => next.map((more) => joined(way, more)));
    },
    [['']],
  );
}

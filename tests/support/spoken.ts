import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../src/web/', import.meta.url));
const entry = /(?:msgctxt "(?<context>.*)"\n)?msgid "(?<id>.*)"\nmsgstr "(?<text>.*)"/g;

/** What the portal says in a language, by what it says in English. @throws where no catalog has it */
export function spoken(locale: 'pt' | 'zh' | 'sc'): (english: string) => string {
  const known = new Map<string, string>();
  for (const file of globSync(`**/locales/${locale}.po`, { cwd: web })) {
    for (const { groups } of readFileSync(web + file, 'utf8').matchAll(entry))
      if (groups?.['id'] && groups['text'] && !known.has(groups['id'])) known.set(groups['id'], groups['text']);
  }
  return (english) => {
    const text = known.get(english);
    if (!text) throw new Error(`nothing in ${locale} for: ${english}`);
    return text;
  };
}

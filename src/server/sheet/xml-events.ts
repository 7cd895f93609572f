import { TextDecoder } from 'node:util';

export interface XmlEvents {
  /** @param name without its prefix @param attributes as written, for `attributeOf` */
  open(name: string, attributes: string): void;
  text(text: string): void;
  close(name: string): void;
}

/** No tag and no text of a real sheet is as long. */
const longestPiece = 256 * 1024;
const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
/** What says nothing: comments and instructions. A document type, which could define entities, is refused. */
const skipped = [
  { begin: '<!--', end: '-->' },
  { begin: '<?', end: '?>' },
] as const;
const cdata = { begin: '<![CDATA[', end: ']]>' };

/**
 * Reads XML as it comes, whatever its size, and keeps nothing of it. Only what office programs write is understood:
 * UTF-8, no document type. @throws when it is anything else
 */
export async function readXml(source: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of source) {
    rest += decoder.decode(chunk, { stream: true });
    rest = rest.slice(readPieces(rest, events));
    if (rest.length > longestPiece) throw new Error('a piece of XML without an end');
  }
  rest += decoder.decode();
  if (rest.slice(readPieces(rest, events)).trim() !== '') throw new Error('XML that breaks off');
}

/** @returns how far it came; what follows is not here as a whole yet */
function readPieces(xml: string, events: XmlEvents): number {
  let at = 0;
  for (;;) {
    const begin = xml.indexOf('<', at);
    if (begin < 0) return at;
    if (begin > at) events.text(decoded(xml.slice(at, begin)));
    at = begin;
    const end =
      xml[begin + 1] === '!' || xml[begin + 1] === '?' ? readSpecial(xml, at, events) : readTag(xml, at, events);
    if (end === at) return at;
    at = end;
  }
}

function readTag(xml: string, at: number, events: XmlEvents): number {
  tag.lastIndex = at;
  const found = tag.exec(xml);
  if (!found) {
    if (xml.includes('<', at + 1)) throw new Error('not XML');
    return at;
  }
  const [, closes, name = '', attributes = '', isEmpty] = found;
  if (closes) events.close(name);
  else {
    events.open(name, attributes);
    if (isEmpty) events.close(name);
  }
  return tag.lastIndex;
}

function readSpecial(xml: string, at: number, events: XmlEvents): number {
  const kind = [...skipped, cdata].find(({ begin }) => xml.startsWith(begin, at));
  if (!kind) {
    if (xml.length - at < cdata.begin.length) return at;
    throw new Error('not the XML of a sheet');
  }
  const end = xml.indexOf(kind.end, at + kind.begin.length);
  if (end < 0) return at;
  if (kind === cdata) events.text(xml.slice(at + kind.begin.length, end));
  return end + kind.end.length;
}

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
        (all, decimal?: string, hex?: string, name?: string) => {
          if (name) return namedEntities[name] ?? all;
          const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
          return code <= 0x10ffff ? String.fromCodePoint(code) : all;
        },
      )
    : text;

const patterns = new Map<string, RegExp>();

/** @param name as written, with its prefix; a pattern of such names */
export function attributeOf(attributes: string, name: string): string | null {
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : null;
}

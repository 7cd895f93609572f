/** Text as a program of before Unicode writes it: the table is read off the decoder, as there is no encoder. */
export function encoded(label: 'big5' | 'gb18030' | 'windows-1252', text: string): Buffer {
  const table = (tables[label] ??= tableOf(label));
  return Buffer.concat([...text].map((character) => table.get(character) ?? unknown(label, character)));
}

const tables: Record<string, Map<string, Buffer>> = {};

function unknown(label: string, character: string): never {
  throw new Error(`${label} has no ${character}`);
}

function tableOf(label: string): Map<string, Buffer> {
  const decoder = new TextDecoder(label, { fatal: true });
  const table = new Map<string, Buffer>();
  const take = (...bytes: number[]) => {
    const buffer = Buffer.from(bytes);
    try {
      const character = decoder.decode(buffer);
      if ([...character].length === 1 && !table.has(character)) table.set(character, buffer);
    } catch {
      // No character has these bytes.
    }
  };
  for (let byte = 0; byte < 256; byte++) take(byte);
  for (let lead = 0x81; lead < 0xff; lead++) for (let trail = 0x40; trail < 0xff; trail++) take(lead, trail);
  return table;
}

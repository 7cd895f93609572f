const endBytes = 66_000;
/** Names and sizes of a hundred slides with their pictures are a few hundred kilobytes; this is a book of them. */
const mostDirectory = 16 * 1024 * 1024;
const slide = /^ppt\/slides\/slide\d+\.xml$/;

/** Slides of a pptx or ppsx, by the directory at the end of its archive; nothing of it is unpacked. Null: not told. */
export async function countSlides(file: Blob): Promise<number | null> {
  const start = Math.max(0, file.size - endBytes);
  const tail = await viewOf(file, start, file.size);
  const end = directoryEnd(tail);
  if (end === null) return null;
  const size = tail.getUint32(end + 12, true);
  const at = tail.getUint32(end + 16, true);
  if (size > mostDirectory || at + size > file.size) return null;
  const directory = await viewOf(file, at, at + size);
  const decoder = new TextDecoder();
  let slides = 0;
  for (let entry = 0; entry + 46 <= directory.byteLength;) {
    if (directory.getUint32(entry, true) !== 0x02014b50) return null;
    const nameLength = directory.getUint16(entry + 28, true);
    const name = new Uint8Array(directory.buffer, entry + 46, nameLength);
    if (slide.test(decoder.decode(name))) slides++;
    entry += 46 + nameLength + directory.getUint16(entry + 30, true) + directory.getUint16(entry + 32, true);
  }
  return slides;
}

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());

/** The last record of its kind: what stands behind it is a comment. */
function directoryEnd(tail: DataView): number | null {
  for (let at = tail.byteLength - 22; at >= 0; at--) if (tail.getUint32(at, true) === 0x06054b50) return at;
  return null;
}

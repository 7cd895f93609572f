import { refuseChosen, refuseMeasured } from '#domain/file/check-file.ts';
import { ruleOf } from '#domain/file/field-rules.ts';
import type { FileRefusal } from '#domain/file/words.ts';
import type { FileField } from '#contract/file.ts';
import { asJpg } from './as-jpg.ts';
import type { FieldId } from './calls.ts';
import { fingerprintOf } from './fingerprint.ts';
import { lookInside } from './look-inside.ts';
import { startTransfer, type Transfer } from './transfers.ts';

export interface RefusedFile {
  filename: string;
  refusal: FileRefusal;
}

interface Here {
  field: FieldId;
  /** What the server says of the field. */
  known: FileField | undefined;
  transfers: readonly Transfer[];
  /** By which a phone without a login sends. */
  link: string | null;
}

/**
 * Takes chosen files: one that cannot be taken is refused at once and not sent, one that was under way before goes on
 * where it stopped, whatever device it began on. @returns those refused
 */
export async function addFiles(here: Here, chosen: readonly File[], replaces: string | null): Promise<RefusedFile[]> {
  const refused: RefusedFile[] = [];
  const names = namesHere(here, replaces);
  for (const one of chosen) {
    const file = ruleOf(here.field.group).types.includes('jpg') ? await asJpg(one) : one;
    const filename = file.name.normalize('NFC');
    const fingerprint = file.size > 0 ? await fingerprintOf(file) : '';
    const before = here.known?.uploads.find((one) => one.fingerprint === fingerprint && one.fileSize === file.size);
    const others = before ? names.filter((name) => name !== before.filename) : names;
    const rule = ruleOf(here.field.group);
    const refusal =
      refuseChosen(rule, { filename, size: file.size }, others) ?? refuseMeasured(rule, await lookInside(file));
    if (refusal) {
      refused.push({ filename, refusal });
      continue;
    }
    names.push(filename);
    startTransfer({
      field: here.field,
      file,
      filename: before?.filename ?? filename,
      description: '',
      replaces: before ? before.replaces : replaces,
      fingerprint,
      link: here.link,
      uploadId: before?.id ?? null,
    });
  }
  return refused;
}

function namesHere({ known, transfers }: Here, replaces: string | null): string[] {
  const files = (known?.files ?? [])
    .filter(({ id, newest, released }) => id !== replaces && (newest.state !== 'REFUSED' || released))
    .map(({ newest, released }) => (newest.state === 'REFUSED' && released ? released.filename : newest.filename));
  const coming = (known?.uploads ?? []).filter((one) => one.replaces === null).map(({ filename }) => filename);
  const going = transfers
    .filter((one) => one.state !== 'FAILED' && one.replaces === null && one.uploadId === null)
    .map(({ filename }) => filename);
  return [...files, ...coming, ...going];
}

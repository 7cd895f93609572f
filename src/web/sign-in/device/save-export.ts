import type { DoorExport } from '#web/door/door.ts';

/**
 * Hands the file to whatever the phone shares with, else saves it. Answers false when the person changed their mind.
 */
export async function saveExport({ fileName, text }: DoorExport): Promise<boolean> {
  const file = new File([text], fileName, { type: 'application/json' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}

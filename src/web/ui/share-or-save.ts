/**
 * Hands a file to whatever the phone shares with, else saves it. Answers false when the person changed their mind.
 */
export async function shareOrSave(file: File): Promise<boolean> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  saveHere(file);
  return true;
}

/** Into the browser's downloads. */
export function saveHere(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

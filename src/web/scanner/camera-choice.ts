const key = 'scanner.camera';

/** The camera that was last chosen on this device. Without storage (private mode) it is chosen anew each time. */
export function chosenCamera(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberCamera(lensId: string): void {
  try {
    localStorage.setItem(key, lensId);
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The file that says what the server gives out now, past every cache; null when nobody answers. */
export const askVersion = (): Promise<Response | null> =>
  fetch(`${import.meta.env.BASE_URL}config/version.json?time=${Date.now()}`, { cache: 'no-store' }).catch(() => null);

/** What was built, as index.html names it and /event/config/version.json does; see `tools/web-build/app-version.ts`. */
export const ownVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? 'development';

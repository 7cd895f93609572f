/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Commit and time of the build, as /event/config/version.json says it. */
  readonly APP_VERSION: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

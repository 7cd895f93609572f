import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A text of the portal: its English here, the other languages in the catalogs (`locales/`) of the folder it stands in. */
export interface Message {
  /** As the catalogs name it. */
  id: string;
  message: string;
}

/**
 * A text in English, with `{names}` for what is filled in. `npm run catalogs` reads it as Lingui's macro of this name
 * (`macro` in lingui.config.ts), so it has to be called by it, with the text as it is; without a build nothing replaces it here.
 * @param text `context` tells two texts apart that are the same in English but not in another language
 */
export function msg(text: TemplateStringsArray | { message: string; context?: string }): Message {
  const { message, context } = 'raw' in text ? { message: text.join(''), context: undefined } : text;
  return { id: generateMessageId(message, context), message };
}

import { generateMessageId } from '@lingui/message-utils/generateMessageId';

/** A text of the portal: its English here, the other languages in the catalogs (`locales/`) of the folder it stands in. */
export interface Message {
  /** As the catalogs name it. */
  id: string;
  message: string;
}

/**
 * A text in English, with `{names}` for what is filled in: of the server, or of the domain where both sides say it.
 * `npm run catalogs` reads it as Lingui's macro of this name (`macro` in lingui.config.ts), so it has to be called by it,
 * with the text as it is. The app's build puts the id in its place; the server, which has no build, makes it here.
 * @param text `context` tells two texts apart that are the same in English but not in another language; `comment` tells
 * translators what it is
 */
export function msg(text: TemplateStringsArray | { message: string; context?: string; comment?: string }): Message {
  const { message, context } = 'raw' in text ? { message: text.join(''), context: undefined } : text;
  return { id: generateMessageId(message, context), message };
}

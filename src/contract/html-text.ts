const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, also in an attribute within quotation marks of either kind. */
export const htmlText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

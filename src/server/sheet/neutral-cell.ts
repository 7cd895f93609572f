/** What a spreadsheet program would take for a formula. */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** Text that can never become a formula, also after the sheet was saved as csv and opened again (G73). */
export const neutralCell = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

/** The text as it was before `neutralCell`. */
export const plainCell = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

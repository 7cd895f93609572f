/** What an import does with a row. */
export const importActions = ['add', 'update', 'unchanged', 'error'] as const;
export type ImportAction = (typeof importActions)[number];

/** In what the text of a csv file was written. */
export const textEncodings = ['UTF-8', 'UTF-16', 'Windows-1252', 'Big5', 'GB18030'] as const;
export type TextEncoding = (typeof textEncodings)[number];

import { answer } from './client.ts';

/**
 * Saves a file that the server makes.
 * @param call with `parseAs: 'blob'`
 */
export async function saveFile(call: Promise<{ data?: unknown }>, name: string): Promise<void> {
  const url = URL.createObjectURL((await answer(call)) as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

import { answer } from './client.ts';

/**
 * Saves a file that the server makes.
 * @param call what brings it
 */
export async function saveFile(call: Promise<{ data: Blob }>, name: string): Promise<void> {
  const url = URL.createObjectURL(await answer(call));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

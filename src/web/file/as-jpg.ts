import { isHeic } from '#domain/file/file-types.ts';

const quality = 0.92;

/** A HEIC picture as JPG where the browser can read it, as on Apple's systems; any other file, and any other browser, as it is. */
export async function asJpg(file: File): Promise<File> {
  if (!isHeic(file.name)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const jpg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return jpg ? new File([jpg], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' }) : file;
}

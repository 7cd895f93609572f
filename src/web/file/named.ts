/** A picture from the clipboard is always called the same; the time tells two of them apart. */
export function named(file: File): File {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return new File([file], file.name.replace('image', `image-${time}`), { type: file.type });
}

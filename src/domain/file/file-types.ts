/**
 * Kinds of file that some field takes: what their names end in, and what the content must turn out to be. An AI file is
 * a PDF or PostScript inside; a .ppt is Microsoft's older container.
 */
export const fileTypes = {
  jpg: { extensions: ['jpg', 'jpeg'], mime: 'image/jpeg', contents: ['jpg'] },
  png: { extensions: ['png'], mime: 'image/png', contents: ['png'] },
  tif: { extensions: ['tif', 'tiff'], mime: 'image/tiff', contents: ['tif'] },
  pdf: { extensions: ['pdf'], mime: 'application/pdf', contents: ['pdf'] },
  ai: { extensions: ['ai'], mime: 'application/postscript', contents: ['pdf', 'ps'] },
  mp4: { extensions: ['mp4'], mime: 'video/mp4', contents: ['mp4'] },
  ppt: { extensions: ['ppt'], mime: 'application/vnd.ms-powerpoint', contents: ['cfb'] },
  pptx: {
    extensions: ['pptx'],
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    contents: ['pptx'],
  },
  ppsx: {
    extensions: ['ppsx'],
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
    contents: ['ppsx'],
  },
  docx: {
    extensions: ['docx'],
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contents: ['docx'],
  },
  xlsx: {
    extensions: ['xlsx'],
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    contents: ['xlsx'],
  },
} as const satisfies Record<string, { extensions: readonly string[]; mime: string; contents: readonly string[] }>;

export type FileType = keyof typeof fileTypes;
export type FileContent = (typeof fileTypes)[FileType]['contents'][number];

const typeByExtension = new Map<string, FileType>(
  Object.entries(fileTypes).flatMap(([type, { extensions }]) => extensions.map((ending) => [ending, type as FileType])),
);

/** By the name's ending, whatever its case; null for an ending that no field knows. */
export const typeOfName = (filename: string): FileType | null =>
  typeByExtension.get(/\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '') ?? null;

/** What iPhones take pictures in; some browsers make a JPG of it. */
export const isHeic = (filename: string): boolean => /\.hei[cf]$/i.test(filename);

export const imageTypes: ReadonlySet<FileType> = new Set(['jpg', 'png', 'tif']);

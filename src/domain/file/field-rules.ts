import type { FileType } from './file-types.ts';

/** What a field of files takes. Sizes are bytes, 1 MB being 1024 x 1024 (D1 §5); limits count as still allowed. */
export interface FieldRule {
  types: readonly FileType[];
  maxBytes: number;
  /** Where one type may be larger than the others. */
  maxBytesOf?: Partial<Record<FileType, number>>;
  maxCount: number;
  /** Of a video. */
  maxSeconds?: number;
  /** Of a picture or video, in the way it is looked at. */
  minWidth?: number;
  minHeight?: number;
  maxSlides?: number;
  maxPages?: number;
  /** What it shows is clear from what it belongs to. */
  undescribed?: true;
  /** A picture of a person: what the camera wrote in it, as where it was taken, is not kept. */
  withoutOrigin?: true;
}

const kb = 1024;
const mb = 1024 * kb;

/** Of a booth's design, whoever makes it. */
const design = {
  types: ['jpg', 'tif', 'ai'],
  maxBytes: 50 * mb,
  maxBytesOf: { ai: 100 * mb },
  maxCount: 5,
} as const;

/** Every field of files of the product (D1 §5, §9; D2 §5, §9), by group. */
export const fieldRules = {
  BANNER: { types: ['jpg', 'png'], maxBytes: 5 * mb, maxCount: 1, minWidth: 960 },
  SHORTCUT: { types: ['jpg', 'png'], maxBytes: 5 * mb, maxCount: 1 },
  ATTACHMENT: { types: ['pdf', 'jpg', 'png', 'docx', 'xlsx', 'pptx'], maxBytes: 5 * mb, maxCount: 5 },
  VIDEO: { types: ['mp4'], maxBytes: 500 * mb, maxCount: 3 },
  FORUM_IMAGE: { types: ['jpg', 'png'], maxBytes: 5 * mb, maxCount: 1, minWidth: 640 },
  BOARD_IMAGE: { types: ['jpg', 'png'], maxBytes: 5 * mb, maxCount: 1 },

  KEY_PRODUCT: { types: ['jpg', 'png', 'pdf', 'mp4', 'ppt', 'pptx'], maxBytes: 500 * mb, maxCount: 5 },
  EXHIBITOR: { types: ['jpg', 'png'], maxBytes: 500 * kb, maxCount: 1 },
  QR_CODE: { types: ['jpg', 'png'], maxBytes: 10 * mb, maxCount: 1 },
  CERTIFICATE: { types: ['pdf', 'jpg', 'png'], maxBytes: 5 * mb, maxCount: 1 },
  BOARD: { types: ['jpg', 'mp4', 'pdf', 'ppt', 'pptx'], maxBytes: 500 * mb, maxCount: 5 },
  /** An exhibitor's own design of a booth. */
  OWN_DESIGN: design,
  /** What the contractor shows of how an own design will look. */
  DESIGN_PREVIEW: design,
  /** The contractor's design of a booth. */
  BOARD_DESIGN_SAMPLE: design,
  WEBSITE_COVER: { types: ['jpg', 'png'], maxBytes: 5 * mb, maxCount: 5 },
  /** A booth as it stands in the hall, to be compared with what was approved. */
  BUILT_BOOTH: { types: ['jpg', 'png'], maxBytes: 20 * mb, maxCount: 5, undescribed: true, withoutOrigin: true },
  SUPPLEMENT: { types: ['pdf', 'jpg', 'png', 'docx', 'xlsx', 'pptx'], maxBytes: 5 * mb, maxCount: 5 },

  /** So that the door can compare faces (R3, R4). */
  PARTICIPANT_PHOTO: {
    types: ['jpg', 'png'],
    maxBytes: 5 * mb,
    maxCount: 1,
    minWidth: 240,
    undescribed: true,
    withoutOrigin: true,
  },

  /** Of a research result or a technical demand. */
  RECORD_FILE: { types: ['pdf', 'jpg', 'png', 'docx', 'xlsx', 'pptx'], maxBytes: 5 * mb, maxCount: 5 },

  /** Of whoever applies for a position: a document, or its pages photographed. */
  CV: { types: ['pdf', 'jpg', 'png'], maxBytes: 10 * mb, maxCount: 3, undescribed: true, withoutOrigin: true },

  /** A file that answers a question, which may take fewer kinds; how many one answer has is the question's to say. */
  ANSWER_FILE: {
    types: ['pdf', 'jpg', 'png', 'docx', 'xlsx', 'pptx'],
    maxBytes: 10 * mb,
    maxCount: 1,
    undescribed: true,
    withoutOrigin: true,
  },

  /** Of a project in the closing exhibition: pictures for its board, and the contractor's design of it. */
  CLOSING_PICTURE: { types: ['jpg', 'png', 'pdf'], maxBytes: 5 * mb, maxCount: 3 },
  CLOSING_DESIGN: design,
  RESEARCH_PRESENTATION: { types: ['ppsx', 'mp4'], maxBytes: 300 * mb, maxCount: 1 },
  RESEARCH_OTHER: { types: ['pdf', 'jpg', 'png', 'mp4'], maxBytes: 300 * mb, maxCount: 5 },
  PRODUCT_PICTURE: { types: ['png', 'jpg'], maxBytes: 5 * mb, maxCount: 2 },
  PRODUCT_SLIDES: { types: ['ppt', 'pptx'], maxBytes: 20 * mb, maxCount: 1, maxSlides: 5 },
  PRODUCT_VIDEO: { types: ['mp4'], maxBytes: 500 * mb, maxCount: 1, maxSeconds: 180 },
  PAVILION_VIDEO: { types: ['mp4'], maxBytes: 500 * mb, maxCount: 1, minWidth: 1920, minHeight: 1080 },
} as const satisfies Record<string, FieldRule>;

export type FileGroup = keyof typeof fieldRules;
export const fileGroups = Object.keys(fieldRules) as [FileGroup, ...FileGroup[]];

export const ruleOf = (group: FileGroup): FieldRule => fieldRules[group];
export const maxBytesFor = (rule: FieldRule, type: FileType): number => rule.maxBytesOf?.[type] ?? rule.maxBytes;

/** The largest picture that is ever decoded, in pixels: a photograph of 100 megapixels, as phones take. */
export const maxPixels = 110_000_000;

/** Files above this go in parts that can be resumed. */
export const resumableAboveBytes = 8 * mb;

/** A file's description holds so many characters (D1 §5). */
export const maxDescription = 70;

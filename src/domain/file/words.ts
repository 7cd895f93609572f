/** What a file can belong to. */
export const fileOwnerKinds = [
  'ACTIVITY',
  'FORUM',
  'BOOTHS_AREA_CATEGORY',
  'PARTICIPANT',
  'ENROLLMENT',
  'BOARD',
  'ROAD_SHOW_RECORD',
  'SUPPLEMENT',
  'DOCKING_PRODUCT',
  'CLOSING_PROJECT',
  'JOB_APPLICATION',
  'QUESTIONNAIRE_ANSWER',
] as const;
export type FileOwnerKind = (typeof fileOwnerKinds)[number];

/** A file is kept apart until it has been checked; only a READY one is ever served. */
export const fileStates = ['CHECKING', 'READY', 'REFUSED'] as const;
export type FileState = (typeof fileStates)[number];

/** What a reviewer said of a file (D1 §3); null while it waits. */
export const fileResults = ['ACCEPT', 'CANCEL', 'REJECT'] as const;
export type FileResult = (typeof fileResults)[number];

/** What the virus scanner said. Without one that is said too, never passed off as clean. */
export const scanStates = ['CLEAN', 'NOT_SCANNED', 'NOT_COMPLETED'] as const;
export type ScanState = (typeof scanStates)[number];

/** Why a file is not taken. The web has the sentence, `params` its numbers and names. */
export const fileProblems = [
  'EMPTY',
  'FILE_NAME_IS_ERROR',
  'DUPLICATE_FILE_NAME',
  'WRONG_TYPE',
  'HEIC',
  'TOO_LARGE',
  'TOO_MANY',
  'NOT_WHAT_IT_SAYS',
  'MIXED_CONTENT',
  'UNREADABLE',
  'TOO_MANY_PIXELS',
  'PICTURE_TOO_SMALL',
  'VIDEO_TOO_LONG',
  'VIDEO_CODEC',
  'TOO_MANY_SLIDES',
  'TOO_MANY_PAGES',
  'INFECTED',
] as const;
export type FileProblem = (typeof fileProblems)[number];

export interface FileRefusal {
  problem: FileProblem;
  params?: Record<string, string | number>;
}

/** What was found in the file itself; what does not apply is left out. */
export interface FileFacts {
  /** Pixels in the way it is looked at, a picture's or video's rotation respected. */
  width?: number;
  height?: number;
  seconds?: number;
  /** As the file names it, `avc1.640028`. */
  codec?: string;
  slides?: number;
  pages?: number;
  /** What its colours are mixed of. */
  colours?: 'RGB' | 'CMYK' | 'GREY';
  /** Of a document's first page. */
  pageWidthMm?: number;
  pageHeightMm?: number;
  /** Fonts that a document uses and does not bring. */
  looseFonts?: number;
  /** Texts of its first page that go over the edge. */
  cutTexts?: number;
  /** Of a picture that is to hold a QR code. */
  isCodeRead?: boolean;
  /** Between its light and its dark, per cent. */
  codeContrast?: number;
}

/** Widths of the pictures made of a file, in pixels. */
export const previewWidths = [320, 960, 1920] as const;
export type PreviewWidth = (typeof previewWidths)[number];

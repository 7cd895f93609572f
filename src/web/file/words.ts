import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileGroup } from '#domain/file/field-rules.ts';
import type { PreflightFault } from '#domain/file/preflight.ts';
import type { FileProblem, FileResult } from '#domain/file/words.ts';
import type { IconName } from '#web/ui/icon.tsx';
import type { Tone } from '#web/ui/tone.ts';

export const groupWords: Record<FileGroup, MessageDescriptor> = {
  BANNER: msg({ message: 'Banner', comment: 'The wide picture above an activity' }),
  SHORTCUT: msg({ message: 'Thumbnail', comment: 'The small picture of an activity on its card' }),
  ATTACHMENT: msg`Documents`,
  VIDEO: msg`Videos`,
  FORUM_IMAGE: msg({ message: 'Picture of the forum', comment: 'Shown on its card and its page' }),
  BOARD_IMAGE: msg({ message: 'Picture of a board', comment: 'Shows applicants what a board of a booth looks like' }),
  KEY_PRODUCT: msg`Files of the key product`,
  EXHIBITOR: msg({ message: 'Logo', comment: 'Of a company' }),
  QR_CODE: msg`QR code of the company`,
  CERTIFICATE: msg`Copy of the business licence`,
  BOARD: msg`Files of the board`,
  OWN_DESIGN: msg({ message: 'Own design', comment: 'Files of a booth that an exhibitor designed' }),
  DESIGN_PREVIEW: msg({ message: 'Design preview', comment: 'Made by the contractor of an exhibitor’s own design' }),
  BOARD_DESIGN_SAMPLE: msg({ message: 'Board design', comment: 'Files of a booth that the contractor designed' }),
  WEBSITE_COVER: msg`Pictures for the website`,
  BUILT_BOOTH: msg({ message: 'Photos of the finished booth', comment: 'Taken in the hall on the day of building' }),
  SUPPLEMENT: msg`Supplementary files`,
  PARTICIPANT_PHOTO: msg({ message: 'Photo', comment: 'Of a person' }),
  RECORD_FILE: msg({ message: 'Attachments', comment: 'Of a research result or technical demand' }),
  CV: msg`CV`,
  ANSWER_FILE: msg({ message: 'Files', comment: 'That answer a question of a questionnaire' }),
  CLOSING_PICTURE: msg`Pictures and attachments`,
  CLOSING_DESIGN: msg`Design of the board`,
  RESEARCH_PRESENTATION: msg`Presentation or video`,
  RESEARCH_OTHER: msg`Other files`,
  PRODUCT_PICTURE: msg`Pictures of the product`,
  PRODUCT_SLIDES: msg({ message: 'Slides', comment: 'A PowerPoint file about a product' }),
  PRODUCT_VIDEO: msg`Video of the product`,
  PAVILION_VIDEO: msg`Video of the pavilion`,
};

/** Why a file is not taken; `limit` and others come with the refusal. */
export const problemWords: Record<FileProblem, MessageDescriptor> = {
  EMPTY: msg`The file is empty.`,
  FILE_NAME_IS_ERROR: msg`The name of the file cannot be used. Please give it a plain name without / \\ : * ? " < > |.`,
  DUPLICATE_FILE_NAME: msg`A file with this name is already here.`,
  WRONG_TYPE: msg`You can't use this type of file here. Use {types}.`,
  TOO_LARGE: msg`The file can't be larger than {limit} MB.`,
  TOO_MANY: msg`At most {limit, plural, one {# file} other {# files}}. Delete or replace one first.`,
  NOT_WHAT_IT_SAYS: msg`The file isn't what its name says it is.`,
  MIXED_CONTENT: msg`The file contains something other than its name says.`,
  UNREADABLE: msg`The file is damaged or protected, so we can't read it.`,
  TOO_MANY_PIXELS: msg`The picture is too large: at most {limit} million pixels.`,
  PICTURE_TOO_SMALL: msg`{width} × {height} pixels is too small. Use at least {minWidth} × {minHeight}.`,
  VIDEO_TOO_LONG: msg`The video is too long: {seconds} seconds. The limit is {limit} seconds.`,
  VIDEO_CODEC: msg`This video won't play everywhere. Save it as MP4 with H.264.`,
  TOO_MANY_SLIDES: msg`Too many slides: {slides}. The limit is {limit}.`,
  TOO_MANY_PAGES: msg`Too many pages: {pages}. The limit is {limit}.`,
  HEIC: msg`This is a HEIC picture from an iPhone, and this browser can't convert it. Save it as JPG, or send it straight from the phone.`,
  INFECTED: msg`The virus scan found a problem with this file.`,
};

/** What is wrong with a file for what it is for; `size` is that of the print. */
export const faultWords: Record<PreflightFault, MessageDescriptor> = {
  PRINT_TOO_COARSE: msg`Prints at {dpi} dpi; {size} needs {needed} dpi.`,
  SHAPE_DIFFERS: msg`The file is {width} × {height} but will be printed at {size}, so parts will be cut off or left empty.`,
  COLOURS_NOT_FOR_PRINT: msg`This file uses screen colours (RGB). Save it as CMYK, or the printed colours will look different.`,
  SEVERAL_PAGES: msg`{pages, plural, one {It has # page} other {It has # pages}}; only the first is printed.`,
  FONTS_NOT_EMBEDDED: msg`{fonts, plural, one {# font is} other {# fonts are}} not embedded: text will look different. Embed fonts or turn text into outlines.`,
  TEXT_CUT_OFF: msg`{texts, plural, one {# text goes over the edge of the page and will be cut off. Make it shorter or smaller.} other {# texts go over the edge of the page and will be cut off. Make them shorter or smaller.}}`,
  CODE_UNREADABLE: msg`We can't read a QR code in this picture.`,
  CODE_LOW_CONTRAST: msg`The QR code is too faint: {contrast} % contrast, and phones need {needed} %.`,
  SLIDES_UNSEEN: msg`We can't check older PowerPoint files (.ppt) or count their slides. Save it as .pptx, or someone will have to check it by hand.`,
};

/** What a reviewer said; a file without is waiting for it. */
export const resultWords: Record<FileResult, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  ACCEPT: { label: msg({ message: 'Accepted', context: 'file' }), tone: 'good', icon: 'check' },
  REJECT: { label: msg({ message: 'Not passed', context: 'file' }), tone: 'bad', icon: 'stop' },
  CANCEL: { label: msg({ message: 'Not applicable', context: 'file' }), tone: 'neutral', icon: 'minus' },
};

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
  BUILT_BOOTH: msg({ message: 'Photos of the built booth', comment: 'Taken in the hall on the day of building' }),
  SUPPLEMENT: msg`Supplementary files`,
  PARTICIPANT_PHOTO: msg({ message: 'Photo', comment: 'Of a person' }),
  RECORD_FILE: msg({ message: 'Attachments', comment: 'Of a research result or technical demand' }),
  CV: msg`CV`,
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
  DUPLICATE_FILE_NAME: msg`A file of this name is here already.`,
  WRONG_TYPE: msg`This kind of file is not taken here. Possible: {types}.`,
  TOO_LARGE: msg`The file must not be more than {limit} MB.`,
  TOO_MANY: msg`At most {limit, plural, one {# file} other {# files}}. Delete or replace one first.`,
  NOT_WHAT_IT_SAYS: msg`What is in the file is not what its name says.`,
  MIXED_CONTENT: msg`The file holds something else besides what its name says.`,
  UNREADABLE: msg`The file is damaged or protected and cannot be read.`,
  TOO_MANY_PIXELS: msg`The picture is too large: at most {limit} million pixels.`,
  PICTURE_TOO_SMALL: msg`{width} × {height} pixels are too few: at least {minWidth} × {minHeight}.`,
  VIDEO_TOO_LONG: msg`The video is too long: {seconds} seconds, and at most {limit} are possible.`,
  VIDEO_CODEC: msg`The video cannot be played everywhere. Please save it as MP4 with H.264.`,
  TOO_MANY_SLIDES: msg`{slides} slides are too many: at most {limit}.`,
  TOO_MANY_PAGES: msg`{pages} pages are too many: at most {limit}.`,
  HEIC: msg`This is a HEIC picture, as iPhones take them, and this browser cannot convert it. Save it as JPG, or send it from the phone itself, which converts it.`,
  INFECTED: msg`The virus scanner found something in the file.`,
};

/** What is wrong with a file for what it is for; `size` is that of the print. */
export const faultWords: Record<PreflightFault, MessageDescriptor> = {
  PRINT_TOO_COARSE: msg`Prints at {dpi} dpi, {needed} needed for {size}.`,
  SHAPE_DIFFERS: msg`Its shape is {width} × {height}, and {size} is printed: parts will be cut off or stay empty.`,
  COLOURS_NOT_FOR_PRINT: msg`Its colours are those of screens (RGB); print them as CMYK, or they will look different.`,
  SEVERAL_PAGES: msg`{pages, plural, one {It has # page} other {It has # pages}}; only the first is printed.`,
  FONTS_NOT_EMBEDDED: msg`{fonts, plural, one {# font is} other {# fonts are}} not embedded: text will look different. Embed fonts or turn text into outlines.`,
  CODE_UNREADABLE: msg`No QR code can be read in the picture.`,
  CODE_LOW_CONTRAST: msg`The QR code is faint: {contrast} % contrast, {needed} % needed for every phone to read it.`,
  SLIDES_UNSEEN: msg`Files of the older PowerPoint format (.ppt) are not looked into here, nor are their slides counted. Save it as .pptx, or somebody has to open it to judge it.`,
};

/** What a reviewer said; a file without is waiting for it. */
export const resultWords: Record<FileResult, { label: MessageDescriptor; tone: Tone; icon: IconName }> = {
  ACCEPT: { label: msg({ message: 'Accepted', context: 'file' }), tone: 'good', icon: 'check' },
  REJECT: { label: msg({ message: 'Not passed', context: 'file' }), tone: 'bad', icon: 'stop' },
  CANCEL: { label: msg({ message: 'Not applicable', context: 'file' }), tone: 'neutral', icon: 'minus' },
};

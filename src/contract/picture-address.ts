import { type PreviewWidth, previewWidths } from '#domain/file/words.ts';

/** A public picture, as of `forums/ID/image`; with its version in the address it is kept by the browser. */
export const pictureAddress = (of: string, version: string, width: PreviewWidth): string =>
  `/event-api/public/api/v1/${of}?width=${width}&version=${version}`;

/** For `srcset`: each width in which there is one. */
export const pictureWidths = (of: string, version: string): string =>
  previewWidths.map((width) => `${pictureAddress(of, version, width)} ${width}w`).join(', ');

/** Of the wide picture above an activity. */
export const bannerOf = (activityId: string): string => `activities/${activityId}/banner`;
/** For `sizes`: how wide the event across home stands (web/home/featured-frame.tsx). */
export const featuredSizes = '(min-width: 67.5rem) 42rem, 100vw';
/** For `sizes`: how wide it stands on the page. */
export const bannerSizes = '(min-width: 67.5rem) 46rem, 100vw';

export const pictureOfForum = (forumId: string): string => `forums/${forumId}/image`;
/** For `sizes`: how wide it stands on the forum's page. */
export const forumPictureSizes = '(min-width: 48rem) 44rem, 100vw';

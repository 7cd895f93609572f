/** A picture of an activity that everybody may see; with its version in the address it is kept by the browser. */
export const pictureAddress = (
  activityId: string,
  picture: 'banner' | 'shortcut',
  version: string,
  width: 320 | 960 | 1920,
): string => `/event-api/public/api/v1/activities/${activityId}/${picture}?width=${width}&version=${version}`;

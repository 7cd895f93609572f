import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CameraFault } from '#web/scanner/camera-fault.ts';

/** Why there is no picture, and what to do; every other way of signing in goes on working. */
export const cameraFaultWords: Record<CameraFault, MessageDescriptor> = {
  INSECURE: msg`The camera needs an address that begins with https. Ask for the right address, or type the code.`,
  UNSUPPORTED: msg`This browser has no camera for web pages. Use another browser, a hardware scanner, or type the code.`,
  DENIED: msg`The camera is not allowed for this page. Allow it in the browser's settings for this site, then try again.`,
  NONE: msg`No camera was found. A hardware scanner, a picture, search and typing all work.`,
  BUSY: msg`Another app is using the camera. Close it and try again.`,
  LOST: msg`The camera went away. Try again.`,
  FAILED: msg`The camera did not start. Try again.`,
};

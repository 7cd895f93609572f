import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CameraFault } from '#web/scanner/camera-fault.ts';

/** Why there is no picture, and what to do; every other way of signing in goes on working. */
export const cameraFaultWords: Record<CameraFault, MessageDescriptor> = {
  INSECURE: msg`The camera only works on https addresses. Ask for the right address, or type the code.`,
  UNSUPPORTED: msg`This browser can’t use the camera. Use another browser or a scanner, or type the code.`,
  DENIED: msg`Camera access is blocked. Allow it in the browser's settings for this site, then try again.`,
  NONE: msg`No camera found. Use a scanner, a picture, search or type the code.`,
  BUSY: msg`Another app is using the camera. Close it and try again.`,
  LOST: msg`The camera stopped. Try again.`,
  FAILED: msg`The camera didn’t start. Try again.`,
};

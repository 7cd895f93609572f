/** Why there is no picture, as far as a person can do something about it. */
export type CameraFault =
  /** The page was not loaded over HTTPS, so the browser has no camera for it. */
  | 'INSECURE'
  | 'UNSUPPORTED'
  /** The person or their administrator said no. */
  | 'DENIED'
  | 'NONE'
  /** Another app holds it. */
  | 'BUSY'
  /** It was there and is gone: unplugged, or taken away by the system. */
  | 'LOST'
  | 'FAILED';

const faultsByName: Record<string, CameraFault> = {
  NotAllowedError: 'DENIED',
  SecurityError: 'DENIED',
  NotFoundError: 'NONE',
  DevicesNotFoundError: 'NONE',
  OverconstrainedError: 'NONE',
  NotReadableError: 'BUSY',
  TrackStartError: 'BUSY',
  AbortError: 'BUSY',
};

export const faultOf = (error: unknown): CameraFault =>
  (error instanceof Error || error instanceof DOMException ? faultsByName[error.name] : undefined) ?? 'FAILED';

/** The words of the wire of sign-in; people see translated labels. */
export const attemptSources = ['CAMERA', 'WEDGE', 'SEARCH', 'GROUP', 'IMAGE', 'TYPED', 'SELF'] as const;
export type AttemptSource = (typeof attemptSources)[number];

/** What the operator's screen said. */
export const shownResults = ['ADMIT', 'REFUSE', 'NOTHING'] as const;
export type ShownResult = (typeof shownResults)[number];

/** The server's judgement of an attempt at its first arrival; final, and replayed word for word. */
export const verdicts = [
  'ACCEPTED',
  'ALREADY_SIGN_IN',
  'REVOKED',
  'CANCELLED',
  'WRONG_ACTIVITY',
  'NOT_ENTITLED',
  'OUTSIDE_WINDOW',
  'UNKNOWN',
  'QUARANTINED',
  'ANNULLED',
  'INVALID',
] as const;
export type Verdict = (typeof verdicts)[number];

export const conflictSeverities = ['low', 'high'] as const;
export type ConflictSeverity = (typeof conflictSeverities)[number];

/**
 * How a contradiction was settled: the person may stay, was sent away, it was one and the same person scanned twice,
 * the sign-in was taken back, or it closed by itself.
 */
export const conflictResolutions = ['LET_STAY', 'SENT_AWAY', 'SAME_PERSON', 'TAKEN_BACK', 'CLOSED_BY_ITSELF'] as const;
export type ConflictResolution = (typeof conflictResolutions)[number];

export const deviceProfiles = ['STEWARD', 'SUPERVISOR', 'KIOSK'] as const;
export type DeviceProfile = (typeof deviceProfiles)[number];

/** A kiosk is looked at by whoever passes. */
export const showsPhotos = (profile: DeviceProfile): boolean => profile !== 'KIOSK';

const atEachEnd = 5;

/**
 * What was sent and is not answered, and so may be stored. However much is sent while there is no network, the first
 * ones are remembered, since the network may have gone just after them, and the last ones, since it may be back.
 */
export const withUnanswered = <Sent>(known: readonly Sent[], sent: Sent): readonly Sent[] =>
  known.length < 2 * atEachEnd ? [...known, sent] : [...known.slice(0, atEachEnd), ...known.slice(atEachEnd + 1), sent];

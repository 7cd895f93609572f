const most = 5;

/**
 * What was sent without an answer, and so may be stored: of a record with a version the first that arrived, since it
 * made the others stale. Therefore the first ones are remembered, however long there is no network.
 */
export const withUnanswered = <Sent>(known: readonly Sent[], sent: Sent): readonly Sent[] =>
  known.length < most ? [...known, sent] : known;

/** Beginnings that nothing but this portal is likely to give a meaning to. */
const ourBeginnings = ['SMTP_', 'SMS_', 'MAIL_', 'STORAGE_', 'OIDC_', 'CLAMD_', 'PUSH_', 'TRUST_'];
/** What a container platform sets for every service beside us, as SMTP_SERVICE_HOST and SMTP_PORT_25_TCP. */
const ofPlatforms = /_(SERVICE_HOST|SERVICE_PORT\w*|PORT_\d+_\w+|ENV_\w+|NAME)$/;

/**
 * Names in the environment that are none of ours but look so, each with the one that was probably meant: one with our
 * beginning, or one slip of the finger (two in a long name) away from ours. Everything else is the system's.
 */
export function unknownVariables(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name) && !ofPlatforms.test(name))
    .flatMap((name) => {
      const [nearest = '', slips = Infinity] =
        known.map((one) => [one, slipsBetween(name, one)] as const).toSorted(([, one], [, other]) => one - other)[0] ??
        [];
      if (slips <= (Math.min(name.length, nearest.length) > 7 ? 2 : 1)) return [`${name} (did you mean ${nearest}?)`];
      return ourBeginnings.some((beginning) => name.startsWith(beginning)) ? [name] : [];
    });
}

/** Letters left out, added, changed, or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[at - 1] === other[column - 1] ? 0 : 1;
      const swapped = at > 1 && column > 1 && one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + same,
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}

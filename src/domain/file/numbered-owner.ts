const digits = 12;
const numbered = /^00000000-0000-8000-8000-([0-9a-f]{12})$/;

/** Files belong to things by UUID; one of a list whose items are numbered (D1 §3) has one made of its number. */
export const ownerIdOfNumber = (number: number): string =>
  `00000000-0000-8000-8000-${number.toString(16).padStart(digits, '0')}`;

/** @returns null for the UUID of something that is not numbered */
export function numberOfOwnerId(ownerId: string): number | null {
  const [, number] = numbered.exec(ownerId) ?? [];
  const found = number === undefined ? Number.NaN : Number.parseInt(number, 16);
  return found <= 2_147_483_647 ? found : null;
}

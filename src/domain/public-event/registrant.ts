import { isEmail } from '#domain/account/check-account.ts';
import type { FieldError } from '#domain/errors.ts';

export const registrantLimits = { name: 100, email: 200, groupName: 100 } as const;

/** What somebody says of themselves and of whom they bring. */
export interface Registrant {
  name: string;
  email: string;
  groupName: string;
  /** Of those who come along, the second person first; empty where nobody said. */
  names: readonly string[];
}

export function registrantProblems({ name, email }: Registrant): FieldError[] {
  const found: FieldError[] = [];
  if (!name.trim()) found.push({ path: 'name', problem: 'required' });
  if (!email.trim()) found.push({ path: 'email', problem: 'required' });
  else if (!isEmail(email.trim())) found.push({ path: 'email', problem: 'format' });
  return found;
}

/** One name for each seat but the first: those that nobody said are empty, those too many are gone. */
export const namesFor = (seats: number, names: readonly string[]): string[] =>
  Array.from({ length: seats - 1 }, (_, at) => names[at]?.trim() ?? '');

/** Which seat of a registration, from 1: `2/12`. */
export const seatText = (number: number, seats: number): string => `${number}/${seats}`;

/** Who sits on a seat, from 1, as the door and the sheet of codes call them. */
export const nameOnSeat = (
  { name, names, seats }: { name: string; names: readonly string[]; seats: number },
  number: number,
): string => (number === 1 ? name : names[number - 2] || `${name} ${seatText(number, seats)}`);

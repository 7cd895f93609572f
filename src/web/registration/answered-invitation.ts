const key = 'answered-invitation';

interface Answered {
  code: string;
  /** Where it led. */
  target: string;
}

/** On this device the invitation was answered: whoever comes back to its link has succeeded, and is not told off. */
export const rememberAnswered = (answered: Answered): void => localStorage.setItem(key, JSON.stringify(answered));

/** Where the invitation with that code led; null where it was not answered here. */
export function answeredTarget(code: string): string | null {
  const text = localStorage.getItem(key);
  const answered = text ? (JSON.parse(text) as Answered) : null;
  return answered?.code === code ? answered.target : null;
}

/** An address or number as its owner recognises it and nobody else learns it: `a•••@example.org`, `•••••456`. */
export function maskContact(contact: string): string {
  const [name = '', host] = contact.split('@');
  return host === undefined ? `•••••${name.slice(-3)}` : `${name.slice(0, 1)}•••@${host}`;
}

/** An address or number as its owner recognises it and nobody else learns it: `a•••@example.org`, `•••••456`. */
export function maskContact(contact: string): string {
  const at = contact.indexOf('@');
  if (at < 0) return '•••••' + contact.slice(-3);
  return `${contact.slice(0, 1)}•••${contact.slice(at)}`;
}

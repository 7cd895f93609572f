import type { World } from '#server/world.ts';

const use = 'message recipient';
const isMail = (text: string): boolean => text.includes('@');

/** @param to an e-mail address, or a phone as +85366123456 */
export const recipientFingerprint = ({ secrets }: World, to: string): string =>
  secrets.fingerprint(isMail(to) ? to.trim().toLowerCase() : to, use);

/** Of whatever somebody may mean by what they typed: a number comes with its country's code or without. */
export function fingerprintsOf(world: World, typed: string): string[] {
  if (isMail(typed)) return [recipientFingerprint(world, typed)];
  const digits = typed.replace(/\D/g, '');
  return ['', ...world.config.SMS_COUNTRY_CODES].map((code) => recipientFingerprint(world, `+${code}${digits}`));
}

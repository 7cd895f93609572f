/** What to call this phone until somebody gives it a better name: `Android`, `iPhone`, `Windows`. */
export function usualDeviceName(userAgent: string): string {
  const names = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'CrOS', 'Linux'];
  return names.find((name) => userAgent.includes(name)) ?? '';
}

/** Old addresses with a hash that other systems still redirect to (D1 §2 Other routes). */
const hashRoutes = ['change-role', 'change-role2', 'recruit', 'public-event', 'home'] as const;

/** `#/recruit?activityId=1` is `/recruit?activityId=1`; null for any other hash. */
export function pathOfHash(hash: string): string | null {
  const [, name, query = ''] = /^#\/([\w-]+)\/?(\?.*)?$/.exec(hash) ?? [];
  return hashRoutes.some((route) => route === name) ? `/${name}${query}` : null;
}

/** What a person can be signed in for (D2 §2). */
export const signInKinds = ['ACTIVITY', 'DINNER_PARTY', 'HOTEL'] as const;
export type SignInKind = (typeof signInKinds)[number];

/** ACTIVITY always, DINNER_PARTY if attending, HOTEL if staying (G78). */
export const kindsOf = (person: { dinner: boolean; hotel: boolean }): SignInKind[] =>
  signInKinds.filter((kind) => kind === 'ACTIVITY' || (kind === 'DINNER_PARTY' ? person.dinner : person.hotel));

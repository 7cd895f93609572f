/** Some fields of a record. */
export const pick = <Whole extends object, Name extends keyof Whole>(
  from: Whole,
  names: readonly Name[],
): Pick<Whole, Name> => Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Whole, Name>;

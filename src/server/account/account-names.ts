/** What an account is called, as SQL for a list of columns: by its username where it has no name in English. */
export const namesOfAccount = (account: string): string =>
  `${account}.name_tc as tc, coalesce(nullif(${account}.name_en, ''), ${account}.username) as en, ${account}.name_pt as pt`;

/** In one word, as SQL: what a notice or the door says of somebody. */
export const nameOfAccount = (account: string): string =>
  `coalesce(nullif(${account}.name_tc, ''), nullif(${account}.name_en, ''), ${account}.username)`;

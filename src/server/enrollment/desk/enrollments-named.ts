/**
 * SQL: the ids of registrations whose unit, or whoever applied for it, has all words. By way of those that have them,
 * as the indexes go.
 * @param words an expression of the type tsquery
 */
export const enrollmentsNamed = (words: string): string => `
  select e.id from unit u join enrollment e on e.unit_id = u.id where u.words @@ ${words}
  union all
  select e.id from account c join enrollment e on e.account_id = c.id where c.words @@ ${words}`;

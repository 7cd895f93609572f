/** Also of what a `with` changes; a `select ... for update` counts too, which does no harm. */
const writing = /\b(?:insert|update|delete|merge|truncate)\b/i;

export const isWriting = (statement: string): boolean => writing.test(statement);

export interface Writes {
  /** How often this process has changed the database. */
  count: number;
}

type Statement = string | { text: string };

/** Counts the statements that change something and run outside a transaction, once they have. */
export function countWrites<Client extends { query: (statement: never, ...more: never[]) => unknown }>(
  client: Client,
  writes: Writes,
): void {
  const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = (statement: Statement, ...more: unknown[]): unknown => {
    const answer = ask(statement, ...more);
    if (isWriting(typeof statement === 'string' ? statement : statement.text)) {
      const count = (): void => void writes.count++;
      void Promise.resolve(answer).then(count, count);
    }
    return answer;
  };
}

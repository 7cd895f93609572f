/** The header by which a call that makes something is known when it is sent again. */
export const onceHeader = 'idempotency-key';

/** Every table, for migrations and queries. */
export * from '#server/account/tables.ts';
export * from '#server/activity/tables.ts';
export * from '#server/participant/tables.ts';
export * from '#server/seed/tables.ts';

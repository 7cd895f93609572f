/** Every table, for migrations and queries. */
export * from '#server/account/tables.ts';
export * from '#server/activity/tables.ts';
export * from '#server/audit/tables.ts';
export * from '#server/enrollment/tables.ts';
export * from '#server/export/tables.ts';
export * from '#server/inbox/tables.ts';
export * from '#server/invitation/tables.ts';
export * from '#server/jobs/tables.ts';
export * from '#server/message/tables.ts';
export * from '#server/notice/tables.ts';
export * from '#server/participant/tables.ts';
export * from '#server/reference/tables.ts';
export * from '#server/seed/tables.ts';
export * from '#server/setting/tables.ts';
export * from '#server/sign-in/tables.ts';
export * from '#server/verification/tables.ts';
export * from '#server/workflow/tables.ts';

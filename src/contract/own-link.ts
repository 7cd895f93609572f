import type { ErrorCode } from '#domain/errors.ts';

/** What an endpoint may refuse that opens a record by the link in the header `own-link`. */
export const ownLinkErrors = ['LINK_HAS_EXPIRED', 'ENTITY_NOT_FOUND'] as const satisfies readonly ErrorCode[];

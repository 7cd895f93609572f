import { z } from 'zod';
import type { ErrorCode } from '#domain/errors.ts';
import { isBusinessDate, isInstant, type BusinessDate, type Instant as InstantText } from '#domain/instant.ts';
import type { OrgType } from '#domain/account/roles.ts';

/**
 * Who may call an endpoint: anybody; any logged-in account; a paired device; or a logged-in account whose present role
 * is one of those listed. What a person may do to one record is the handler's to decide.
 */
export type Access = 'public' | 'account' | 'device' | readonly OrgType[];

/** Answers that are not JSON: a file, a stream of server-sent events, or another address to go to. */
export type RawReply = 'file' | 'events' | 'redirect';

export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below /event-api, with `{name}` for each parameter. */
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** A zod schema for JSON; `multipart` when the handler reads files itself. */
  body?: z.ZodType | 'multipart';
  reply: z.ZodType | RawReply;
  /** What it may answer besides what every endpoint may (`commonErrors`). */
  errors: readonly ErrorCode[];
  /** At most so many calls per address and minute; else the server's general limit. */
  perMinute?: number;
  /** Also for an account that must change its password before anything else. */
  beforePasswordChange?: true;
  /** Also for a device taken out of service, so that it can hand over what it holds. */
  revokedToo?: true;
  /**
   * Hot endpoints serialise by their JSON schema (undeclared fields are still dropped); the others have their reply
   * parsed, so that a wrong one is our own 500.
   */
  hot?: true;
  /**
   * Whoever asks without a login is told the same as everybody else who asks the same; so it is computed and compressed
   * once for many, and may be two seconds old. Its handler knows the question alone.
   */
  sameForAll?: true;
  /**
   * A login is told the same again until it, its account, its unit or an activity changes, so it is computed once until
   * then. Its handler knows who asks and the question alone.
   */
  sameForLogin?: true;
  /**
   * It makes something anew each time it is called. Sent again with the same `onceHeader`, a UUID of the sender's,
   * as by whoever got no answer, it is done once and answered as it was.
   */
  once?: true;
}

export type Api = Record<string, Endpoint>;

export const commonErrors = [
  'PARAMS_ERROR',
  'LOGIN_REQUIRED',
  'NO_PERMISSION',
  'PASSWORD_CHANGE_REQUIRED',
  'REQUEST_TOO_FREQUENTLY',
  'CONNECTION_FAILED',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** What every endpoint for devices may answer besides. */
export const deviceErrors = ['DEVICE_PROOF_ERROR', 'DEVICE_PROOF_TIME'] as const satisfies readonly ErrorCode[];

/** Every code that an endpoint may refuse with. */
export const refusalsOf = ({
  access,
  errors,
  once,
}: Pick<Endpoint, 'access' | 'errors' | 'once'>): readonly ErrorCode[] => [
  ...commonErrors,
  ...(access === 'device' ? deviceErrors : []),
  ...(once ? (['ALREADY_SENT'] as const) : []),
  ...errors,
];

export const apiPrefix = '/event-api';

/** UTC to the millisecond. */
export const Instant = z
  .string()
  .refine((text): text is InstantText => isInstant(text))
  .meta({ format: 'date-time', examples: ['2026-11-21T04:05:06.789Z'] }) as unknown as z.ZodType<InstantText, string>;

/** A calendar day in Macau, YYYY-MM-DD. */
export const BusinessDay = z
  .string()
  .refine((text): text is BusinessDate => isBusinessDate(text))
  .meta({ format: 'date' }) as unknown as z.ZodType<BusinessDate, string>;

/** The documents' date and time in Macau, YYYY-MM-DD HH:mm:ss (D1 §9). */
export const WireDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);

export const Id = z.uuid();

/** Of what was read: whoever writes sends it back, and is refused when it has changed since. */
export const Version = z.number().int().min(1);

/** The largest that an integer column holds. */
const largestNumber = 2_147_483_647;
/** Items of lists are numbered. */
export const ItemId = z.number().int().min(1).max(largestNumber);
export const ItemIdInPath = z.coerce.number().int().min(1).max(largestNumber);

/** Paging as the documents have it: pages from 0 (G41). */
export const pageQuery = (largest: number, usual: number) => ({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  size: z.coerce.number().int().min(1).max(largest).default(usual),
});

/** What `pageOf` reads. */
export interface PageOf<Item> {
  content: Item[];
  totalElements: number;
}

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalElements: z.number().int().min(0) });

const counted = { totalElements: z.number().int().min(0), more: z.boolean() };

/** A number beside a list: of very many, `more` says that there are more than were counted. */
export const Counted = z.object(counted);
export type Counted = z.infer<typeof Counted>;

/** Of a list too long to be counted: `more` says that there are more than were counted. */
export const countedPageOf = <Item extends z.ZodType>(item: Item) => pageOf(item).extend(counted);

/** For endpoints that only confirm. */
export const Done = z.object({ done: z.literal(true) });

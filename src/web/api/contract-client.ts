import type { Endpoint } from '#contract/api.ts';
import type { Once } from './once.ts';
import type { AddressPart, AnyEndpoint, BodyTo, ReplyTo } from './endpoint-types.ts';

/**
 * openapi-fetch's client, typed by the endpoint tables themselves. The types that openapi-fetch brings would take text
 * with a meaning of its own, as an instant, for an object and take it apart.
 */
export type ContractClient = { [By in Endpoint['method'] as Uppercase<By>]: Call<EndpointsBy[By]> };

/** By method, then by path. */
type EndpointsBy = {
  [By in Endpoint['method']]: { [One in Extract<AnyEndpoint, { method: By }> as One['path']]: One };
};

type Call<Endpoints> = <Path extends keyof Endpoints>(
  path: Path,
  ...given: Given<Parts<Endpoints[Path]>>
) => Promise<{ data: ReplyTo<Endpoints[Path]>; response: Response }>;

/** What has nothing that must be given may be called with the path alone. */
type Given<Wanted> = Partial<Wanted> extends Wanted ? [Wanted?] : [Wanted];

type Parts<One> = Address<One> &
  (One extends { body: unknown } ? { body: BodyTo<One> } : { body?: never }) &
  (One extends { reply: 'file' } ? { parseAs: 'blob' } : { parseAs?: never }) & {
    signal?: AbortSignal;
  } & (One extends { once: true } ? Once : { headers?: Record<string, string> });

/** What stands in an endpoint's address. */
export type Address<One> = InPath<One> & InQuery<One> extends infer Wanted
  ? Partial<Wanted> extends Wanted
    ? { params?: Wanted }
    : { params: Wanted }
  : never;

type InPath<One> = One extends { params: infer Params }
  ? string extends keyof AddressPart<Params>
    ? unknown
    : { path: AddressPart<Params> }
  : unknown;

type InQuery<One> = One extends { query: infer Query }
  ? Partial<AddressPart<Query>> extends AddressPart<Query>
    ? { query?: AddressPart<Query> }
    : { query: AddressPart<Query> }
  : unknown;

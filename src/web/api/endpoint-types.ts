import type { z } from 'zod';
import type { Endpoint } from '#contract/api.ts';
import type { apis } from '#contract/index.ts';

/** What the endpoint tables say, as types: dates, ids and words keep their own. Whoever imports these loads no table. */
type Table = (typeof apis)[keyof typeof apis];
type NameIn<One> = One extends unknown ? keyof One : never;

/** No two endpoints share a name. */
export type EndpointName = NameIn<Table>;
export type EndpointOf<Name extends EndpointName> = Extract<Table, Record<Name, unknown>>[Name] & Endpoint;

type RowIn<One> = One extends unknown ? One[keyof One] : never;
export type AnyEndpoint = RowIn<Table>;

/** What it answers: a file is the bytes themselves. */
export type ReplyTo<One> = One extends { reply: infer Reply }
  ? Reply extends z.ZodType
    ? z.output<Reply>
    : Reply extends 'file'
      ? Blob
      : never
  : never;
export type ReplyOf<Name extends EndpointName> = ReplyTo<EndpointOf<Name>>;

/** What it is sent: what has a default may be left out. */
export type BodyTo<One> = One extends { body: infer Body }
  ? Body extends z.ZodType
    ? z.input<Body>
    : FormData
  : never;
export type BodyOf<Name extends EndpointName> = BodyTo<EndpointOf<Name>>;

/** Parts of the address, as the text that they become or as what it stands for. */
export type AddressPart<Schema> = Schema extends z.ZodType
  ? {
      [Part in keyof z.input<Schema>]: Given<
        z.input<Schema>[Part],
        Part extends keyof z.output<Schema> ? z.output<Schema>[Part] : never
      >;
    }
  : never;
type Given<Text, Meaning> = unknown extends Text ? Meaning : Text | Meaning;

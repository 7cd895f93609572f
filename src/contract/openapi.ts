import type { z } from 'zod';
import { errorStatus } from '#domain/errors.ts';
import { onceHeader } from '#domain/once.ts';
import { proofHeader } from '#domain/sign-in/device-proof.ts';
import { type Api, apiPrefix, type Endpoint, refusalsOf } from './api.ts';
import { type Json, JsonSchemas } from './json-schemas.ts';

const errorBody = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'problem'],
        properties: {
          path: { type: 'string' },
          problem: { type: 'string' },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
    serverTime: { type: 'string', format: 'date-time', description: 'With DEVICE_PROOF_TIME' },
  },
};

const deviceToken =
  `The token of a paired device. One that sent a proofKey when it was paired signs each request: the header
${proofHeader} is its time in ms since 1970 as the server would tell it, the hexadecimal SHA-256 of the body (nothing
without one) and the signature, with dots between them. Signed (ECDSA, P-256, SHA-256, r and s in hexadecimal) are the
lines method, path with query below ${apiPrefix}, time, token and body hash.`.replaceAll('\n', ' ');

const onceKey = {
  name: onceHeader,
  in: 'header',
  description: 'Sent again with the same one, as after a lost answer, it is done once and answered as it was',
  schema: { type: 'string', format: 'uuid' },
};

/**
 * The endpoint tables as an OpenAPI 3.1 document.
 * @param shared schemas that several endpoints may use, by the name that they are to have in it
 */
export function openApiDocument(apis: readonly Api[], shared: Readonly<Record<string, z.ZodType>>): Json {
  const schemas = new JsonSchemas(shared);
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of apis.flatMap((api) => Object.entries<Endpoint>(api))) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: operation(name, endpoint, schemas) };
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Event portal', version: '1.0.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: apiPrefix }],
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const securitySchemes = {
    account: { type: 'http', scheme: 'bearer', description: 'The access token of a login' },
    device: { type: 'http', scheme: 'bearer', description: deviceToken },
  };
  return schemas.within(document, { securitySchemes, parameters: { OnceKey: onceKey }, schemas: { Error: errorBody } });
}

function operation(name: string, endpoint: Endpoint, schemas: JsonSchemas): Json {
  const roles = Array.isArray(endpoint.access) ? endpoint.access : null;
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(roles ? { description: `For ${roles.join(', ')}.` } : {}),
    security: endpoint.access === 'public' ? [] : [{ [endpoint.access === 'device' ? 'device' : 'account']: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path', schemas),
      ...parameters(endpoint.query, 'query', schemas),
      ...(endpoint.once ? [{ $ref: '#/components/parameters/OnceKey' }] : []),
    ],
    ...requestBody(endpoint, schemas),
    responses: { ...success(endpoint, schemas), ...failures(endpoint) },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', schemas: JsonSchemas): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.of(schema, 'input');
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function requestBody({ body }: Endpoint, schemas: JsonSchemas): Json {
  if (!body) return {};
  if (body === 'multipart') {
    const file = {
      type: 'object',
      properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  return { requestBody: { required: true, content: { 'application/json': { schema: schemas.of(body, 'input') } } } };
}

function success({ reply, summary }: Endpoint, schemas: JsonSchemas): Json {
  if (reply === 'redirect') {
    return { 302: { description: summary, headers: { location: { required: true, schema: { type: 'string' } } } } };
  }
  const type =
    reply === 'file' ? 'application/octet-stream' : reply === 'events' ? 'text/event-stream' : 'application/json';
  const schema = typeof reply === 'string' ? { type: 'string' } : schemas.of(reply, 'output');
  return { 200: { description: summary, content: { [type]: { schema } } } };
}

function failures(endpoint: Endpoint): Json {
  const codes = refusalsOf(endpoint);
  const byStatus = Object.groupBy(codes, (code) => errorStatus[code]);
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [status, { description: [...new Set(list)].join(', '), content }]),
  );
}

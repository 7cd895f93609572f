import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The raw response, for whoever writes it without Fastify, with the headers that every answer has. */
export function takeOver(reply: FastifyReply): ServerResponse {
  const { raw } = reply;
  const headers = Object.entries(reply.getHeaders());
  reply.hijack();
  for (const [name, value] of headers) if (value !== undefined && !raw.headersSent) raw.setHeader(name, value);
  return raw;
}

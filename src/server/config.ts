import { resolve } from 'node:path';
import { z } from 'zod';
import { smsBody } from './message/sms-body.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));

const isThisMachine = (url: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

const hops = z
  .string()
  .regex(/^\d$/)
  .transform((text) => Number(text));
const networks = z
  .string()
  .transform((text) => text.split(',').map((network) => network.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1));

/** What the environment may say. One row per variable: its check, its default, and what a wrong value is told. */
const variables = z
  .object({
    PORT: port.default(8080).describe('a port from 0 to 65535; 0 takes any free one'),
    HOST: z.string().min(1).default('127.0.0.1').describe('the address to listen on, as 127.0.0.1 or 0.0.0.0'),
    DATA_DIR: z.string().min(1).default('.data').describe('a folder for the embedded database, files and secrets'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe('postgres://user:password@host:5432/database; without it the embedded database is used'),
    DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('connections to PostgreSQL, 2 to 200'),
    DATABASE_NAMED_STATEMENTS: z.stringbool().default(true).describe('false behind a transaction-pooling proxy'),
    PUBLIC_URL: address.optional().describe('the address people use, as https://events.example.org'),
    TRUST_PROXY: z
      .union([hops, networks])
      .default(0)
      .describe('how many proxies stand in front, as 1, or their networks, as 10.0.0.0/8; true would believe anybody'),
    PRODUCT_CODE: z
      .string()
      .regex(/^[A-Z][A-Z0-9]{0,15}$/)
      .default('FUND')
      .describe('the prefix of statuses and roles: 1 to 16 capital letters and digits'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .default('info')
      .describe('fatal, error, warn, info, debug, trace or silent'),
    SECRET_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional()
      .describe('64 hexadecimal digits (openssl rand -hex 32): what all other secrets are derived from'),
    OIDC_ISSUER: z.url().optional().describe('an OpenID provider to use instead of the embedded one'),
    OIDC_CLIENT_ID: z.string().min(1).default('event').describe('the client id at that provider'),
    OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('the client secret at that provider'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe('smtp://user:password@host:587; without it mail stays in the outbox'),
    MAIL_FROM: z
      .string()
      .min(3)
      .default('no-reply@localhost')
      .describe("the sender of mails: an address of yours, which goes by the portal's name, or a name and <address>"),
    SMS_URL: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('an HTTP gateway; without it SMS stays in the outbox'),
    SMS_TOKEN: z.string().min(1).optional().describe('the bearer token of the SMS gateway'),
    SMS_BODY: z
      .string()
      .default('{"to":"{to}","text":"{text}"}')
      .transform((template, context) => {
        const body = smsBody(template);
        if (body) return body;
        context.addIssue('not a body');
        return z.NEVER;
      })
      .describe('what the gateway is sent: JSON or form fields with {text} and {to} or {digits} in them'),
    SMS_COUNTRY_CODES: z
      .string()
      .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/)
      .default('853,86,852,886,351,55,238,239,244,245,258,670,1,33,34,39,44,49,60,61,62,63,64,65,66,81,82,84,91')
      .transform((codes) => codes.split(','))
      .describe('the countries that strangers may have codes sent to, as 853,86,852'),
    STORAGE_S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional()
      .describe('the bucket of an S3 service for files; without it they are kept in DATA_DIR'),
    STORAGE_S3_ENDPOINT: address
      .optional()
      .describe("the address of an S3 service other than Amazon's, as https://s3.example.org"),
    STORAGE_S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .default('us-east-1')
      .describe('the region of the bucket, as ap-east-1'),
    STORAGE_S3_KEY_ID: z.string().min(1).optional().describe('the access key id; needed with STORAGE_S3_BUCKET'),
    STORAGE_S3_SECRET: z.string().min(1).optional().describe('the secret access key; needed with STORAGE_S3_BUCKET'),
    STORAGE_S3_PREFIX: z
      .string()
      .regex(/^([a-z0-9-]+\/)*$/)
      .default('')
      .describe('what goes before every key, empty or ending in a slash, as portal/'),
    CLAMD_URL: z
      .url({ protocol: /^(tcp|unix)$/ })
      .optional()
      .describe('tcp://host:3310 or unix:///run/clamav/clamd.ctl; without it files are not scanned, and it is said'),
    PUSH_SERVICES: z
      .string()
      .default('fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com')
      .transform((text) => text.split(',').map((name) => name.trim()))
      .describe('hosts that push messages may be sent through, with commas between them'),
    SECURITY_CONTACT: z
      .union([z.url({ protocol: /^https$/ }), z.string().regex(/^mailto:\S+@\S+$/)])
      .optional()
      .describe('who is told of a hole in the portal, as mailto:security@example.org or https://example.org/security'),
    TLS_CERT: z.string().optional().describe('a file with the certificate, to serve HTTPS without a proxy'),
    TLS_KEY: z.string().optional().describe("a file with the certificate's key"),
  })
  // Mail from localhost is thrown away by whoever it goes to; a mail server for tests on this machine takes it.
  .refine((env) => !env.SMTP_URL || isThisMachine(env.SMTP_URL) || !/@localhost\b/.test(env.MAIL_FROM), {
    path: ['MAIL_FROM'],
  })
  .refine((env) => Boolean(env.TLS_CERT) === Boolean(env.TLS_KEY), { path: ['TLS_CERT'] })
  .refine((env) => !env.STORAGE_S3_BUCKET || env.STORAGE_S3_KEY_ID, { path: ['STORAGE_S3_KEY_ID'] })
  .refine((env) => !env.STORAGE_S3_BUCKET || env.STORAGE_S3_SECRET, { path: ['STORAGE_S3_SECRET'] });

export const variableNames = Object.keys(variables.shape);

export interface Config extends z.infer<typeof variables> {
  /** Demo data, demo accounts, and the hints about them. */
  demo: boolean;
  publicUrl: string;
}

export class WrongEnvironment extends Error {}

/** What the demo makes up or does without. */
const neededOutsideDemo = [
  {
    name: 'SECRET_KEY',
    words:
      'SECRET_KEY is missing. Outside the demo it is not made up: give 64 hexadecimal digits (openssl rand -hex 32) and keep them safe.',
  },
  { name: 'PUBLIC_URL', words: 'PUBLIC_URL is missing: the address people use, as https://events.example.org' },
] as const;

/** @param demo whether a missing secret may be made. @throws WrongEnvironment with a line per wrong value */
export function readConfig(environment: Record<string, string | undefined>, demo: boolean): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      const described = variables.shape[name as keyof typeof variables.shape]?.description ?? '';
      return `  ${name}: ${described}`;
    });
    throw new WrongEnvironment(`These environment variables are not right:\n${[...new Set(lines)].join('\n')}`);
  }
  const env = parsed.data;
  const missing = demo ? [] : neededOutsideDemo.filter(({ name }) => !env[name]);
  if (missing.length > 0) throw new WrongEnvironment(missing.map(({ words }) => words).join('\n'));
  const scheme = env.TLS_CERT ? 'https' : 'http';
  return {
    ...env,
    demo,
    DATA_DIR: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL ?? `${scheme}://${env.HOST === '0.0.0.0' ? '127.0.0.1' : env.HOST}:${env.PORT}`,
  };
}

import { z } from 'zod';
import type { Api, Endpoint } from '#contract/api.ts';
import { apis } from '#contract/index.ts';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  enum?: string[];
  default?: unknown;
}

const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
const replySchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema;

/** Of many rows, page by page: `content` beside a number of pages or a place to go on. */
function isList({ method, path, reply, body }: Endpoint): boolean {
  if (typeof reply === 'string' || body === 'multipart') return false;
  if (method !== 'get' && !(method === 'post' && path.endsWith('/search'))) return false;
  const { properties = {} } = replySchema(reply);
  return properties['content']?.type === 'array' && ('totalElements' in properties || 'next' in properties);
}

export interface ListEndpoint {
  name: string;
  endpoint: Endpoint;
  /** Filters and order; a value that names something known stands for it. */
  narrowed?: Record<string, string>;
}

/** By one, two and three words, as names occur, and one that hardly anybody has. */
const namesSearched = {
  'one word': { search: 'chan' },
  'two words': { search: 'maria chan' },
  'three words': { search: 'wong ka man' },
  'a name in characters': { search: '陳嘉文' },
};
const unitsSearched = { 'a unit': { search: '澳門科技' }, 'a unit in two words': { search: '澳門 大學' } };

/** How staff ask most of the lists that they use most, beside asking for all of it. */
const narrowedLists: Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>> = {
  searchAccounts: {
    'role and activity': { orgType: 'EXHIBITOR', activityId: 'activityId' },
    'last login': { sort: 'lastLogin:desc' },
    ...namesSearched,
  },
  searchUnits: unitsSearched,
  deskEnrollments: {
    status: { status: 'FUND_PASS' },
    'status and activity': { status: 'FUND_PASS', activityId: 'activityId' },
  },
  inbox: { turn: { turn: 'FUND' }, 'turn and workflow': { turn: 'UNIT', workflow: 'ENROLLMENT' } },
  searchInvitations: { unanswered: { unanswered: 'true' }, ...unitsSearched },
  searchParticipants: {
    'by name': { sort: 'pinyin:asc' },
    dinner: { kind: 'DINNER_PARTY' },
    'a night': { night: '2026-12-02' },
    expected: { state: 'expected' },
    ...namesSearched,
    ...unitsSearched,
  },
  participantBadges: namesSearched,
  people: { 'not in yet': { signed: 'notFully' }, 'all in': { signed: 'fully' }, ...namesSearched, ...unitsSearched },
  messages: { 'to one address': { search: 'crowd@example.org' } },
  audit: { action: { action: 'unit.edit' }, record: { subjectId: 'unitId' } },
};

/** Every list there is, found in the tables of endpoints so that none is forgotten. */
export const listEndpoints: readonly ListEndpoint[] = Object.values<Api>(apis).flatMap((api) =>
  Object.entries(api)
    .filter(([, endpoint]) => isList(endpoint))
    .flatMap(([name, endpoint]) => [
      { name, endpoint },
      ...Object.entries(narrowedLists[name] ?? {}).map(([how, narrowed]) => ({
        name: `${name} (${how})`,
        endpoint,
        narrowed,
      })),
    ]),
);

const longestPage = 50;

export interface ListCall {
  path: string;
  body: Record<string, unknown> | undefined;
}

/**
 * The call with what must be given and what it is narrowed by, and a page that the smallest portal fills too where it
 * would be longer. @returns null when something must be given that is not known
 */
export function listCall(
  { endpoint: { path, params, query, body }, narrowed = {} }: ListEndpoint,
  known: Record<string, string>,
): ListCall | null {
  const given = (schema: z.ZodType | undefined): Record<string, string> | null => {
    if (!schema) return {};
    const { required = [], properties = {} } = schemaOf(schema);
    const values = required.map((name) => [name, known[name] ?? properties[name]?.enum?.[0]] as const);
    return values.some(([, value]) => value === undefined)
      ? null
      : Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
  };
  const places = given(params);
  const questions = given(query);
  const content = body && body !== 'multipart' ? given(body) : undefined;
  if (!places || !questions || content === null) return null;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '');
  const pageSize = query && schemaOf(query).properties?.['size']?.default;
  const size = typeof pageSize === 'number' && pageSize > longestPage ? [['size', String(longestPage)]] : [];
  const filters = Object.entries(narrowed).map(([name, value]) => [name, known[value] ?? value]);
  return {
    path: `${filled}?${new URLSearchParams([...Object.entries(questions), ...size, ...filters])}`,
    body: content,
  };
}

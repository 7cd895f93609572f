import { z } from 'zod';

export type Json = Record<string, unknown>;
export type JsonSchema = Json & { properties?: Json; required?: string[] };

const place = '#/components/schemas/';
/** What is sent may leave out what has a default, so it may need a schema beside that of what is answered. */
const inputSuffix = 'Input';

/** The JSON schemas of a document: what several of its places use stands in it once, by its name. */
export class JsonSchemas {
  readonly #shared = new Map<string, Json>();

  /** @param named by the names that they are to have */
  constructor(named: Readonly<Record<string, z.ZodType>>) {
    for (const [id, schema] of Object.entries(named)) {
      z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
    }
  }

  of(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const nameOf = (id: string) => (io === 'input' ? id + inputSuffix : id);
    const written = z.toJSONSchema(z.union([schema]), { io, unrepresentable: 'any', reused: 'inline' }) as Json;
    const { $defs = {}, anyOf } = placed(written, nameOf) as { $defs?: Json; anyOf: [JsonSchema] };
    for (const [id, definition] of Object.entries($defs)) {
      const { id: _id, ...rest } = definition as Json;
      this.#shared.set(nameOf(id), rest);
    }
    return anyOf[0];
  }

  /** The document with all of them; one that is the same both ways is there once. */
  within(document: Json, components: Json & { schemas: Json }): Json {
    const twice = [...this.#shared.keys()].filter((name) => name.endsWith(inputSuffix));
    const merged = new Set(twice);
    const single = (name: string) => (merged.has(name) ? name.slice(0, -inputSuffix.length) : name);
    const rewritten = (value: unknown) => JSON.stringify(placed(value, single, place));
    // Two that differ make whatever refers to them differ too.
    for (let before = -1; before !== merged.size;) {
      before = merged.size;
      for (const name of merged) {
        const other = this.#shared.get(single(name));
        if (other && rewritten(other) !== rewritten(this.#shared.get(name))) merged.delete(name);
      }
    }
    const schemas = [...this.#shared].map(([name, schema]) => [single(name), placed(schema, single, place)] as const);
    const sorted = [...new Map(schemas)].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      ...(placed(document, single, place) as Json),
      components: { ...components, schemas: { ...components.schemas, ...Object.fromEntries(sorted) } },
    };
  }
}

/** A copy whose references lead elsewhere. */
function placed(value: unknown, rename: (id: string) => string, from = '#/$defs/'): unknown {
  if (Array.isArray(value)) return value.map((part) => placed(part, rename, from));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const leads = key === '$ref' && typeof part === 'string' && part.startsWith(from);
      return [key, leads ? place + rename(part.slice(from.length)) : placed(part, rename, from)];
    }),
  );
}

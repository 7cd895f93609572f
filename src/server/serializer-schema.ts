import { z } from 'zod';

/**
 * What a hot reply is written out by. What may be null is said so: as one of two schemas, as zod has it, the serializer
 * would try out both with a validator for every such field of every row.
 */
export const serializerSchema = (reply: z.ZodType) =>
  z.toJSONSchema(reply, {
    target: 'draft-7',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const { anyOf = [] } = jsonSchema;
      const [other, ...more] = anyOf.filter(({ type }) => type !== 'null');
      if (anyOf.length !== 2 || !other || more.length > 0 || typeof other.type !== 'string') return;
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, other, { nullable: true });
    },
  });

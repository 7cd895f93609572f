import { z } from 'zod';
import { type ErrorCode, errorStatus } from '#domain/errors.ts';
import { askedFor } from '#domain/workflow.ts';

const Code = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/**
 * The moves that whoever asks can make now. One with something missing is shown disabled, with the sentence of that code;
 * what it asks for is to be given along with it.
 */
export const offersOf = <Name extends string>(moves: readonly [Name, ...Name[]]) =>
  z.array(
    z.object({
      move: z.enum(moves),
      missing: Code.nullable(),
      asks: z.array(
        z.object({
          what: z.enum(askedFor),
          required: z.boolean(),
          /** Of a count; null where there is no largest. */
          most: z.number().int().nullable(),
        }),
      ),
    }),
  );

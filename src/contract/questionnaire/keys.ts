import { z } from 'zod';

/** Of a question, a choice or a row; made by whoever writes it. */
export const ItemKey = z.string().regex(/^[\w-]{1,40}$/);

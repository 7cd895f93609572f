import { z } from 'zod';
import { importActions, textEncodings } from '#domain/sheet/import.ts';
import { Id } from './api.ts';

export const RowError = z.object({
  path: z.string(),
  problem: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

const Counts = z.object({ add: z.number(), update: z.number(), unchanged: z.number(), error: z.number() });

/** What confirming an uploaded sheet would do, row by row. @param shape what a row tells beside that */
export const sheetPreview = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    importId: Id,
    fileName: z.string(),
    /** Null for xlsx, which says so itself. */
    encoding: z.enum(textEncodings).nullable(),
    /** Names this very plan; a confirmation of another one is refused. */
    plan: z.string(),
    counts: Counts,
    rows: z.array(
      z.object({
        /** As the sheet counts, the head being row 1. */
        row: z.number().int(),
        action: z.enum(importActions),
        errors: z.array(RowError),
        ...shape,
      }),
    ),
  });

/** A row of any sheet's preview. */
export interface SheetRow {
  row: number;
  action: (typeof importActions)[number];
  errors: z.infer<typeof RowError>[];
}
export type SheetPreview<Row extends SheetRow> = Omit<z.infer<ReturnType<typeof sheetPreview<{}>>>, 'rows'> & {
  rows: Row[];
};

/** Of the calls that do what a preview said. */
export const sheetConfirmation = {
  params: z.object({ importId: Id }),
  body: z.object({ plan: z.string().max(100) }),
  reply: z.object({ added: z.number().int(), updated: z.number().int() }),
} as const;

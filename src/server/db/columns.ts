import { customType, uuid } from 'drizzle-orm/pg-core';
import type { BusinessDate, Instant } from '#domain/instant.ts';
import { newId } from '#domain/id.ts';
import { instantOfText } from './instant-of-text.ts';

/** timestamptz, read and written as an `Instant`. */
export const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: instantOfText,
});

export const businessDate = customType<{ data: BusinessDate; driverData: string }>({ dataType: () => 'date' });

/** The transaction that last wrote a row: with the oldest one still running it makes a feed that skips nobody. */
export const writingTransaction = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

export const id = () => uuid('id').primaryKey().$defaultFn(newId);

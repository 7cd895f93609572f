/**
 * Time has one representation: `Instant`, UTC to the millisecond as `2026-11-21T04:05:06.789Z`, so that text order is
 * time order. The business zone is Asia/Macau, which has had no daylight saving since 1979; a `BusinessDate` is a
 * calendar day there.
 */
export type Instant = string & { readonly instant: unique symbol };
export type BusinessDate = string & { readonly businessDate: unique symbol };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** As a length of time; a day of the calendar in Macau is as long. */
export const dayMs = 24 * hourMs;

const businessOffsetMs = 8 * hourMs;

export const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const businessDatePattern = /^\d{4}-\d{2}-\d{2}$/;

/** @param ms milliseconds since 1970, UTC. @throws RangeError outside what a date can hold. */
export const instantOf = (ms: number): Instant => new Date(ms).toISOString() as Instant;

export const msOf = (instant: Instant): number => Date.parse(instant);

export const isInstant = (text: string): text is Instant =>
  instantPattern.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

export const isBusinessDate = (text: string): text is BusinessDate =>
  businessDatePattern.test(text) && isInstant(`${text}T00:00:00.000Z`);

export const plusMs = (instant: Instant, ms: number): Instant => instantOf(msOf(instant) + ms);

/** The calendar day in Macau at that instant. */
export const businessDateAt = (instant: Instant): BusinessDate =>
  new Date(msOf(instant) + businessOffsetMs).toISOString().slice(0, 10) as BusinessDate;

/** 00:00:00 of that day in Macau. */
export const startOfBusinessDate = (date: BusinessDate): Instant =>
  instantOf(Date.parse(`${date}T00:00:00.000Z`) - businessOffsetMs);

/** The first instant after that day in Macau; a window that ends on a day is open while now is before it (G39). */
export const endOfBusinessDate = (date: BusinessDate): Instant => plusMs(startOfBusinessDate(date), dayMs);

export const businessDatePlus = (date: BusinessDate, days: number): BusinessDate =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10) as BusinessDate;

/** `YYYY-MM-DD HH:mm:ss` in Macau: how dates are shown and how the documented calls send them (D1 §9). */
export const businessDateTime = (instant: Instant): string =>
  new Date(msOf(instant) + businessOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** Keeps the header still until it is known who is logged in. */
export const room = <span className="min-h-touch min-w-touch" />;

/** Of the portals in tests, 64 hexadecimal digits as `SECRET_KEY` wants them. */
export const secretKey = '5e'.repeat(32);

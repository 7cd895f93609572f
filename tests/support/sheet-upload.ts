import type { TestWorld } from './world.ts';

const boundary = 'sheet';

/** Sends one file as a browser does. */
export async function uploadSheet<Body>(
  world: TestWorld,
  path: string,
  { file, name = 'sheet.csv', token }: { file: Buffer | string; name?: string; token: string },
): Promise<{ status: number; body: Body }> {
  const response = await world.app.inject({
    method: 'POST',
    url: `/event-api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
      Buffer.from(file),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  return { status: response.statusCode, body: response.json<Body>() };
}

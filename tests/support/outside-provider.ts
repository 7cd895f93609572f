import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface OutsidePerson {
  sub: string;
  email: string;
  verified: boolean;
}

export interface OutsideProvider {
  issuer: string;
  clientSecret: string;
  /** Who is sitting in front of it: logged in without being asked. */
  sitting(person: OutsidePerson): void;
  /** Follows a login from the portal's redirect to the code. @returns path and query that it leads back to */
  answer(authorizationAddress: string): Promise<string>;
  stop(): Promise<void>;
}

/** An identity provider of somebody else, on a port of its own, as a ministry might run one. */
export async function startOutsideProvider(redirectUri: string): Promise<OutsideProvider> {
  const clientSecret = 'a-secret-of-the-outside-provider';
  let person: OutsidePerson | null = null;
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    clients: [{ client_id: 'portal', client_secret: clientSecret, redirect_uris: [redirectUri] }],
    cookies: { keys: ['outside'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'email'],
    extraParams: ['type', 'frontend'],
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/sitting/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: person?.email, email_verified: person?.verified }),
    }),
    async loadExistingGrant(ctx) {
      const grant = new ctx.oidc.provider.Grant({ accountId: person?.sub ?? '', clientId: 'portal' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  handle = (request, response) => {
    if (!request.url?.startsWith('/sitting/')) return void callback(request, response);
    return void provider.interactionFinished(request, response, { login: { accountId: person?.sub ?? '' } });
  };

  return {
    issuer,
    clientSecret,
    sitting: (who) => (person = who),
    async answer(authorizationAddress) {
      const cookies = new Map<string, string>();
      let address = authorizationAddress;
      while (!address.startsWith(redirectUri)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(new URL(address, issuer), { redirect: 'manual', headers: { cookie } });
        for (const header of response.headers.getSetCookie()) {
          const [pair = ''] = header.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        address = response.headers.get('location') ?? '';
        if (!address) throw new Error(`the outside provider answered ${response.status}: ${await response.text()}`);
      }
      const { pathname, search } = new URL(address);
      return pathname + search;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { expect, test } from 'vitest';
import { variableNames } from './config.ts';
import { unknownVariables } from './unknown-variables.ts';

test.each([
  ['SMTP_ULR', 'SMTP_ULR (did you mean SMTP_URL?)'],
  ['SECRETKEY', 'SECRETKEY (did you mean SECRET_KEY?)'],
  ['PUBLIC_ULR', 'PUBLIC_ULR (did you mean PUBLIC_URL?)'],
  ['PROT', 'PROT (did you mean PORT?)'],
  ['STORAGE_S3_KEYID', 'STORAGE_S3_KEYID (did you mean STORAGE_S3_KEY_ID?)'],
  ['SMTP_PASSWORD', 'SMTP_PASSWORD'],
  ['OIDC_SCOPE', 'OIDC_SCOPE'],
])('%s is named to whoever starts the portal', (name, named) => {
  expect(unknownVariables([name], variableNames)).toEqual([named]);
});

test("the system's own variables are nobody's mistake", () => {
  const system = `HOME PATH USER SHELL PWD OLDPWD LANG LC_ALL TERM HOSTNAME TZ LOGNAME MAIL NODE_ENV NODE_OPTIONS
    npm_config_cache TMPDIR XDG_RUNTIME_DIR SSH_AUTH_SOCK COLORTERM INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID
    KUBERNETES_SERVICE_HOST POSTGRES_PASSWORD SMTP_SERVICE_HOST SMTP_PORT_25_TCP_ADDR PGHOST CI EDITOR OSTYPE`.split(
    /\s+/,
  );
  expect(unknownVariables([...system, ...variableNames], variableNames)).toEqual([]);
});

import { createServer, type AddressInfo } from 'node:net';

export interface MailServer {
  url: string;
  /** Every mail as it came, headers and body. */
  taken: string[];
  /** Answers so to the address of a recipient from now on, as `550 no such person`; null takes everybody. */
  refuseAddresses(answer: string | null): void;
  /** From now on whoever connects waits for a greeting that never comes; or is greeted again. */
  sayNothing(isSilent: boolean): void;
  /** How many were left to wait. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** A mail server of a few lines. */
export async function openMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  let refusal: string | null = null;
  let isSilent = false;
  let waiting = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (isSilent) {
      waiting++;
      socket.resume();
      return;
    }
    let data = '';
    let inData = false;
    const answerTo = (line: string): string => {
      if (line === 'DATA') return '354 go on';
      return line.startsWith('RCPT') && refusal ? refusal : '250 fine';
    };
    socket.write('220 mail.example.org\r\n');
    socket.on('data', (chunk) => {
      data += chunk.toString();
      while (data.includes('\r\n')) {
        if (inData) {
          const end = data.indexOf('\r\n.\r\n');
          if (end < 0) return;
          taken.push(data.slice(0, end));
          data = data.slice(end + 5);
          inData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const line = data.slice(0, data.indexOf('\r\n'));
        data = data.slice(line.length + 2);
        if (line === 'QUIT') {
          socket.end('221 bye\r\n');
          continue;
        }
        inData = line === 'DATA';
        socket.write(`${answerTo(line)}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    refuseAddresses: (answer) => (refusal = answer),
    sayNothing: (now) => (isSilent = now),
    get waiting() {
      return waiting;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

import net from 'node:net';
import { once } from 'node:events';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it crossed the wire, without the dots that SMTP adds. */
  data: string;
}

/** A mail server for tests: keeps what it is sent. `refuse` makes it turn mails away. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const state = { refuse: false };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, state, received);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    state,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: net.Socket, state: { refuse: boolean }, received: ReceivedMail[]): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let buffered = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (inData) {
      if (line === '.') {
        inData = false;
        received.push(mail);
        mail = { from: '', to: [], data: '' };
        say('250 taken');
      } else mail.data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/);
    if (command === 'MAIL') {
      if (state.refuse) return say('451 come back later');
      mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    } else if (command === 'RCPT') mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
    else if (command === 'DATA') {
      inData = true;
      return say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      return socket.end();
    }
    say('250 ok');
  };
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (buffered + String(chunk)).split('\r\n');
    buffered = lines.pop() ?? '';
    lines.forEach(hear);
  });
  socket.on('error', () => socket.destroy());
  say('220 test');
}

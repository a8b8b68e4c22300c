import net from 'node:net';
import { once } from 'node:events';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** As it crossed the wire, without the dots that SMTP adds. */
  data: string;
}

interface Mood {
  /** Turns every mail away for now. */
  refuse: boolean;
  /** So many mails it takes and says so; those after them it takes, and says nothing of it. */
  silentAfter: number;
  /** The answer to these commands, where it is another than yes. */
  answers: Partial<Record<'MAIL' | 'RCPT' | 'DATA', string>>;
}

/** A mail server for tests: keeps what it is sent. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const state: Mood = { refuse: false, silentAfter: Infinity, answers: {} };
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

function converse(socket: net.Socket, state: Mood, received: ReceivedMail[]): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let buffered = '';
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (inData) {
      if (line === '.') {
        inData = false;
        if (state.answers.DATA) return say(state.answers.DATA);
        received.push(mail);
        mail = { from: '', to: [], data: '' };
        if (received.length <= state.silentAfter) say('250 taken');
      } else mail.data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/);
    if (command === 'MAIL') {
      const refusal = state.refuse ? '451 come back later' : state.answers.MAIL;
      if (refusal) return say(refusal);
      mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    } else if (command === 'RCPT') {
      if (state.answers.RCPT) return say(state.answers.RCPT);
      mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
    } else if (command === 'DATA') {
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

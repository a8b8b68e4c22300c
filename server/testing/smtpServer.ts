import net from 'node:net';
import { once } from 'node:events';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The message without SMTP dot-stuffing. */
  data: string;
}

interface ServerState {
  /** Answers every MAIL command with a temporary error. */
  refuse: boolean;
  /** Number of mails to acknowledge; later mails are stored but get no answer. */
  silentAfter: number;
  /** Milliseconds to delay each answer and the greeting. */
  delay: number;
  /** Sent instead of every answer and the greeting; null to answer normally. */
  nonsense: string | null;
  /** Mails to this address get no answer, so their connections stay open. */
  silentTo: string | null;
  /** Number of mails to that address. */
  unanswered: number;
  /** Answers to send instead of success, by command. */
  answers: Partial<Record<'MAIL' | 'RCPT' | 'DATA', string>>;
}

/** An SMTP server for tests that stores what it receives. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = [];
  const state: ServerState = {
    refuse: false,
    silentAfter: Infinity,
    delay: 0,
    nonsense: null,
    silentTo: null,
    unanswered: 0,
    answers: {},
  };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    converse(socket, state, received);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const close = async () => {
    if (!server.listening) return;
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    state,
    /** Refuses connections until `comeUp`. */
    goDown: close,
    comeUp: () => listen(address.port),
    stop: close,
  };
}

function converse(socket: net.Socket, state: ServerState, received: ReceivedMail[]): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let buffered = '';
  let inData = false;
  /** @param said called when the client has received this answer and not `nonsense` */
  const answer = (line: string, said = () => undefined as void) => {
    if (state.nonsense !== null) return void socket.write(`${state.nonsense}\r\n`);
    const say = () => {
      socket.write(`${line}\r\n`);
      said();
    };
    if (state.delay === 0) return say();
    const timer = setTimeout(say, state.delay);
    socket.once('close', () => clearTimeout(timer));
  };
  const handleLine = (line: string) => {
    if (inData) {
      if (line === '.') {
        inData = false;
        if (state.answers.DATA) return answer(state.answers.DATA);
        const taken = mail;
        mail = { from: '', to: [], data: '' };
        if (received.length >= state.silentAfter) return void received.push(taken);
        answer('250 taken', () => received.push(taken));
      } else mail.data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/);
    if (command === 'MAIL') {
      const refusal = state.refuse ? '451 come back later' : state.answers.MAIL;
      if (refusal) return answer(refusal);
      mail.from = /<(.*?)>/.exec(line)?.[1] ?? '';
    } else if (command === 'RCPT') {
      if (state.answers.RCPT) return answer(state.answers.RCPT);
      const recipient = /<(.*?)>/.exec(line)?.[1] ?? '';
      if (recipient === state.silentTo) return void (state.unanswered += 1);
      mail.to.push(recipient);
    } else if (command === 'DATA') {
      inData = true;
      return answer('354 go on');
    } else if (command === 'QUIT') {
      answer('221 bye');
      return socket.end();
    }
    answer('250 ok');
  };
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (buffered + String(chunk)).split('\r\n');
    buffered = lines.pop() ?? '';
    lines.forEach(handleLine);
  });
  socket.on('error', () => socket.destroy());
  answer('220 test');
}

import { describe, expect, test } from '@jest/globals';
import { WireFrames, concat, queryMessage, syncMessage } from './wireFrames.js';

const startup = new Uint8Array([0, 0, 0, 9, 0, 3, 0, 0, 0]);
const message = (type: string, ...body: number[]) =>
  new Uint8Array([type.charCodeAt(0), 0, 0, 0, body.length + 4, ...body]);
const parse = message('P', 1, 2, 3);
const bind = message('B', 4);
const plain = (pieces: ReturnType<WireFrames['add']>) =>
  pieces.map(({ kind, bytes }) => ({ kind, bytes: [...bytes] }));

describe('the pieces of a client stream', () => {
  test('are the start-up packet and then whole batches', () => {
    const frames = new WireFrames();
    const query = queryMessage('select 1');
    expect(plain(frames.add(concat([startup, query])))).toEqual([
      { kind: 'startup', bytes: [...startup] },
      { kind: 'batch', bytes: [...query] },
    ]);
  });

  test('wait for the message that asks for an answer', () => {
    const frames = new WireFrames();
    frames.add(startup);
    expect(frames.add(concat([parse, bind]))).toEqual([]);
    expect(plain(frames.add(syncMessage))).toEqual([
      { kind: 'batch', bytes: [...parse, ...bind, ...syncMessage] },
    ]);
  });

  test('come out the same when the bytes arrive one by one', () => {
    const frames = new WireFrames();
    const stream = concat([startup, parse, bind, syncMessage, queryMessage('select 2'), parse]);
    const pieces = [...stream].flatMap((byte) => plain(frames.add(new Uint8Array([byte]))));
    expect(pieces.map(({ kind }) => kind)).toEqual(['startup', 'batch', 'batch']);
    expect(pieces[1]?.bytes).toEqual([...parse, ...bind, ...syncMessage]);
    expect(pieces[2]?.bytes).toEqual([...queryMessage('select 2')]);
  });

  test('leave what belongs to the next batch for later', () => {
    const frames = new WireFrames();
    frames.add(startup);
    expect(plain(frames.add(concat([syncMessage, parse])))).toEqual([
      { kind: 'batch', bytes: [...syncMessage] },
    ]);
    expect(plain(frames.add(syncMessage))).toEqual([
      { kind: 'batch', bytes: [...parse, ...syncMessage] },
    ]);
  });
});

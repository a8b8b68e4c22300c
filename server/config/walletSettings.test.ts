import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  appleVariables,
  makeAppleCertificates,
  makeGoogleAccount,
  type AppleCertificates,
} from '../testing/walletAccounts';
import { readConfig } from './config';
import { ConfigError, type Env } from './env';

let apple: AppleCertificates;
let whole: ReturnType<typeof appleVariables>;
const google = makeGoogleAccount();
const folder = mkdtempSync(path.join(os.tmpdir(), 'foyer-settings-'));

beforeAll(() => {
  apple = makeAppleCertificates();
  whole = appleVariables(apple);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The lines of what stops the start. */
function refusal(env: Env): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

function file(name: string, content: string): string {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}

describe('Apple Wallet', () => {
  it('is off without its settings', () => {
    expect(readConfig({}).appleWallet).toBeUndefined();
  });

  it('takes certificates as PEM, on one line, or as files', () => {
    const expected = { passTypeId: apple.passTypeId, teamId: apple.teamId };
    expect(readConfig(whole).appleWallet).toMatchObject(expected);
    const onOneLine = { ...whole, APPLE_PASS_KEY: whole.APPLE_PASS_KEY.replaceAll('\n', '\\n') };
    expect(readConfig(onOneLine).appleWallet).toMatchObject(expected);
    const inFiles = {
      ...whole,
      APPLE_PASS_CERTIFICATE: file('pass.pem', whole.APPLE_PASS_CERTIFICATE),
      APPLE_PASS_KEY: file('pass.key', apple.lockedKey),
      APPLE_PASS_KEY_PASSPHRASE: 'apple pie',
    };
    expect(readConfig(inFiles).appleWallet?.key).toBe(readConfig(whole).appleWallet?.key);
  });

  it('stops the start when it is half configured', () => {
    expect(refusal({ APPLE_TEAM_ID: apple.teamId })).toEqual([
      'APPLE_PASS_TYPE_ID is missing: Apple Wallet needs it.',
      'APPLE_PASS_CERTIFICATE is missing: Apple Wallet needs it.',
      'APPLE_PASS_KEY is missing: Apple Wallet needs it.',
      'APPLE_WWDR_CERTIFICATE is missing: Apple Wallet needs it.',
    ]);
    expect(refusal({ APPLE_PASS_KEY_PASSPHRASE: 'apple pie' })).toEqual([
      'APPLE_PASS_KEY_PASSPHRASE is set, but APPLE_PASS_KEY is not.',
    ]);
  });

  it('stops the start when its settings do not fit each other', () => {
    const KEY =
      'APPLE_PASS_KEY must be an RSA private key in PEM, or the path of its file; one with a passphrase needs APPLE_PASS_KEY_PASSPHRASE.';
    const cases: [Env, string][] = [
      [
        { APPLE_PASS_TYPE_ID: 'com.acme' },
        'APPLE_PASS_TYPE_ID must begin with "pass.", like pass.com.acme.ticket.',
      ],
      [
        { APPLE_PASS_TYPE_ID: 'pass.acme' },
        `APPLE_PASS_CERTIFICATE is for ${apple.passTypeId}, but APPLE_PASS_TYPE_ID is pass.acme.`,
      ],
      [
        { APPLE_TEAM_ID: 'OTHER' },
        `APPLE_PASS_CERTIFICATE is for ${apple.teamId}, but APPLE_TEAM_ID is OTHER.`,
      ],
      [
        { APPLE_PASS_KEY: apple.loopback.key },
        'APPLE_PASS_KEY is not the key of APPLE_PASS_CERTIFICATE.',
      ],
      [
        { APPLE_WWDR_CERTIFICATE: apple.otherAuthority.certificate },
        'APPLE_WWDR_CERTIFICATE did not issue APPLE_PASS_CERTIFICATE.',
      ],
      [{ APPLE_PASS_KEY: apple.lockedKey }, KEY],
      [{ APPLE_PASS_KEY: apple.lockedKey, APPLE_PASS_KEY_PASSPHRASE: 'apple tart' }, KEY],
      [{ APPLE_PASS_KEY: '/nowhere/pass.key' }, 'APPLE_PASS_KEY names a file that cannot be read.'],
      [
        { APPLE_PASS_CERTIFICATE: '-----BEGIN CERTIFICATE-----' },
        'APPLE_PASS_CERTIFICATE must be a certificate in PEM, or the path of its file.',
      ],
    ];
    for (const [change, sentence] of cases) {
      expect(refusal({ ...whole, ...change })).toEqual([sentence]);
    }
  });
});

describe('Google Wallet', () => {
  const { variables } = google;

  it('takes the key of the service account as JSON or as a file', () => {
    expect(readConfig({}).googleWallet).toBeUndefined();
    const expected = { issuerId: google.issuerId, accountEmail: google.email };
    expect(readConfig(variables).googleWallet).toMatchObject(expected);
    const account = file('account.json', variables.GOOGLE_WALLET_SERVICE_ACCOUNT);
    const inFile = { ...variables, GOOGLE_WALLET_SERVICE_ACCOUNT: account };
    expect(readConfig(inFile).googleWallet).toMatchObject(expected);
  });

  it('stops the start when it is half configured or not a service account', () => {
    const { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_SERVICE_ACCOUNT } = variables;
    expect(refusal({ GOOGLE_WALLET_ISSUER_ID })).toEqual([
      'GOOGLE_WALLET_SERVICE_ACCOUNT is missing: Google Wallet needs it.',
    ]);
    expect(refusal({ GOOGLE_WALLET_SERVICE_ACCOUNT })).toEqual([
      'GOOGLE_WALLET_ISSUER_ID is missing: Google Wallet needs it.',
    ]);
    expect(refusal({ ...variables, GOOGLE_WALLET_ISSUER_ID: 'acme' })).toEqual([
      'GOOGLE_WALLET_ISSUER_ID must be the number of the issuer.',
    ]);
    for (const account of ['{}', '{"client_email":"a@b.example","private_key":"x"}', '{']) {
      expect(refusal({ ...variables, GOOGLE_WALLET_SERVICE_ACCOUNT: account })).toEqual([
        'GOOGLE_WALLET_SERVICE_ACCOUNT must be the JSON key of a service account with client_email and private_key, or the path of its file.',
      ]);
    }
  });
});

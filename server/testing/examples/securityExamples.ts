import { signIn } from '../people';
import { codeAt } from '../secondFactors';
import { personNamed } from '../../demo/world/people';
import { createAuthenticator } from '../passkeys';
import { exampleTime, type Examples, type ExampleWorld } from './exampleWorld';

const asha = { as: 'asha' };

const startedTotp = async ({ answer }: ExampleWorld) => {
  const { secret } = await answer('startTotp', asha);
  return { as: 'asha', body: { otp: codeAt(secret, exampleTime) } };
};

/** Adds a passkey of Asha's phone. */
async function withPasskey(world: ExampleWorld) {
  const authenticator = createAuthenticator(world.config.publicUrl);
  const { challenge } = await world.answer('startPasskey', asha);
  const credential = authenticator.register({ challenge });
  await world.answer('addPasskey', { as: 'asha', body: { credential, name: 'Phone' } });
  // Its id is random.
  const id = 'mYf8kP2sQxWc5vNj7LdRaA';
  await world.db.updateTable('passkeys').set({ id }).where('id', '=', authenticator.id).execute();
  return id;
}

/** Sessions and second factors. */
export const securityExamples = {
  listSessions: async (world) => {
    const id = '2f1d9c3e-7a54-4b86-9e0d-3f9a5c0d7e10';
    const user = personNamed('asha');
    const headers = await signIn(world, user, id);
    await world.db
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .where('id', '<>', id)
      .execute();
    await world.db
      .updateTable('sessions')
      .set({ user_agent: 'Chrome/142.0 (Windows NT 10.0)', network: '203.0.113.0/24' })
      .where('id', '=', id)
      .execute();
    return { headers };
  },
  getConfirmationMethods: asha,
  getTotp: asha,
  startTotp: asha,
  confirmTotp: startedTotp,
  countRecoveryCodes: asha,
  renewRecoveryCodes: async (world) => {
    await world.answer('confirmTotp', await startedTotp(world));
    return asha;
  },
  listPasskeys: async (world) => {
    await withPasskey(world);
    return asha;
  },
  startPasskey: asha,
  addPasskey: async ({ answer, config }) => {
    const { challenge } = await answer('startPasskey', asha);
    const credential = createAuthenticator(config.publicUrl).register({ challenge });
    return { as: 'asha', body: { credential, name: 'Phone' } };
  },
  renamePasskey: async (world) => {
    const id = await withPasskey(world);
    return { as: 'asha', path: { id }, body: { name: 'Work phone' } };
  },
  startPasskeySignIn: {},
  signInWithPasskey: async (world) => {
    const authenticator = createAuthenticator(world.config.publicUrl);
    const { challenge } = await world.answer('startPasskey', asha);
    const credential = authenticator.register({ challenge });
    await world.answer('addPasskey', { as: 'asha', body: { credential } });
    const signIn = await world.answer('startPasskeySignIn');
    return { body: { credential: authenticator.signIn({ challenge: signIn.challenge }) } };
  },
  getCompanySecondFactor: { as: 'meera' },
  setCompanySecondFactor: { as: 'meera', body: { required_for_admins: true } },
} satisfies Examples;

import { demoPassword, personNamed } from '../../demo/world/people';
import { codeFor, resetTokenFor } from '../mails';
import { invitation } from './companyExamples';
import type { Examples } from './exampleWorld';

const account = { username: 'asha', password: demoPassword };
const { email } = personNamed('asha');
const newPassword = 'a long new password';
const newcomer = {
  email: 'kavya.reddy@northwind.example',
  first_name: 'Kavya',
  last_name: 'Reddy',
  password: newPassword,
};

export const authExamples = {
  signIn: { body: account },
  requestSignup: { body: newcomer },
  verifySignup: async (world) => {
    await world.answer('requestSignup', { body: newcomer });
    return { body: { email: newcomer.email, otp: await codeFor(world, newcomer.email) } };
  },
  resendOtp: { body: { email: newcomer.email } },
  verifyToken: { as: 'asha' },
  refreshSession: async ({ answer }) => {
    const session = await answer('signIn', { body: account });
    return { body: { refresh_token: session.refresh_token } };
  },
  requestPasswordReset: { body: { email } },
  resetPassword: async (world) => {
    await world.answer('requestPasswordReset', { body: { email } });
    return { body: { email, otp: await codeFor(world, email), password: newPassword } };
  },
  resetPasswordByLink: async (world) => {
    await world.answer('requestPasswordReset', { body: { email } });
    return { body: { token: await resetTokenFor(world, email), password: newPassword } };
  },
  getInvitation: async (world) => ({ token: (await invitation(world)).token }),
  acceptInvitation: async (world) => {
    const { email: _email, ...body } = newcomer;
    return { token: (await invitation(world)).token, body };
  },
} satisfies Examples;

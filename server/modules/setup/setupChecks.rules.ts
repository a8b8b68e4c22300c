import type { Config } from '../../config/config';
import { isInventedSeller } from '../../config/sellerSettings';
import type { Schemas } from '../../contract/types';

type Check = Schemas['SetupCheck'];

/** Mail to the reserved example domains is never delivered. */
const isExample = (address: string) => /(@|\.)example(\.(com|org|net))?$/.test(address);

const lastFour = (key: string | undefined) => key?.slice(-4) ?? null;

const isTestKey = (key: string | undefined) => /^(sk_test_|rk_test_|rzp_test_)/.test(key ?? '');

const isLocal = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Each setting with its value, secrets masked, and the environment variables that change it. */
export function setupChecks(config: Config): Check[] {
  const { stripe, razorpay, mailFrom, seller } = config;
  const gateway = (
    name: 'razorpay' | 'stripe',
    key: string | undefined,
    variables: string[],
  ): Check => {
    if (!config.gateways.includes(name)) {
      return { name, status: 'not_set', value: null, variables };
    }
    return { name, status: isTestKey(key) ? 'test' : 'ready', value: lastFour(key), variables };
  };
  const hasSandbox = config.gateways.includes('sandbox');
  const isMailOff = config.smtpUrl === undefined;
  return [
    gateway('razorpay', razorpay.keyId, [
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
    ]),
    gateway('stripe', stripe.secretKey, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']),
    {
      name: 'sandbox',
      status: hasSandbox ? 'test' : 'off',
      value: null,
      variables: ['PAYMENTS'],
    },
    {
      name: 'mail',
      status: isMailOff ? 'attention' : 'ready',
      // The URL may contain a password, so only the host name is shown.
      value: config.smtpUrl === undefined ? null : new URL(config.smtpUrl).hostname,
      variables: ['SMTP_URL'],
    },
    {
      name: 'sender',
      status: isExample(mailFrom.address) ? 'attention' : 'ready',
      value: `${mailFrom.name} <${mailFrom.address}>`,
      variables: ['MAIL_FROM'],
    },
    {
      name: 'support',
      status: isExample(config.supportEmail) ? 'attention' : 'ready',
      value: config.supportEmail,
      variables: ['SUPPORT_EMAIL'],
    },
    {
      name: 'address',
      status: isLocal(config.publicUrl) ? 'attention' : 'ready',
      value: config.publicUrl,
      variables: ['PUBLIC_URL'],
    },
    {
      name: 'seller',
      status: seller === undefined ? 'attention' : isInventedSeller(seller) ? 'test' : 'ready',
      value: seller?.name ?? null,
      variables: ['SELLER_NAME', 'SELLER_GSTIN', 'SELLER_ADDRESS', 'SELLER_STATE'],
    },
  ];
}

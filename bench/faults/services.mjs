/** What stands outside: two gateways and a mail server, each a fake that can fail. */
import { startFakeRazorpay, razorpayKeys } from '../../server/testing/fakeRazorpay.ts';
import { startFakeStripe, stripeKeys } from '../../server/testing/fakeStripe.ts';
import { startSmtpServer } from '../../server/testing/smtpServer.ts';

/** Milliseconds. */
const SLOW = 30_000;

/** Each of them breaks one thing outside; `healed` makes it whole again. */
const gatewayFaults = {
  down: (fake) => fake.goDown(),
  slow: async (fake) => (fake.failureMode = 'slow'),
  nonsense: async (fake) => (fake.failureMode = 'nonsense'),
};
const mailFaults = {
  down: (smtp) => smtp.goDown(),
  slow: async ({ state }) => (state.delay = SLOW),
  nonsense: async ({ state }) => (state.nonsense = 'HTTP/1.1 400 Bad Request'),
};

export async function startServices() {
  const [stripe, razorpay, smtp] = await Promise.all([
    startFakeStripe(),
    startFakeRazorpay(),
    startSmtpServer(),
  ]);
  const gateways = { stripe, razorpay };
  return {
    gateways,
    smtp,
    env: {
      PAYMENTS: 'stripe,razorpay',
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_BASE_URL: stripe.url,
      RAZORPAY_KEY_ID: razorpayKeys.keyId,
      RAZORPAY_KEY_SECRET: razorpayKeys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: razorpayKeys.webhookSecret,
      RAZORPAY_BASE_URL: razorpay.url,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Foyer <tickets@foyer.example>',
    },
    breakGateways: (how) => Promise.all(Object.values(gateways).map(gatewayFaults[how])),
    breakMail: (how) => mailFaults[how](smtp),
    /** @param how as they were broken */
    async heal({ gateways: gatewaysHow, mail }) {
      for (const fake of Object.values(gateways)) {
        fake.failureMode = 'none';
        if (gatewaysHow === 'down') await fake.comeUp();
      }
      Object.assign(smtp.state, { delay: 0, nonsense: null });
      if (mail === 'down') await smtp.comeUp();
    },
    /** What a gateway sends when one of its orders is paid. */
    eventOf: (name, orderId) =>
      name === 'stripe' ? stripe.completed(orderId) : razorpay.linkPaid(orderId),
    stop: () => Promise.all([stripe.close(), razorpay.close(), smtp.stop()]),
  };
}

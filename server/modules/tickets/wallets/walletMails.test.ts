import { expect, it } from '@jest/globals';
import { mailsTo } from '../../../testing/mails';
import { buildWalletApp } from './wallets.testUtils';

it('the mail with a ticket leads to the page that adds it to a wallet', async () => {
  const wallet = await buildWalletApp();
  await wallet.sell();
  const [mail] = await mailsTo(wallet.test, 'devika@guests.example');
  const text = mail?.text ?? '';
  const page = /https:\/\/tickets\.acme\.example\/t\/[\w-]+/.exec(text)?.[0] ?? 'none';
  for (const label of ['Add to Apple Wallet', 'Add to Google Wallet']) {
    expect(text).toContain(`${label}: ${page}`);
    expect(mail?.html).toContain(`>${label}</a>`);
  }
  await wallet.close();
});

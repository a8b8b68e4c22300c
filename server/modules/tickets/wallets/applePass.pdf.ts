import type { AppleWallet } from '../../../config/walletSettings';
import type { ApplePass } from './applePass.rules';
import { passIcons } from './passIcons.rules';

/** Signs one pass. */
export interface ApplePassJob {
  kind: 'apple_pass';
  pass: ApplePass;
  signer: Pick<AppleWallet, 'certificate' | 'key' | 'wwdrCertificate'>;
}

/**
 * The `.pkpass` file. Its signature takes the processor 50 ms, so it is made on the thread that draws PDFs. The
 * library is loaded with the first pass, because most servers have no wallet.
 */
export async function packApplePass({ pass, signer }: ApplePassJob): Promise<Buffer> {
  const { PKPass } = await import('passkit-generator');
  const files = { ...passIcons, 'pass.json': Buffer.from(JSON.stringify(pass)) };
  return new PKPass(files, {
    signerCert: signer.certificate,
    signerKey: signer.key,
    wwdr: signer.wwdrCertificate,
  }).getAsBuffer();
}

import type { AppleWallet } from '../../../config/walletSettings';
import type { ApplePass } from './applePass.rules';

/** `public/favicon.svg` on a square, because the phone rounds the corners by itself. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" fill="#12100E"/>
  <path d="M8 26V14.5a8 8 0 0 1 16 0V26" fill="none" stroke="#F4EFE6" stroke-width="2.2"/>
  <path d="M12.4 26V14.8a3.6 3.6 0 0 1 7.2 0V26z" fill="#E2B15B"/>
</svg>`;

/** Pixels of the icon, by the name of its file; Apple asks for 29 points in three densities. */
const icons = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;

/** Signs one pass. */
export interface ApplePassJob {
  kind: 'apple_pass';
  pass: ApplePass;
  signer: Pick<AppleWallet, 'certificate' | 'key' | 'wwdrCertificate'>;
}

let drawnIcons: Promise<Record<string, Buffer>> | undefined;

async function drawIcons(): Promise<Record<string, Buffer>> {
  const { default: sharp } = await import('sharp');
  const drawn = await Promise.all(
    Object.entries(icons).map(
      async ([name, size]) =>
        [name, await sharp(Buffer.from(ICON)).resize(size).png().toBuffer()] as const,
    ),
  );
  return Object.fromEntries(drawn);
}

/**
 * The `.pkpass` file. Its signature takes the processor 50 ms, so it is made on the thread that draws PDFs. The
 * libraries are loaded with the first pass, because most servers have no wallet.
 */
export async function packApplePass({ pass, signer }: ApplePassJob): Promise<Buffer> {
  const { PKPass } = await import('passkit-generator');
  drawnIcons ??= drawIcons();
  const files = { ...(await drawnIcons), 'pass.json': Buffer.from(JSON.stringify(pass)) };
  return new PKPass(files, {
    signerCert: signer.certificate,
    signerKey: signer.key,
    wwdr: signer.wwdrCertificate,
  }).getAsBuffer();
}

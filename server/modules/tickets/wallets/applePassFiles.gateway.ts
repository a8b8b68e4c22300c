import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
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

async function drawIcons(): Promise<Record<string, Buffer>> {
  const drawn = await Promise.all(
    Object.entries(icons).map(
      async ([name, size]) =>
        [name, await sharp(Buffer.from(ICON)).resize(size).png().toBuffer()] as const,
    ),
  );
  return Object.fromEntries(drawn);
}

/** Packs and signs passes. The icons are drawn with the first one. */
export function createApplePassFiles({ certificate, key, wwdrCertificate }: AppleWallet) {
  let images: Promise<Record<string, Buffer>> | undefined;
  return {
    /** The `.pkpass` file. */
    async pack(pass: ApplePass): Promise<Buffer> {
      images ??= drawIcons();
      const files = { ...(await images), 'pass.json': Buffer.from(JSON.stringify(pass)) };
      return new PKPass(files, {
        signerCert: certificate,
        signerKey: key,
        wwdr: wwdrCertificate,
      }).getAsBuffer();
    },
  };
}
